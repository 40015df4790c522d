import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Keyed } from "./make-time-stamp-authority.ts";
import { makeTemporaryFolder } from "./temporary-folder.ts";

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

/** OpenSSL answers queries of RFC 3161 in a signer's name; `above` are the certificates of its issuers, in PEM. */
export async function startReplies(
  signer: Keyed,
  above: string,
): Promise<(query: Uint8Array) => Promise<Buffer>> {
  const folder = makeTemporaryFolder("colophon-authority-");
  const file = (name: string) => path.join(folder, name);
  await writeFile(file("conf"), configuration(folder));
  await writeFile(file("serial"), "01\n");
  await writeFile(file("signer.pem"), signer.pem);
  await writeFile(file("above.pem"), above);
  await writeFile(file("key.pem"), pkcs8(signer));
  let running: Promise<unknown> = Promise.resolve();
  /** One at a time: they share a serial number. */
  return (query) => {
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
}

function pkcs8({ privateKey }: Keyed): string | Buffer {
  return privateKey.export({ format: "pem", type: "pkcs8" });
}
