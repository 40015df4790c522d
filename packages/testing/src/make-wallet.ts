import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { createSiweMessage } from "viem/siwe";

export type TestWallet = ReturnType<typeof makeWallet>;

/** A wallet with a fresh key, which signs everything. */
export function makeWallet() {
  const account = privateKeyToAccount(generatePrivateKey());
  return {
    address: account.address,
    /** Sign-In with Ethereum at the registry of this URL. */
    async signIn(url: string, nonce: string) {
      const { host, origin } = new URL(url);
      const { address } = account;
      const message = createSiweMessage({
        address,
        chainId: 1,
        domain: host,
        nonce,
        uri: origin,
        version: "1",
      });
      return { message, signature: await account.signMessage({ message }) };
    },
    /** The second parameter of `eth_signTypedData_v4`. */
    signTypedData: (json: unknown) =>
      account.signTypedData(JSON.parse(String(json)) as Parameters<typeof account.signTypedData>[0]),
  };
}
