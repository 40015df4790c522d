import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { readDer, readInteger, readOctetString, readSequence } from "@colophon/der";
import { timeStampResponse } from "@colophon/clocks";
import { concat } from "@colophon/proof";
import {
  type Keyed,
  makeCertificate,
  makeRevocation,
  makeToken,
  TIME_STAMPING,
} from "./make-time-stamp-authority.ts";
import { type Asked, type Given, type OddService, serveOddly } from "./serve-oddly.ts";
import { makeTemporaryFolder } from "./temporary-folder.ts";

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

const configuration = (folder: string) => `[tsa]
default_tsa = clock
[clock]
serial = ${folder}/serial
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256, sha384, sha512
accuracy = secs:1
ess_cert_id_chain = no
ess_cert_id_alg = sha256
`;

const openssl = promisify(execFile);

/** A time-stamping authority (RFC 3161) whose tokens OpenSSL makes; the certificate names `/ocsp` here as its responder. */
export async function startAuthority(kind: "rsa" | "p256" | "p384" = "p256"): Promise<TestAuthority> {
  const folder = makeTemporaryFolder("colophon-authority-");
  const file = (name: string) => path.join(folder, name);
  let issued = 0;
  let running: Promise<unknown> = Promise.resolve();

  /** One at a time: they share a serial number. */
  const reply = (query: Uint8Array): Promise<Buffer> => {
    const made = running.then(async () => {
      await writeFile(file("query"), query);
      const asked = `ts -reply -config ${file("conf")} -queryfile ${file("query")} -inkey ${file("key.pem")}`;
      const beside = `-signer ${file("signer.pem")} -chain ${file("above.pem")} -out ${file("reply")}`;
      await openssl("openssl", `${asked} ${beside}`.split(" "));
      return readFile(file("reply"));
    });
    running = made.catch(() => undefined);
    return made;
  };

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
  await writeFile(file("conf"), configuration(folder));
  await writeFile(file("serial"), "01\n");
  await writeFile(file("signer.pem"), signer.pem);
  await writeFile(file("above.pem"), issuer.pem + root.pem);
  await writeFile(file("key.pem"), pkcs8(signer));
  const authority: TestAuthority = Object.assign(service, {
    rootPem: root.pem,
    issued: () => issued,
    revoked: undefined,
  });
  return authority;
}

function pkcs8({ privateKey }: Keyed): string | Buffer {
  return privateKey.export({ format: "pem", type: "pkcs8" });
}

function readQuery(query: Uint8Array): { digest: Uint8Array; nonce: bigint } {
  const [, imprint, nonce] = readSequence(readDer(query));
  return { digest: readOctetString(readSequence(imprint)[1]), nonce: readInteger(nonce) };
}
