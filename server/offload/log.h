#pragma once

// XLA's own texts, exact: messages, warnings, and the lines that --vmodule=host_offloader=N prints,
// without prefix (docs/offload.md).

#include <string>
#include <string_view>

#include "offload/graph.h"
#include "offload/profile.h"

namespace offload {

std::string leak_message(std::string_view start, const Profile& profile);
std::string host_compute_warning(std::string_view name, const Profile& profile);
// Of the profile without host compute.
std::string use_message(std::string_view start, std::string_view name);
std::string slice_message(std::string_view slice, std::string_view offender);
std::string_view two_aliases_message();
std::string slice_warning(std::string_view opcode, std::string_view name);
std::string offloading_line(std::string_view name, const Profile& profile);
std::string streaming_line(std::int64_t parameter, std::string_view shape, std::string_view index,
                           const Profile& profile);
std::string_view split_warning();
std::string_view disabled_message();
std::string base_parameter_message(std::string_view name, std::string_view index);
std::string no_broadcast_message(std::string_view update_slice);
std::string condition_message(std::string_view name);
std::string buffer_operands_message(const Profile& profile);
std::string replacement_message(const Graph& graph, NodeId old_value, NodeId new_value);
std::string removal_message(std::string_view instruction);
std::string live_message(std::string_view name);
std::string has_layout_message(const hlo::Shape& shape);  // printed without layouts

// Of the legalizer. `callers`: their names, with commas between.
std::string callers_message(std::string_view computation, std::size_t count,
                            std::string_view callers);
std::string_view one_caller_message();
std::string operand_message(std::string_view old_shape, std::string_view new_shape);
std::string copy_shape_message(std::string_view copy);
std::string bitcast_dimension_message(std::string_view bitcast);
std::string bitcast_shape_message(std::string_view name, std::string_view from,
                                  std::string_view to);
std::string bitcast_layout_message(std::string_view bitcast);
std::string bitcast_rank_message(std::string_view bitcast);

// Of host calls.
std::string several_ends_message(std::string_view start, std::string_view first,
                                 std::string_view second);
std::string async_message(std::string_view instruction);

}  // namespace offload
