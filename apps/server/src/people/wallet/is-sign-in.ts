import type { SiweMessage } from "./siwe-message.ts";

/** What a message must say to be a sign-in here, now, with this wallet. */
export interface SignIn {
  /** Origin of this registry, as the browser shows it. */
  origin: string;
  /** Of its authority; prevents another site from having a wallet sign for it unnoticed. */
  domain: string;
  /** Lower case. */
  address: string;
  chainId: number;
  now: Date;
}

/** Whether a message is meant for this sign-in. Ignores its nonce, which is used up once everything else is right. */
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
