import { recoverAddress } from "@colophon/proof";
import {
  type Address,
  BaseError,
  type Client,
  createClient,
  encodeDeployData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  ExecutionRevertedError,
  type Hex,
  hashMessage,
  hexToBool,
  isErc6492Signature,
  type Transport,
} from "viem";
import { call, getCode } from "viem/actions";
import { AppError } from "../../base/errors.ts";
import { canonicalSignature } from "./canonical-signature.ts";

/** The chain for questions about contract wallets. */
export interface WalletChain {
  id: number;
  transport: Transport;
}

export interface SignedMessage {
  /** Lower case. */
  address: Address;
  chainId: number;
  message: string;
  signature: Hex;
}

/**
 * Whether a wallet has signed a text (`personal_sign`). A key's signature needs no chain; a contract wallet is asked on
 * its chain (EIP-1271, or EIP-6492 before it is deployed), if `chain` is that one. Throws when the chain can't be
 * reached.
 */
export async function verifyMessage(signed: SignedMessage, chain: WalletChain | undefined): Promise<boolean> {
  const hash = hashMessage(signed.message, "bytes");
  if (recoverAddress(hash, canonicalSignature(signed.signature)) === signed.address) return true;
  return chain?.id === signed.chainId && isSignedByContract(signed, chain.transport);
}

async function isSignedByContract(signed: SignedMessage, transport: Transport): Promise<boolean> {
  const { address, message, signature } = signed;
  const client = createClient({ transport });
  try {
    // No code: a key's address, or a contract's that isn't deployed yet and whose signature says how.
    if ((await getCode(client, { address })) === undefined && !isErc6492Signature(signature)) return false;
    return await askContract(client, address, hashMessage(message), signature);
  } catch (error) {
    if (!(error instanceof BaseError)) throw error;
    // The node's URL may contain a key, but viem's short messages never quote it.
    throw new AppError("chain_unavailable", { cause: new Error(error.shortMessage) });
  }
}

/** The reference validator of EIP-6492, which the node simulates as a deployment; nothing is sent to the chain. */
async function askContract(client: Client, address: Address, hash: Hex, signature: Hex): Promise<boolean> {
  const validation = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [address, hash, signature],
  });
  try {
    const { data } = await call(client, { data: validation });
    return data !== undefined && hexToBool(data);
  } catch (error) {
    if (error instanceof BaseError && error.walk((cause) => cause instanceof ExecutionRevertedError))
      return false;
    throw error;
  }
}
