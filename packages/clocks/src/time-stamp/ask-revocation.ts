import {
  readDer,
  readExplicit,
  readObjectIdentifier,
  readOctetString,
  readSequence,
  TAG,
} from "@colophon/der";
import { fromUtf8 } from "@colophon/proof";
import type { AuthorityCertificate } from "./certificate.ts";
import type { Authority } from "./chain.ts";
import { chainOfToken } from "./judge-token.ts";
import { readRevocation, type RevocationAnswer, revocationRequest } from "./ocsp.ts";
import { TIME_STAMP_OID } from "./oid.ts";

/** What to ask about the certificate that signed a token, and how the answer is read. */
export interface RevocationQuestion {
  /** The responder's address in the certificate; its issuer's word. */
  responder: string | undefined;
  /** A request of OCSP, in DER. */
  request: Uint8Array;
  /** Undefined where the answer is about something else. Refuses one that can't be relied upon. */
  read(response: Uint8Array): Promise<RevocationAnswer | undefined>;
}

export async function revocationQuestion(
  token: Uint8Array,
  authorities: readonly Authority[],
): Promise<RevocationQuestion> {
  const { certificates, issuer } = await chainOfToken(token, authorities);
  const [signer] = certificates;
  return {
    responder: responderOf(signer),
    request: await revocationRequest(signer, issuer),
    read: (response) => readRevocation(response, signer, issuer),
  };
}

/** A GeneralName that is an address. */
const URI = 0x86;

/** RFC 5280, 4.2.2.1. */
function responderOf({ tbsCertificate }: AuthorityCertificate): string | undefined {
  const extensions = readSequence(readDer(tbsCertificate)).find(({ tag }) => tag === TAG.context(3));
  for (const extension of readSequence(readExplicit(extensions, 3))) {
    const fields = readSequence(extension);
    if (readObjectIdentifier(fields[0]) !== TIME_STAMP_OID.authorityInfoAccess) continue;
    for (const description of readSequence(readDer(readOctetString(fields.at(-1))))) {
      const [method, location] = readSequence(description, 2);
      if (readObjectIdentifier(method) === TIME_STAMP_OID.ocsp && location?.tag === URI)
        return fromUtf8(location.content);
    }
  }
  return undefined;
}
