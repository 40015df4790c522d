import { createHash, generateKeyPairSync, X509Certificate } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { expectSigningChain } from "@colophon/pdf-check";
import { StartError } from "../../base/errors.ts";
import { readOrMakeKeyFile, writeNewFile } from "../../base/keys/key-file.ts";
import { numberedFile } from "../../base/keys/numbered-files.ts";
import { makeX509, type X509Request } from "./make-x509.ts";
import { readSigningIdentity, type SigningIdentity } from "./signing-identity.ts";

export interface DocumentSigner {
  /** This year's identity: a server that runs into the next year switches to the new one. */
  identity(): SigningIdentity;
  /** PEM of the root under which documents are signed now. */
  readonly root: string;
  /** PEM of all roots under which these keys ever signed documents. */
  readonly roots: readonly string[];
  /**
   * From now on signs under the root of this number, unless the operator has given one. Throws a StartError when it is
   * missing.
   */
  use(number: number): void;
  /** Warnings that the log shows at start. */
  warnings: readonly string[];
}

export interface DocumentSignerOptions {
  keysDir: string;
  /** The signer's name in readers: the registry's host. */
  name: string;
  /** The operator's own key and certificates, instead of those made here. */
  signingFile?: string | undefined;
  /** The number of the root in use, if it was made here. */
  number?: number | undefined;
  now?: () => Date;
}

const rootYears = 30;
/**
 * Without a time-stamp, a signature is valid as long as its signer's certificate: as that is replaced yearly, for at
 * least nine years.
 */
const leafYears = 10;

/**
 * Opens the signing identity: the operator's own, or a root and a yearly leaf, made when first needed. Key and
 * certificate are in one file; of several nodes, one creates it and all others read it.
 */
export function openDocumentSigner(options: DocumentSignerOptions): DocumentSigner {
  const { keysDir, signingFile } = options;
  const warnings: string[] = [];
  const open = (number: number) => {
    const identity =
      signingFile === undefined ? yearlyIdentities(options, number, warnings) : givenIdentity(signingFile);
    const root = identity().chain.at(-1)?.toString() ?? "";
    return { identity, root, roots: keepRoot(keysDir, root) };
  };
  let current = open(options.number ?? 1);
  return {
    identity: () => current.identity(),
    get root() {
      return current.root;
    },
    get roots() {
      return current.roots;
    },
    use(number) {
      current = open(number);
    },
    warnings,
  };
}

/**
 * Makes the root of this number if it doesn't exist, and answers the SHA-256 of its certificate. Verifiers trust it from
 * here on; documents are signed under it once it is in use.
 */
export function makePdfRoot(keysDir: string, name: string, number: number): string {
  const file = numberedFile(keysDir, rootName, number, ".pem");
  const { text } = readOrMakeKeyFile(file, () => makeRoot(`${name} (root ${number})`, thisYear()));
  const root = readSigningIdentity(text, file).chain[0].toString();
  keepRoot(keysDir, root);
  return fingerprintOf(root);
}

const rootName = "pdf-root";

const thisYear = (): number => new Date().getUTCFullYear();

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
    throw new StartError(`${source} has a certificate that verifiers refuse: ${why}`, { cause });
  }
  return () => identity;
}

function yearlyIdentities(
  { keysDir, name, now = () => new Date() }: DocumentSignerOptions,
  number: number,
  warnings: string[],
): () => SigningIdentity {
  const load = (file: string, make: () => string) => {
    const { text, openToOthers } = readOrMakeKeyFile(file, make);
    if (openToOthers) warnings.push(`${file} can be read by other users: set its mode to 0600`);
    return readSigningIdentity(text, file);
  };
  /** Of the year: after New Year the next document makes another, or finds it in the file. */
  let current: { year: number; identity: SigningIdentity } | undefined;
  return () => {
    const year = now().getUTCFullYear();
    if (current?.year !== year) {
      const root = load(numberedFile(keysDir, rootName, number, ".pem"), () => {
        if (number === 1) return makeRoot(`${name} (root)`, year);
        throw new Error("copy it from where it was made");
      });
      const leaf = numberedFile(keysDir, "pdf-signing", number, `-${year}.pem`);
      current = { year, identity: load(leaf, () => makeLeaf(name, year, root)) };
    }
    return current.identity;
  };
}

function makeRoot(commonName: string, year: number): string {
  return makeIdentity({ commonName, ...validity(year, rootYears) });
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

/** From the year's first second, so that with differing clocks no node signs before it. */
function validity(year: number, years: number): { notBefore: Date; notAfter: Date } {
  return { notBefore: new Date(Date.UTC(year, 0)), notAfter: new Date(Date.UTC(year + years, 0) - 1000) };
}

function makeIdentity(request: Omit<X509Request, "privateKey">): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const certificate = makeX509({ ...request, privateKey });
  return privateKey.export({ type: "pkcs8", format: "pem" }) + certificate.toString();
}

function fingerprintOf(root: string): string {
  return createHash("sha256").update(new X509Certificate(root).raw).digest("hex");
}

/** Stores a root beside the keys and returns all stored ones: documents signed under them stay valid after a change. */
function keepRoot(keysDir: string, root: string): string[] {
  const file = path.join(keysDir, `pdf-root-${fingerprintOf(root).slice(0, 16)}.crt`);
  if (!fs.existsSync(file)) writeNewFile(file, root);
  const names = fs.readdirSync(keysDir).filter((name) => /^pdf-root-[0-9a-f]{16}\.crt$/.test(name));
  return names
    .toSorted()
    .map((name) => new X509Certificate(fs.readFileSync(path.join(keysDir, name))).toString());
}
