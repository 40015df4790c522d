import type { NewPasskey, PasskeyAnswer } from "@colophon/api";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { PasskeyError } from "../api/failure-text.ts";

/** Loaded at the first use of a passkey. */
const library = () => import("@simplewebauthn/browser");

/** Browsers offer passkeys only on HTTPS and on localhost. */
export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === "function";

/** Has the browser ask for one of the user's passkeys, which signs the challenge. */
export async function answerWithPasskey(challenge: string): Promise<PasskeyAnswer> {
  const { startAuthentication } = await library();
  try {
    const answer = await startAuthentication({ optionsJSON: { challenge, userVerification: "required" } });
    return { ...answer, response: { ...answer.response } };
  } catch (error) {
    throw new PasskeyError("passkey_not_used", { cause: error });
  }
}

/** Has the browser create a passkey. */
export async function makePasskey(options: object): Promise<NewPasskey> {
  const { startRegistration } = await library();
  try {
    // The server's library creates them in the format of the browser's.
    return await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
  } catch (error) {
    const isKnown = error instanceof Error && error.name === "InvalidStateError";
    throw new PasskeyError(isKnown ? "passkey_exists" : "passkey_not_used", { cause: error });
  }
}
