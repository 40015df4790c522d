import { javaScript, type Primitives } from "@colophon/proof";
import { keyed } from "./keyed.ts";
import { createOpenSsl, type OpenSsl } from "./open-ssl.ts";
import { passesSelfTest } from "./self-test.ts";
import { sha256 } from "./sha256.ts";
import { hasEd25519Form, hasP256Form } from "./signature-form.ts";

/**
 * The proof's primitives by node:crypto, which say the same as JavaScript's at a fifteenth of the time. Only JavaScript decides
 * whether a key is sound, once for each key, and it has the last word on what OpenSSL refuses. What OpenSSL accepts counts
 * when key and signature have the form in which engines agree. Where OpenSSL fails the self-test, JavaScript does it all.
 */
export function createNodePrimitives(openSsl: OpenSsl = createOpenSsl()): Primitives {
  if (!passesSelfTest(openSsl)) return javaScript;
  const isSoundEd25519Key = keyed(javaScript.isSoundEd25519Key);
  return {
    sha256,
    isSoundEd25519Key,
    verifyEd25519: (publicKey, message, signature) =>
      isSoundEd25519Key(publicKey) &&
      hasEd25519Form(signature) &&
      (openSsl.verifyEd25519(publicKey, message, signature) ||
        javaScript.verifyEd25519(publicKey, message, signature)),
    verifyP256: (publicKey, message, signature) =>
      hasP256Form(signature) &&
      (openSsl.verifyP256(publicKey, message, signature) ||
        javaScript.verifyP256(publicKey, message, signature)),
  };
}
