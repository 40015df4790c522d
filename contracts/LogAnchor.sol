// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Where logs put their heads on record: each sender is one append-only log, its anchors only ever grow.
/// There is no owner, no upgrade and nothing to configure, so the contract has one address on every chain.
///
/// One storage slot for each log keeps an anchor at about 29,000 gas, whatever the number of entries it
/// covers; a second slot for the whole root would make it about 34,000. So the whole root is in the event,
/// and the slot keeps its first 19 bytes (152 bits), which is enough for `isLatest` to tell from the chain's
/// state alone, even where a node has pruned old events, that a given root is not the one anchored.
contract LogAnchor {
    struct Head {
        uint64 size;
        uint40 time;
        bytes19 rootStart;
    }

    event Anchored(address indexed log, uint64 indexed size, bytes32 root);

    error SizeNotIncreased(uint64 latest, uint64 size);

    mapping(address log => Head) private heads;

    /// Anchors the sender's log: its size (number of entries) and the root of its Merkle tree at that size.
    function anchor(uint64 size, bytes32 root) external {
        uint64 previous = heads[msg.sender].size;
        if (size <= previous) revert SizeNotIncreased(previous, size);
        heads[msg.sender] = Head(size, uint40(block.timestamp), bytes19(root));
        emit Anchored(msg.sender, size, root);
    }

    /// The size that `log` anchored last and the block's time in Unix seconds; zeros if it never did.
    function latest(address log) external view returns (uint64 size, uint64 time) {
        Head memory head = heads[log];
        return (head.size, head.time);
    }

    /// Whether the last anchor of `log` is this size with this root.
    function isLatest(address log, uint64 size, bytes32 root) external view returns (bool) {
        Head memory head = heads[log];
        return size > 0 && head.size == size && head.rootStart == bytes19(root);
    }
}
