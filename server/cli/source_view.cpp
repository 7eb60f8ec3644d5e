#include "cli/source_view.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/printable.h"

namespace cli {
namespace {

// Columns of a terminal that a source line may take.
constexpr std::size_t kLineWidth = 100;
constexpr std::size_t kStepWidth = 90;
constexpr std::size_t kNameWidth = 40;

std::size_t width_of(std::string_view bytes) {
  std::size_t width = 0;
  for (const Glyph& glyph : glyphs_of(bytes)) width += glyph.width;
  return width;
}

std::string padded(std::string text, std::size_t width) {
  const std::size_t has = width_of(text);
  if (has < width) text.append(width - has, ' ');
  return text;
}

}  // namespace

std::string SourceView::covered(text::Range range) const {
  const Excerpt shown = excerpt(text_, range, 2 * kNameWidth, true);
  return shown.mark_width < kNameWidth ? shown.marked : shown.marked + "…";
}

std::string SourceView::underlined(text::Range range, Ink ink, std::string_view note) {
  const std::string line = fmt::format("{}", text_.line_of(range.begin) + 1);
  const Excerpt shown = excerpt(text_, range, kLineWidth, true);
  const std::string margin(std::max<std::size_t>(line.size(), 4), ' ');
  const std::string bar = palette_.paint(Ink::kFaint, "|");
  std::string under(shown.mark_width, '^');
  if (!note.empty()) under += " " + printable(note);
  return fmt::format("{} {}\n{:>{}} {} {}{}{}\n{} {} {}{}\n", margin, bar, line, margin.size(), bar,
                     shown.before, palette_.paint(Ink::kStrong, shown.marked), shown.after, margin,
                     bar, std::string(shown.mark_column, ' '), palette_.paint(ink, under));
}

std::string SourceView::steps(const std::vector<ShownStep>& steps) {
  std::size_t place_width = 0;
  std::size_t name_width = 0;
  std::vector<std::string> places;
  std::vector<std::string> names;
  for (const ShownStep& step : steps) {
    places.push_back(position(step.range.begin));
    names.push_back(step.name.empty() ? covered(step.range) : printable(step.name));
    place_width = std::max(place_width, places.back().size());
    name_width = std::max(name_width, std::min(width_of(names.back()), kNameWidth));
  }
  const std::size_t number_width = fmt::format("{}", steps.size()).size();
  std::string all;
  text::Offset shown_line = text_.line_count();
  for (std::size_t i = 0; i < steps.size(); ++i) {
    all += fmt::format(
        "  {:>{}}. {}  {}  {}\n", i + 1, number_width, padded(places[i], place_width),
        palette_.paint(Ink::kPlace, padded(names[i], name_width)), printable(steps[i].message));
    const text::Offset line = text_.line_of(steps[i].range.begin);
    if (line != shown_line) all += step_source(steps[i].range, number_width + 4);
    shown_line = line;
  }
  return all;
}

std::string SourceView::step_source(text::Range range, std::size_t indent) {
  const Excerpt shown = excerpt(text_, range, kStepWidth, false);
  return fmt::format("{}{} {}{}{}\n", std::string(indent, ' '), palette_.paint(Ink::kFaint, "|"),
                     shown.before, palette_.paint(Ink::kStrong, shown.marked), shown.after);
}

}  // namespace cli
