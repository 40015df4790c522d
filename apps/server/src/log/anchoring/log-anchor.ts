import { type Address, getCreate2Address, type Hex, parseAbi, zeroHash } from "viem";
import compiled from "../../../../../contracts/LogAnchor.json" with { type: "json" };

/** The interface of `contracts/LogAnchor.sol`, in the form viem infers types from. */
export const logAnchorAbi = parseAbi([
  "error SizeNotIncreased(uint64 latest, uint64 size)",
  "event Anchored(address indexed log, uint64 indexed size, bytes32 root)",
  "function anchor(uint64 size, bytes32 root)",
  "function isLatest(address log, uint64 size, bytes32 root) view returns (bool)",
  "function latest(address log) view returns (uint64 size, uint64 time)",
]);

/** The deterministic-deployment proxy: the same code at the same address on every chain that has it. */
export const deploymentProxy: Address = "0x4e59b44847b379578588920ca78fbf26c0b4956c";

/** The calldata for the proxy to deploy the contract: the salt (zero), then the creation code. */
export const deploymentData = `${zeroHash}${compiled.bytecode.slice(2)}` as Hex;

/** The contract's address on every chain (CREATE2), lower case. */
export function logAnchorAddress(): Address {
  const bytecode = compiled.bytecode as Hex;
  return getCreate2Address({ from: deploymentProxy, salt: zeroHash, bytecode }).toLowerCase() as Address;
}
