import { X509Certificate } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { isMissing, run } from "@colophon/testing/run-tool";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { openDocumentSigner } from "./document-signer.ts";

const name = "colophon.example";
const parent = makeTemporaryFolder("colophon-document-signer-");
let folders = 0;
const newKeysDir = () => path.join(parent, `keys-${(folders += 1)}`);
const inYear = (year: number) => () => new Date(Date.UTC(year, 5, 1));
const thisYear = new Date().getUTCFullYear();

describe("openDocumentSigner", () => {
  test("makes a root and a leaf at the first start, readable only by their owner, and finds them again", () => {
    const keysDir = newKeysDir();
    const made = openDocumentSigner({ keysDir, name });
    for (const file of fs.readdirSync(keysDir))
      expect(fs.statSync(path.join(keysDir, file)).mode & 0o777).toBe(0o600);
    const found = openDocumentSigner({ keysDir, name });
    expect(found.root).toBe(made.root);
    expect(found.identity().chain[0].fingerprint256).toBe(made.identity().chain[0].fingerprint256);
    expect(found.roots).toEqual([made.root]);
  });

  test("signs with a leaf that the root issued for documents and mail", () => {
    const { identity, root } = openDocumentSigner({ keysDir: newKeysDir(), name });
    const [leaf, above] = identity().chain;
    expect(leaf.subject).toBe("CN=colophon.example");
    expect(leaf.ca).toBe(false);
    expect(leaf.keyUsage).toEqual(["1.3.6.1.5.5.7.3.36", "1.3.6.1.5.5.7.3.4", "1.2.840.113583.1.1.5"]);
    expect(above?.toString()).toBe(root);
    expect(above?.ca).toBe(true);
    expect(leaf.checkPrivateKey(identity().privateKey)).toBe(true);
  });

  test("switches to a new leaf under the same root when the year changes", () => {
    let year = thisYear;
    const signer = openDocumentSigner({ keysDir: newKeysDir(), name, now: () => inYear(year)() });
    const first = signer.identity();
    year += 1;
    const second = signer.identity();
    expect(second.chain[0].fingerprint256).not.toBe(first.chain[0].fingerprint256);
    expect(second.chain[1]?.fingerprint256).toBe(first.chain[1]?.fingerprint256);
    expect(Date.parse(second.chain[0].validTo)).toBeGreaterThan(Date.UTC(thisYear + 10, 0));
  });

  test("never issues a leaf that outlives its root", () => {
    const keysDir = newKeysDir();
    const root = openDocumentSigner({ keysDir, name }).root;
    const { identity } = openDocumentSigner({ keysDir, name, now: inYear(thisYear + 25) });
    expect(identity().chain[0].validTo).toBe(new X509Certificate(root).validTo);
  });

  test("warns about a key that others can read", () => {
    const keysDir = newKeysDir();
    openDocumentSigner({ keysDir, name });
    fs.chmodSync(path.join(keysDir, "pdf-root.pem"), 0o644);
    expect(openDocumentSigner({ keysDir, name }).warnings).toEqual([
      `${path.join(keysDir, "pdf-root.pem")} can be read by other users: set its mode to 0600`,
    ]);
  });

  test("names a file with unexpected contents", () => {
    const keysDir = newKeysDir();
    openDocumentSigner({ keysDir, name });
    const file = path.join(keysDir, "pdf-root.pem");
    fs.writeFileSync(file, "secret");
    expect(() => openDocumentSigner({ keysDir, name })).toThrow(
      `${file} does not contain a private key and certificates in PEM`,
    );
  });
});

describe.skipIf(isMissing("openssl"))("openDocumentSigner with the operator's own file", () => {
  const make = (curve: string, options = "") => {
    const line = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:${curve} -nodes -keyout ${curve}.key -out ${curve}.crt -days 9 -subj /CN=operator${options}`;
    expect(run("openssl", line.split(" "), { cwd: parent })).toMatchObject({ status: 0 });
    const read = (file: string) => fs.readFileSync(path.join(parent, `${curve}.${file}`), "utf8");
    return { key: read("key"), certificate: read("crt") };
  };
  let own: ReturnType<typeof make>;
  beforeAll(() => {
    own = make("P-256");
  });
  const write = (fileName: string, text: string) => {
    const signingFile = path.join(parent, fileName);
    fs.writeFileSync(signingFile, text);
    return signingFile;
  };

  test("signs with it and keeps the earlier roots", () => {
    const keysDir = newKeysDir();
    const before = openDocumentSigner({ keysDir, name }).root;
    const signingFile = write("own.pem", own.key + own.certificate);
    const signer = openDocumentSigner({ keysDir, name, signingFile });
    expect(signer.root).toBe(own.certificate);
    expect(signer.roots.toSorted()).toEqual([before, own.certificate].toSorted());
    expect(fs.readdirSync(keysDir)).toContain("pdf-root.pem");
  });

  test("refuses what readers could not verify, in one line", () => {
    const other = make("P-384");
    const sha384 = make("P-256", " -sha384");
    const forServers = make("P-256", " -addext extendedKeyUsage=serverAuth");
    const chain = openDocumentSigner({ keysDir: newKeysDir(), name }).identity().chain[0].toString();
    const refusals: [string, string][] = [
      ["", "does not contain a private key and certificates in PEM"],
      [own.key, "does not contain a private key and certificates in PEM"],
      [other.key + own.certificate, "has a key that is not its first certificate's"],
      [other.key + other.certificate, "has a certificate whose key is not on P-256"],
      [sha384.key + sha384.certificate, "has a certificate that verifiers refuse: a certificate is unfit"],
      [
        forServers.key + forServers.certificate,
        "has a certificate that verifiers refuse: its certificate is for",
      ],
      [own.key + own.certificate + chain, "must have each certificate's issuer after it"],
    ];
    for (const [text, reason] of refusals) {
      const signingFile = write("refused.pem", text);
      const start = () => openDocumentSigner({ keysDir: newKeysDir(), name, signingFile });
      expect(start).toThrow(`PDF_SIGNING_FILE: ${signingFile} ${reason}`);
    }
    const signingFile = path.join(parent, "missing.pem");
    expect(() => openDocumentSigner({ keysDir: newKeysDir(), name, signingFile })).toThrow(
      `PDF_SIGNING_FILE: ${signingFile} cannot be read`,
    );
  });
});
