import { randomUUID } from "node:crypto";
import type { NewPasskey, PasskeyAnswer } from "@colophon/api";
import type { AccountContext } from "./account-context.ts";
import { blockPasskey, countPasskeyUse, findPasskey, type PasskeyRow } from "./passkey-store.ts";
import { noteSecurityEvent } from "./security-events.ts";

/** Some 60 modules, loaded when a passkey is first used. */
const webAuthn = () => import("@simplewebauthn/server");

/** EdDSA, ES256 and RS256: what today's authenticators support. */
const supportedAlgorithmIDs = [-8, -7, -257];

const siteOf = (publicUrl: string) => {
  const { origin, hostname } = new URL(publicUrl);
  return { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true };
};

/** What an authenticator calls the account: the bytes of its id, which reveals nothing about the person. */
const handleOf = (userId: string): Buffer => Buffer.from(userId.replaceAll("-", ""), "hex");

/** What a browser needs to make a passkey that logs in without typing a name, and asks for a finger, a face or a PIN. */
export async function describeNewPasskey(
  publicUrl: string,
  user: { id: string; email: string; full_name: string },
  { challenge, known }: { challenge: string; known: readonly PasskeyRow[] },
) {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: "Colophon",
    rpID: new URL(publicUrl).hostname,
    userID: Uint8Array.from(handleOf(user.id)),
    userName: user.email,
    userDisplayName: user.full_name,
    challenge: Uint8Array.from(Buffer.from(challenge, "base64url")),
    attestationType: "none",
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { ...options };
}

/** What is kept of a passkey made for this challenge on this site; undefined for any other. */
export async function readNewPasskey(publicUrl: string, passkey: NewPasskey, challenge: string) {
  const { verifyRegistrationResponse } = await webAuthn();
  const { transports, ...response } = passkey.response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      ...siteOf(publicUrl),
      supportedAlgorithmIDs,
      response: { ...passkey, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
    });
    if (registrationInfo === undefined) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credential_id: id,
      public_key: Buffer.from(publicKey),
      counter,
      transports: transports ?? [],
    };
  } catch {
    return undefined;
  }
}

/**
 * The user whose passkey signed this challenge on this site, with its owner present (user verification); undefined where
 * none did. The counter reveals a copy (WebAuthn, 6.1.1): from then on the passkey is refused.
 */
export async function findByPasskey(
  accounts: AccountContext,
  { passkey, challenge, device }: { passkey: PasskeyAnswer; challenge: string; device: string },
): Promise<string | undefined> {
  const { db, config } = accounts;
  const kept = await findPasskey(db, passkey.id);
  if (kept === undefined || !(await isSigned(config.publicUrl, kept, passkey, challenge))) return undefined;
  // Always there, since no passkeys are named to the browser (WebAuthn, 7.2, step 6).
  if (passkey.response.userHandle !== handleOf(kept.user_id).toString("base64url")) return undefined;
  if (await countPasskeyUse(db, kept.id, counterOf(passkey))) return kept.user_id;
  await block(accounts, kept, device);
  return undefined;
}

async function isSigned(
  publicUrl: string,
  { credential_id: id, public_key, transports }: PasskeyRow,
  passkey: PasskeyAnswer,
  challenge: string,
): Promise<boolean> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const { userHandle, ...response } = passkey.response;
  try {
    const { verified } = await verifyAuthenticationResponse({
      ...siteOf(publicUrl),
      response: {
        ...passkey,
        response: userHandle === undefined ? response : { ...response, userHandle },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      // The counter is compared after the signature is verified, in the statement that stores it.
      credential: { id, publicKey: Uint8Array.from(public_key), counter: 0, transports },
    });
    return verified;
  } catch {
    return false;
  }
}

/** From authenticator data: 32 bytes of hash, one of flags, then the counter (WebAuthn, 6.1). */
function counterOf({ response }: PasskeyAnswer): number {
  return Buffer.from(response.authenticatorData, "base64url").readUInt32BE(33);
}

async function block({ db, letters }: AccountContext, passkey: PasskeyRow, device: string): Promise<void> {
  const { id, user_id: userId, name } = passkey;
  await db.transaction().execute(async (tx) => {
    await blockPasskey(tx, id);
    await noteSecurityEvent(tx, { userId, kind: "passkey_blocked", device });
    await letters.add(tx, { kind: "passkeyBlocked", subject: randomUUID(), userId, contents: { name } });
  });
}
