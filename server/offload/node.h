#pragma once

// Node: an instruction of the scratch graph as a plain record, and the computation it stands in.
// Lists (operands, users, callees, memory spaces) lie in the graph's pools; a node holds where its
// part begins. An edit reads and writes tens of thousands of them, so they are small.

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "hlo/instruction.h"
#include "hlo/opcode.h"
#include "offload/annotations.h"
#include "offload/shapes.h"

namespace offload {

using NodeId = std::uint32_t;
inline constexpr NodeId kNoNode = 0xffffffff;
using ComputationNumber = std::uint32_t;
inline constexpr ComputationNumber kNoComputation = 0xffffffff;

// When a comparison holds; framework text only.
enum class Direction : std::uint8_t { kNone, kEq, kNe, kLt, kLe, kGt, kGe };

// A position of the scratch graph.
struct Place {
  NodeId node = kNoNode;
  Sub sub = 0;

  bool operator==(const Place&) const = default;
  std::uint64_t key() const { return (std::uint64_t{node} << 32) | sub; }
};

struct Node {
  hlo::Opcode opcode = hlo::Opcode::kUnknown;
  Role role = Role::kPlain;
  Direction direction = Direction::kNone;  // of a comparison
  bool is_removed : 1 = false;
  bool has_control : 1 = false;  // has control predecessors or successors
  bool has_split_user : 1 = false;
  bool is_visited : 1 = false;     // a MoveToHost that was treated or met
  bool is_update_met : 1 = false;  // an update slice that some walk met
  bool is_update_start : 1 = false;
  bool has_host_data : 1 = false;  // an update slice whose base or update some walk came through
  bool has_buffer : 1 = false;
  bool is_host_compute : 1 = false;
  bool has_side_effect : 1 = false;     // framework text only, as the next two
  bool is_host_marked : 1 = false;      // the framework runs it on the host
  bool is_host_call : 1 = false;        // an async-start whose computation the host executes
  bool has_inferred_shape : 1 = false;  // the text writes none
  bool is_clone : 1 = false;            // made by the legalizer after another instruction
  bool has_misfit_layout : 1 = false;   // the legalizer gave it the layout of another rank
  bool keeps_single_round : 1 = false;  // a loop that the framework does not want taken apart
  // Of a small constant that is no fraction; true is 1; -1 for anything else.
  std::int16_t literal = -1;
  ComputationNumber computation = 0;
  ShapeNumber shape = 0;
  std::uint32_t first_operand = 0;
  std::uint32_t operand_count = 0;
  std::uint32_t first_user = 0;
  std::uint32_t user_count = 0;
  std::uint32_t user_capacity = 0;
  std::uint32_t first_callee = 0;
  std::uint32_t callee_count = 0;
  std::uint32_t first_space = 0;
  std::uint32_t origin = hlo::kNone;  // framework text: the node of the graph as written
                                      // (framework.h); of a clone also in other text
  std::uint32_t instance = 0;         // and the call path it belongs to
  std::int64_t number = -1;
  hlo::InstructionId source;  // does not exist for what the pass inserts
  hlo::Name name = 0;
  hlo::Name target = 0;
};

// Lists of more than this are looked up, so that wide tuples cost linear time.
inline constexpr std::uint32_t kWide = 24;

// The places of a user's operands by value.
using Positions = std::unordered_map<NodeId, std::vector<std::uint32_t>>;

// The users of a value with many, as places in the list: get-tuple-elements by number, others.
struct PartUsers {
  std::unordered_map<std::int64_t, std::vector<std::uint32_t>> elements;
  std::vector<std::uint32_t> others;
};

struct ScratchComputation {
  hlo::Name name = 0;
  NodeId root = kNoNode;
  std::vector<NodeId> nodes;       // in creation order; removed ones stay and are skipped
  std::vector<NodeId> parameters;  // by number; kNoNode where the text has none
  std::vector<NodeId> callers;     // one entry a call
  std::size_t first_in_order = 0;  // where its part of the graph's order begins
};

}  // namespace offload
