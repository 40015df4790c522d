import type { SiweMessage } from "./siwe-message.ts";

/** What a message has to say to be a sign-in here, now, with this wallet. */
export interface SignIn {
  /** Origin of this registry, as the browser shows it. */
  origin: string;
  /** Of its authority; another one's page cannot have wallets sign it unnoticed. */
  domain: string;
  /** Lower case. */
  address: string;
  chainId: number;
  now: Date;
}

/** Whether a message is meant for this sign-in. Its nonce is not looked at: that is used up when all else is right. */
export function isSignIn(message: SiweMessage, { origin, domain, address, chainId, now }: SignIn): boolean {
  const { scheme, expirationTime, notBefore } = message;
  return (
    message.domain === domain &&
    (scheme === undefined || `${scheme}:` === new URL(origin).protocol) &&
    new URL(message.uri).origin === origin &&
    message.address.toLowerCase() === address &&
    message.chainId === chainId &&
    (expirationTime === undefined || now < new Date(expirationTime)) &&
    (notBefore === undefined || now >= new Date(notBefore))
  );
}
