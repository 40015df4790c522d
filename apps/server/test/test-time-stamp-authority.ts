import { writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { boolean, integer, octetString, OID, oid, readDer, readSequence, sequence } from "@colophon/der";
import { run } from "@colophon/testing/run-tool";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { readFileSync } from "node:fs";

const config = `
[tsa]
default_tsa = authority
[authority]
serial = $ENV::FOLDER/serial
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
signer_digest = sha256
`;

export interface TestTimeStampAuthority {
  /** A URL whose replies are valid, or wrong in one way. */
  url(
    behaviour:
      | "true"
      | "other"
      | "replayed"
      | "refused"
      | "garbage"
      | "longer"
      | "endless"
      | "error"
      | "silent"
      | "moved",
  ): string;
  /** PEM of the authority's certificate. */
  certificate: string;
  close(): void;
}

/** A time-stamping authority (RFC 3161) whose tokens OpenSSL makes. */
export async function startTimeStampAuthority(): Promise<TestTimeStampAuthority> {
  const folder = makeTemporaryFolder("colophon-tsa-");
  const file = (name: string) => path.join(folder, name);
  writeFileSync(file("tsa.cnf"), config.replace("$ENV::FOLDER", folder));
  writeFileSync(file("serial"), "01\n");
  const subject = "-subj /CN=tsa.example -days 2 -nodes -addext extendedKeyUsage=critical,timeStamping";
  const key = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -keyout ${file("key.pem")} -out ${file("tsa.pem")}`;
  openssl(`${key} ${subject}`);

  const reply = (query: Uint8Array): Buffer => {
    writeFileSync(file("query"), query);
    openssl(
      `ts -reply -config ${file("tsa.cnf")} -queryfile ${file("query")} -inkey ${file("key.pem")} -signer ${file("tsa.pem")} -out ${file("reply")}`,
    );
    return readFileSync(file("reply"));
  };
  const ask = (messageImprint: Uint8Array) =>
    reply(sequence(integer(1), messageImprint, integer(1), boolean(true)));
  const answer = async (request: IncomingMessage): Promise<Buffer | undefined> => {
    const query = await buffer(request);
    if (request.url === "/true") return reply(query);
    if (request.url === "/other")
      return ask(sequence(sequence(oid(OID.sha256)), octetString(query.subarray(-32))));
    if (request.url === "/replayed") return ask(readSequence(readDer(query))[1]?.bytes ?? query);
    if (request.url === "/refused") return reply(Buffer.from("not a query"));
    if (request.url === "/garbage") return Buffer.from("<html>");
    if (request.url === "/longer") return Buffer.concat([reply(query), Buffer.alloc(1)]);
    if (request.url === "/endless") return Buffer.alloc(1024 * 1024);
    return undefined;
  };
  const server = createServer((request, response) => {
    void answer(request).then((bytes) => {
      if (request.url === "/silent") return;
      if (request.url === "/moved") return void response.writeHead(307, { location: "/true" }).end();
      response.writeHead(bytes ? 200 : 500, { "content-type": "application/timestamp-reply" }).end(bytes);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "localhost", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: (behaviour) => `http://localhost:${port}/${behaviour}`,
    certificate: readFileSync(file("tsa.pem"), "utf8"),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function openssl(line: string): void {
  const { status, output } = run("openssl", line.split(" "));
  if (status !== 0) throw new Error(output);
}
