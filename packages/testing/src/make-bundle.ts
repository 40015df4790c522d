import { generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import {
  assembleJwt,
  type Bundle,
  BUNDLE_FORMAT,
  type BundleAnchor,
  buildRecordPayload,
  certificateEntry,
  disclosureDigest,
  type EcPublicJwk,
  formatCheckpoint,
  formatNote,
  formatSdJwt,
  formatTlogProof,
  formatVerifierKey,
  hashReader,
  inclusionProof,
  jwkThumbprint,
  keySetEntry,
  leafHash,
  newDisclosure,
  noteSignatureLine,
  parseDisclosure,
  parseEcPublicJwk,
  type PreviousLog,
  recordSigningInput,
  rootFromLeafHashes,
  toBase64,
  toHex,
  type Trust,
  utf8,
} from "@colophon/proof";

/** A registry in memory with real keys and a real log, for tests. It anchors by saying so: `makeChain` agrees. */
export interface TestRegistry {
  /** What its verifiers believe. */
  trust: Trust;
  issuer: TestIssuer;
  issuerJwks: string;
  /** The log's entries; tests may append what they like. */
  entries: Uint8Array[];
  issue(claims?: Record<string, unknown>, issuer?: TestIssuer, kind?: IssuedKind): IssuedCertificate;
  /** The signed checkpoint at a size, by default of the whole log. */
  checkpoint(size?: number): string;
  tlogProof(index: number, size?: number): string;
  /** An anchor of the log at a size, in a block made up for it. */
  anchor(size: number): BundleAnchor;
  bundle(certificate: IssuedCertificate, options?: BundleOptions): Bundle;
  /** The log as a previous one, which ended at a size, by default with the entries that it has now. */
  end(size?: number): PreviousLog;
}

export interface TestIssuer {
  jwk: EcPublicJwk;
  sign(signingInput: string): Uint8Array;
}

/** By default a certificate. */
export interface IssuedKind {
  prefix: string;
  vct: string;
}

export interface IssuedCertificate {
  certificateId: string;
  index: number;
  jwt: string;
  /** All of them, in base64url. */
  disclosures: string[];
}

export interface BundleOptions {
  /** Names of the claims to show, by default all. */
  show?: string[];
  /** Whether it has the anchor of its checkpoint; default true. */
  anchored?: boolean;
  /** Tree size of the checkpoint, by default the whole log. */
  size?: number;
}

export interface RegistryOptions {
  origin?: string;
  /** Default 1, a public chain. */
  chainId?: number;
}

const certificates: IssuedKind = { prefix: "RSF", vct: "https://registry.example/credentials/work" };

const FILE_SHA256 = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

/** A work with every kind of claim; its file's content is the text "test". */
export const sampleClaims: Record<string, unknown> = {
  title: "L’Été à Montréal — 夏",
  description: "A novel in three parts.",
  keywords: ["novel", "été"],
  materialType: "book",
  medium: "literary",
  categories: ["literary", "artistic"],
  copyrightRelation: "author",
  publication: { date: "2024-05-01", city: "Montréal", province: "QC" },
  "file.1": { sha256: FILE_SHA256, name: "novel.txt", size: 4, mediaType: "text/plain" },
  creatorName: "Aïcha Tremblay",
  creatorEmail: "aicha@example.com",
  "collaborator.1": { givenName: "Noor", familyName: "Haddad" },
  "collaborator.1.email": "noor@example.com",
  "selfIdentification.pronouns": "she/her",
  walletAddress: `0x${"ab".repeat(20)}`,
};

export function makeIssuer(): TestIssuer {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return {
    jwk: parseEcPublicJwk(publicKey.export({ format: "jwk" })),
    sign: (text) =>
      new Uint8Array(sign("sha256", utf8(text), { key: privateKey, dsaEncoding: "ieee-p1363" })),
  };
}

export function makeRegistry({
  origin = "registry.example/log",
  chainId = 1,
}: RegistryOptions = {}): TestRegistry {
  const issuer = makeIssuer();
  const logKeys = generateKeyPairSync("ed25519");
  const logPublicKey = rawEd25519(logKeys.publicKey);
  const issuerJwks = JSON.stringify({ keys: [issuer.jwk] });
  const anchorSource = { chainId, contract: `0x${"c0".repeat(20)}`, sender: `0x${"5e".repeat(20)}` };
  const entries = [keySetEntry(issuerJwks)];

  const leavesAt = (size: number) => entries.slice(0, size).map((entry) => leafHash(entry));
  const rootAt = (size: number) => rootFromLeafHashes(leavesAt(size));

  const registry: TestRegistry = {
    trust: {
      log: { origin, vkey: formatVerifierKey({ name: origin, publicKey: logPublicKey }) },
      issuer: { keys: [issuer.jwk] },
      anchors: [anchorSource],
    },
    issuer,
    issuerJwks,
    entries,

    issue(claims = sampleClaims, signer = issuer, { prefix, vct } = certificates) {
      const disclosures = Object.entries(claims).map(([name, value]) =>
        newDisclosure(name, value, bytes(16)),
      );
      const certificateId = `${prefix}-${String(entries.length).padStart(9, "0")}`;
      const payload = buildRecordPayload({
        issuer: "https://registry.example",
        issuedAt: 1_750_000_000 + entries.length,
        vct,
        certificateId,
        salt32: bytes(32),
        digests: disclosures.map((one) => disclosureDigest(one)),
      });
      const input = recordSigningInput({ payload, kid: jwkThumbprint(signer.jwk) });
      const jwt = assembleJwt(input, signer.sign(input));
      const index = entries.push(certificateEntry(jwt)) - 1;
      return { certificateId, index, jwt, disclosures };
    },

    checkpoint(size = entries.length) {
      const text = formatCheckpoint({ origin, size, root: rootAt(size) });
      const signature = new Uint8Array(sign(null, utf8(text), logKeys.privateKey));
      return formatNote(text, [noteSignatureLine(origin, logPublicKey, signature)]);
    },

    tlogProof(index, size = entries.length) {
      const proof = inclusionProof(index, size, hashReader(leavesAt(size)));
      return formatTlogProof({ index, proof, checkpoint: registry.checkpoint(size) });
    },

    anchor(size) {
      return {
        ...anchorSource,
        transactionHash: `0x${toHex(bytes(32))}`,
        blockNumber: 20_000_000 + size,
        blockHash: `0x${toHex(bytes(32))}`,
        blockTime: 1_760_000_000 + size,
        size,
        root: `0x${toHex(rootAt(size))}`,
      };
    },

    bundle(certificate, { show, anchored = true, size = entries.length } = {}) {
      const shown = certificate.disclosures.filter(
        (encoded) => show === undefined || show.includes(parseDisclosure(encoded).name),
      );
      return {
        format: BUNDLE_FORMAT,
        sdJwt: formatSdJwt(certificate.jwt, shown),
        tlogProof: registry.tlogProof(certificate.index, size),
        anchors: anchored ? [registry.anchor(size)] : [],
        issuerJwks,
        issuerKeysProof: registry.tlogProof(0, size),
        log: registry.trust.log,
      };
    },

    end(size = entries.length) {
      return {
        ...registry.trust.log,
        lastSize: size,
        lastRoot: toBase64(rootAt(size)),
        endedAt: 1_760_001_000,
        issuerKeys: registry.trust.issuer.keys,
      };
    },
  };
  return registry;
}

/** An anchored bundle from a log with some other certificates around, with its anchor and the registry that made it. */
export function makeBundle(options?: RegistryOptions): {
  registry: TestRegistry;
  bundle: Bundle;
  anchor: BundleAnchor;
} {
  const registry = makeRegistry(options);
  for (let i = 0; i < 4; i++) registry.issue({ title: `Work ${i}` });
  const certificate = registry.issue();
  for (let i = 0; i < 6; i++) registry.issue({ title: `Later work ${i}` });
  const anchor = registry.anchor(registry.entries.length);
  return { registry, anchor, bundle: { ...registry.bundle(certificate), anchors: [anchor] } };
}

function rawEd25519(publicKey: KeyObject): Uint8Array {
  return new Uint8Array(publicKey.export({ format: "der", type: "spki" }).subarray(-32));
}

function bytes(length: number): Uint8Array {
  return new Uint8Array(randomBytes(length));
}
