import { readFileSync, writeFileSync } from "node:fs";
import solc from "solc";

/** The compiler's package leaves its two functions untyped. */
const { compile, version } = solc as unknown as { compile: (input: string) => string; version: () => string };

/** The checked-in result: `LogAnchor.json` beside the source, which a test compares with a fresh compilation. */
export interface CompiledContract {
  compiler: string;
  settings: object;
  abi: object[];
  /** The creation code, 0x hex; the contract has no constructor arguments. */
  bytecode: string;
}

/**
 * Everything that decides the bytecode, and with it the contract's address on every chain.
 * `paris` has no opcode that any of the chains lacks; without the CBOR trailer the code depends on the source only.
 */
const settings = {
  evmVersion: "paris",
  viaIR: true,
  optimizer: { enabled: true, runs: 1_000_000 },
  metadata: { appendCBOR: false, bytecodeHash: "none" },
};

interface StandardOutput {
  errors?: { formattedMessage: string }[];
  contracts: { "LogAnchor.sol": { LogAnchor: { abi: object[]; evm: { bytecode: { object: string } } } } };
}

/** Compiles `LogAnchor.sol` with the pinned compiler; a warning is an error. */
export function compileLogAnchor(): CompiledContract {
  const input = {
    language: "Solidity",
    sources: {
      "LogAnchor.sol": { content: readFileSync(new URL("LogAnchor.sol", import.meta.url), "utf8") },
    },
    settings: { ...settings, outputSelection: { "*": { "*": ["abi", "evm.bytecode.object"] } } },
  };
  const output = JSON.parse(compile(JSON.stringify(input))) as StandardOutput;
  if (output.errors) throw new Error(output.errors.map((error) => error.formattedMessage).join("\n"));
  const { abi, evm } = output.contracts["LogAnchor.sol"].LogAnchor;
  return { compiler: version(), settings, abi, bytecode: `0x${evm.bytecode.object}` };
}

if (import.meta.main) {
  const compiled = compileLogAnchor();
  writeFileSync(new URL("LogAnchor.json", import.meta.url), `${JSON.stringify(compiled, undefined, 2)}\n`);
}
