import solc from "solc";
import { type Address, concatHex, encodeAbiParameters, getCreate2Address, type Hex, zeroHash } from "viem";
import { deploymentProxy } from "../src/log/anchoring/log-anchor.ts";

/** A contract wallet (EIP-1271) that accepts its owner's signatures and reverts on anything of another length. */
const source = `
// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;
contract ContractWallet {
  address immutable owner;
  constructor(address owner_) { owner = owner_; }
  function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
    require(signature.length == 65);
    address signer = ecrecover(hash, uint8(signature[64]), bytes32(signature[0:32]), bytes32(signature[32:64]));
    return signer == owner ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
  }
}`;

export interface ContractWallet {
  /** Its address, also before it is deployed. Lower case. */
  address: Address;
  /** The transaction that deploys it. */
  deployment: { to: Address; data: Hex };
}

/** The wallet of an owner, not deployed yet. */
export function makeContractWallet(owner: Address): ContractWallet {
  const bytecode = concatHex([compile(), encodeAbiParameters([{ type: "address" }], [owner])]);
  const address = getCreate2Address({ from: deploymentProxy, salt: zeroHash, bytecode });
  return {
    address: address.toLowerCase() as Address,
    deployment: { to: deploymentProxy, data: concatHex([zeroHash, bytecode]) },
  };
}

function compile(): Hex {
  // The compiler's package leaves its functions untyped.
  const compiler = solc as unknown as { compile: (input: string) => string };
  const output = JSON.parse(
    compiler.compile(
      JSON.stringify({
        language: "Solidity",
        sources: { "wallet.sol": { content: source } },
        settings: { outputSelection: { "*": { "*": ["evm.bytecode.object"] } } },
      }),
    ),
  ) as { contracts: { "wallet.sol": { ContractWallet: { evm: { bytecode: { object: string } } } } } };
  return `0x${output.contracts["wallet.sol"].ContractWallet.evm.bytecode.object}`;
}
