import { createHash, generateKeyPairSync, X509Certificate } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { expectSigningChain } from "@colophon/pdf-check";
import { StartError } from "../errors.ts";
import { readOrMakeKeyFile, writeNewFile } from "../keys/key-file.ts";
import { makeX509, type X509Request } from "./make-x509.ts";
import { readSigningIdentity, type SigningIdentity } from "./signing-identity.ts";

export interface DocumentSigner {
  /** The one of this year: a server that runs on into the next takes up the new one. */
  identity(): SigningIdentity;
  /** PEM of the root under which documents are signed now. */
  root: string;
  /** PEM of all roots under which documents were ever signed with these keys. */
  roots: readonly string[];
  /** Sentences that the log shows at start. */
  warnings: readonly string[];
}

export interface DocumentSignerOptions {
  keysDir: string;
  /** What readers show as the signer: the registry's host. */
  name: string;
  /** The operator's own key and certificates, instead of those made here. */
  signingFile?: string | undefined;
  now?: () => Date;
}

const rootYears = 30;
/** Without a time-stamp a signature is good as long as its signer: with a new one each year, for at least nine. */
const leafYears = 10;

/**
 * Opens what signs documents: the operator's own, or a root and a leaf for each year, made when they are first needed.
 * Key and certificate stand in one file, which one of several nodes links first and all others read.
 */
export function openDocumentSigner(options: DocumentSignerOptions): DocumentSigner {
  const { keysDir, signingFile } = options;
  const warnings: string[] = [];
  const identity =
    signingFile === undefined ? yearlyIdentities(options, warnings) : givenIdentity(signingFile);
  const root = identity().chain.at(-1)?.toString() ?? "";
  return { identity, root, roots: keepRoot(keysDir, root), warnings };
}

function givenIdentity(file: string): () => SigningIdentity {
  const source = `PDF_SIGNING_FILE: ${file}`;
  let text;
  try {
    text = fs.readFileSync(file, "utf8");
  } catch (cause) {
    throw new StartError(`${source} cannot be read: ${String(cause)}`, { cause });
  }
  const identity = readSigningIdentity(text, source);
  const certificates = identity.chain.map(({ raw }) => raw);
  try {
    expectSigningChain(certificates, Date.now() / 1000);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`${source} holds what verifiers refuse: ${why}`, { cause });
  }
  return () => identity;
}

function yearlyIdentities(
  { keysDir, name, now = () => new Date() }: DocumentSignerOptions,
  warnings: string[],
): () => SigningIdentity {
  const load = (fileName: string, make: () => string) => {
    const file = path.join(keysDir, fileName);
    const { text, openToOthers } = readOrMakeKeyFile(file, make);
    if (openToOthers) warnings.push(`${file} can be read by other users: set its mode to 0600`);
    return readSigningIdentity(text, file);
  };
  let current: { year: number; identity: SigningIdentity } | undefined;
  return () => {
    const year = now().getUTCFullYear();
    if (current?.year !== year) {
      const root = load("pdf-root.pem", () => makeRoot(name, year));
      current = { year, identity: load(`pdf-signing-${year}.pem`, () => makeLeaf(name, year, root)) };
    }
    return current.identity;
  };
}

function makeRoot(name: string, year: number): string {
  return makeIdentity({ commonName: `${name} (root)`, ...validity(year, rootYears) });
}

function makeLeaf(name: string, year: number, { privateKey, chain: [root] }: SigningIdentity): string {
  const commonName = root.subject.replace(/^CN=/, "");
  const { notBefore, notAfter } = validity(year, leafYears);
  const rootEnds = new Date(root.validTo);
  const leaf = makeIdentity({
    commonName: name,
    notBefore,
    notAfter: notAfter < rootEnds ? notAfter : rootEnds,
    issuer: { privateKey, commonName },
  });
  return leaf + root.toString();
}

/** From the year's first second, so that nodes whose clocks differ never sign before it. */
function validity(year: number, years: number): { notBefore: Date; notAfter: Date } {
  return { notBefore: new Date(Date.UTC(year, 0)), notAfter: new Date(Date.UTC(year + years, 0) - 1000) };
}

function makeIdentity(request: Omit<X509Request, "privateKey">): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const certificate = makeX509({ ...request, privateKey });
  return privateKey.export({ type: "pkcs8", format: "pem" }) + certificate.toString();
}

/** A root stays beside the keys and is answered with the others: what it stands above stays good after a change. */
function keepRoot(keysDir: string, root: string): string[] {
  const fingerprint = createHash("sha256").update(new X509Certificate(root).raw).digest("hex");
  const file = path.join(keysDir, `pdf-root-${fingerprint.slice(0, 16)}.crt`);
  if (!fs.existsSync(file)) writeNewFile(file, root);
  const names = fs.readdirSync(keysDir).filter((name) => /^pdf-root-[0-9a-f]{16}\.crt$/.test(name));
  return names
    .toSorted()
    .map((name) => new X509Certificate(fs.readFileSync(path.join(keysDir, name))).toString());
}
