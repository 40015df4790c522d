import { readDer, readInteger, readOctetString, readSequence } from "@colophon/der";
import { timeStampResponse } from "@colophon/clocks";
import { concat } from "@colophon/proof";
import { makeCertificate, makeRevocation, makeToken, TIME_STAMPING } from "./make-time-stamp-authority.ts";
import { startReplies } from "./openssl-replies.ts";
import { type Asked, type Given, type OddService, serveOddly } from "./serve-oddly.ts";

/** How an authority's answer may be wrong, beside the oddities of every service. */
export type AuthorityMood =
  | "true"
  /** About another digest. */
  | "otherDigest"
  /** With another nonce: an old answer, sent again. */
  | "replayed"
  /** Signed by another key than its certificate's. */
  | "otherKey"
  /** By an authority that nobody has named. */
  | "stranger"
  /** Of five years ago. */
  | "oldTime"
  /** Status 2, no token. */
  | "refused"
  /** A byte follows. */
  | "longer";

export interface TestAuthority extends OddService<AuthorityMood> {
  /** PEM of the root, for `TSA_ROOTS`. */
  rootPem: string;
  /** Tokens that were made and sent. */
  issued(): number;
  /** What its issuer says of its certificate, at `/ocsp`; undefined: good. Times are Unix seconds. */
  revoked: { at: number; reason?: number } | undefined;
}

/** A time-stamping authority (RFC 3161) whose tokens OpenSSL makes; the certificate names `/ocsp` here as its responder. */
export async function startAuthority(kind: "rsa" | "p256" | "p384" = "p256"): Promise<TestAuthority> {
  let issued = 0;

  async function stamp({ body }: Asked, mood: AuthorityMood): Promise<Uint8Array> {
    if (mood === "refused") return reply(Buffer.from("not a query"));
    issued++;
    if (mood === "true") return reply(body);
    if (mood === "longer") return concat(await reply(body), new Uint8Array(1));
    const { digest, nonce } = readQuery(body);
    const genTime = Math.floor(Date.now() / 1000) - (mood === "oldTime" ? 5 * 365 * 86_400 : 0);
    return timeStampResponse(
      makeToken(mood === "otherDigest" ? Buffer.from("something else") : digest, {
        signer: mood === "stranger" ? stranger : signer,
        chain: [issuer],
        genTime,
        nonce: mood === "replayed" ? nonce + 1n : nonce,
        isDigest: mood !== "otherDigest",
        ...(mood === "otherKey" && { thief: stranger }),
      }),
    );
  }

  const service = await serveOddly<AuthorityMood>("true", async (asked, mood): Promise<Given> => {
    if (asked.path === "/ocsp") {
      const { revoked } = authority;
      const producedAt = Math.floor(Date.now() / 1000);
      const body = makeRevocation({ about: signer, issuer, producedAt, ...(revoked && { revoked }) });
      return { type: "application/ocsp-response", body };
    }
    return { type: "application/timestamp-reply", body: await stamp(asked, mood) };
  });
  const root = makeCertificate({ name: `Root ${kind}`, kind, isAuthority: true });
  const issuer = makeCertificate({ name: `Issuer ${kind}`, kind, issuer: root, isAuthority: true });
  const signer = makeCertificate({
    name: `Clock ${kind}`,
    kind,
    issuer,
    purposes: [TIME_STAMPING],
    responder: `${service.url}/ocsp`,
  });
  const stranger = makeCertificate({ name: "Stranger", kind, purposes: [TIME_STAMPING] });
  const reply = await startReplies(signer, issuer.pem + root.pem);
  const authority: TestAuthority = Object.assign(service, {
    rootPem: root.pem,
    issued: () => issued,
    revoked: undefined,
  });
  return authority;
}

function readQuery(query: Uint8Array): { digest: Uint8Array; nonce: bigint } {
  const [, imprint, nonce] = readSequence(readDer(query));
  return { digest: readOctetString(readSequence(imprint)[1]), nonce: readInteger(nonce) };
}
