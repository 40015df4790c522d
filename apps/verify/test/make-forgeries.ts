import {
  assembleJwt,
  buildRecordPayload,
  certificateEntry,
  disclosureDigest,
  formatBundle,
  fromBase64Url,
  fromUtf8,
  keySetEntry,
  newDisclosure,
  toBase64Url,
  utf8,
} from "@colophon/proof";
import { makeChain, makeIssuer, makePdf, makeRegistry } from "./fixtures.ts";

/**
 * Certificates that an issuer's key has signed and a log holds, and which are right but for one thing; with them a trust
 * file, a genuine bundle and a genuine PDF. By the names of their files.
 */
export function makeForgeries(): Record<string, string | Uint8Array> {
  const registry = makeRegistry({ origin: "made.example/log" });
  const { root, signer } = makeChain();
  const genuine = registry.issue();
  const [header = "", payload = ""] = genuine.jwt.split(".", 2).map((part) => fromUtf8(fromBase64Url(part)));

  const issue = (headerText: string, payloadText: string, disclosures = genuine.disclosures) => {
    const input = `${toBase64Url(utf8(headerText))}.${toBase64Url(utf8(payloadText))}`;
    const jwt = assembleJwt(input, registry.issuer.sign(input));
    return { ...genuine, jwt, disclosures, index: registry.entries.push(certificateEntry(jwt)) - 1 };
  };
  const changed = (change: Partial<Record<string, unknown>>) =>
    issue(header, JSON.stringify({ ...(JSON.parse(payload) as object), ...change }));
  const digests = genuine.disclosures.map((one) => disclosureDigest(one));

  const twiceInDisclosure = [
    newDisclosure("title", "A title", new Uint8Array(16)),
    toBase64Url(utf8('["AAAAAAAAAAAAAAAAAAAAAA","publication",{"date":"1995-01-01","date":"2024-05-01"}]')),
  ];
  const keySet = registry.issuerJwks.replace("{", '{"keys":[],');
  const keySetIndex = registry.entries.push(keySetEntry(keySet)) - 1;
  const certificates = {
    "twice-in-header": issue(header.replace("{", '{"kid":"AAAA",'), payload),
    "twice-in-payload": issue(header, payload.replace("{", '{"iat":788918400,')),
    "twice-in-disclosure": issue(
      header,
      JSON.stringify(
        buildRecordPayload({
          issuer: "https://registry.example",
          issuedAt: 1_750_000_000,
          vct: "https://registry.example/credentials/work",
          certificateId: genuine.certificateId,
          salt32: new Uint8Array(32),
          digests: twiceInDisclosure.map((one) => disclosureDigest(one)),
        }),
      ),
      twiceInDisclosure,
    ),
    "time-in-another-spelling": issue(header, payload.replace(/"iat":\d+/, '"iat":1.75e9')),
    "id-that-is-none": changed({ jti: "RSF-00000000\u202e1" }),
    "issuer-that-reads-as-another": changed({ iss: "https://example.org/\u202egro.yrtsiger" }),
    "digests-out-of-order": changed({ _sd: digests.toSorted().toReversed() }),
  };
  const underKeySet = issue(header, payload);

  const bundle = formatBundle(registry.bundle(genuine));
  const trust = { ...registry.trust, pdf: { roots: [root.pem] } };
  const trustText = `${JSON.stringify(trust, undefined, 2)}\n`;
  const stranger = JSON.stringify({ keys: [makeIssuer().jwk] });
  const bundles = Object.entries(certificates).map(([name, certificate]) => [
    `${name}.colophon.json`,
    formatBundle(registry.bundle(certificate)),
  ]);
  return {
    ...(Object.fromEntries(bundles) as Record<string, string>),
    "genuine.colophon.json": bundle,
    "twice-in-bundle.colophon.json": bundle.replace("{", '{\n  "form\\u0061t": "colophon-bundle/v0",'),
    "twice-in-anchor.colophon.json": bundle.replace('"blockTime"', '"blockTime": 788918400, "blockTime"'),
    "twice-in-key-set.colophon.json": formatBundle({
      ...registry.bundle(underKeySet),
      issuerJwks: keySet,
      issuerKeysProof: registry.tlogProof(keySetIndex),
    }),
    "bundle-in-clear.pdf": makePdf({
      signer,
      chain: [root],
      bundle,
      isPacked: false,
      certificateId: genuine.certificateId,
    }),
    "made-trust.json": trustText,
    "twice-in-trust.json": trustText.replace('"issuer":', `"issuer": ${stranger},\n  "issuer":`),
  };
}
