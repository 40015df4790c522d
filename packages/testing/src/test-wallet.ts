import type { Hex } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";

export interface TestWallet {
  /** In the mixed case of EIP-55. */
  address: string;
  /** `personal_sign`: of bytes as hex. */
  sign(bytes: string): Promise<string>;
}

/** A wallet with its own key, like a user's. */
export function makeTestWallet(): TestWallet {
  const account = privateKeyToAccount(generatePrivateKey());
  return {
    address: account.address,
    sign: (bytes) => account.signMessage({ message: { raw: bytes as Hex } }),
  };
}
