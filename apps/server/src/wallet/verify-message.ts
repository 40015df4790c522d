import { recoverAddress } from "@colophon/proof";
import { type Address, createClient, type Hex, hashMessage, isErc6492Signature, type Transport } from "viem";
import { getCode, verifyMessage as askContract } from "viem/actions";
import { AppError } from "../errors.ts";
import { canonicalSignature } from "./canonical-signature.ts";

/** The chain that can be asked about contract wallets. */
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
 * Whether a wallet has signed a text (`personal_sign`). A key's signature needs no chain; a contract wallet is asked on its
 * chain (EIP-1271, and EIP-6492 before it is deployed), if that is the one at hand. Throws when the chain cannot be reached.
 */
export async function verifyMessage(signed: SignedMessage, chain: WalletChain | undefined): Promise<boolean> {
  const hash = hashMessage(signed.message, "bytes");
  if (recoverAddress(hash, canonicalSignature(signed.signature)) === signed.address) return true;
  return chain?.id === signed.chainId && isSignedByContract(signed, chain.transport);
}

async function isSignedByContract(signed: SignedMessage, transport: Transport): Promise<boolean> {
  const client = createClient({ transport });
  const { address, message, signature } = signed;
  const code = await getCode(client, { address }).catch((cause: unknown) => {
    throw new AppError("chain_unavailable", { cause });
  });
  // An address without code is a key's, or has not been deployed yet and says how.
  if (code === undefined && !isErc6492Signature(signature)) return false;
  return askContract(client, { address, message, signature });
}
