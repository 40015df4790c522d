import {
  ANCHORED_TOPIC,
  type Bundle,
  certificateEntry,
  encodeAnchorCall,
  fromBase64Url,
  fromHex,
  fromUtf8,
  keyId,
  keySetEntry,
  leafHash,
  nodeHash,
  disclosureDigest,
  parseNote,
  parseSdJwt,
  parseTlogProof,
  parseVerifierKey,
  readCheckpoint,
  sha256,
  toHex,
  utf8,
} from "@colophon/proof";

/** Every value between the files of the example and the verdict, as docs/example/README.md shows them. */
export function describeExample(bundle: Bundle, work: Uint8Array): string {
  return `# A worked example of docs/format.md

Generated from the files beside it: \`npx vitest -u run apps/verify/test/example.test.ts\` writes it anew, and the test fails
when it and the code disagree. All hashes are SHA-256; \`‖\` joins bytes.

    npm run verify -- docs/example/work.colophon.json --trust docs/example/trust.json
    npm run verify -- docs/example/work.txt --bundle docs/example/work.colophon.json --trust docs/example/trust.json

${[describeRecord(bundle), describeLeaf(bundle), describeCheckpoint(bundle), describeKeySet(bundle), describeAnchors(bundle), describeFile(work)].join("\n")}`;
}

function describeRecord({ sdJwt }: Bundle): string {
  const { jwt, disclosures, payload } = parseSdJwt(sdJwt);
  const [header = "", body = ""] = jwt.split(".");
  const shown = disclosures.map((encoded) => {
    const digest = toHex(sha256(utf8(encoded)));
    const position = payload._sd.indexOf(disclosureDigest(encoded));
    return block([
      encoded,
      fromUtf8(fromBase64Url(encoded)),
      `hash ${digest}, base64url in _sd[${position}]`,
    ]);
  });
  return `## The record
${block([fromUtf8(fromBase64Url(header)), fromUtf8(fromBase64Url(body)), `hash of the JWT ${toHex(sha256(utf8(jwt)))}`])}
${payload._sd.length} disclosures: ${disclosures.length} shown, ${payload._sd.length - disclosures.length} withheld.

${shown.join("\n")}`;
}

function describeLeaf({ sdJwt, tlogProof }: Bundle): string {
  const entry = certificateEntry(parseSdJwt(sdJwt).jwt);
  return `## Its leaf and the way to the root
${block([`entry ${toHex(entry)}`, ...describeWay(leafHash(entry), tlogProof)])}`;
}

/** RFC 9162 section 2.1.3.2, written out. */
function describeWay(leaf: Uint8Array, tlogProof: string): string[] {
  const { index, proof, checkpoint } = parseTlogProof(tlogProof);
  let fn = index;
  let sn = readCheckpoint(checkpoint).size - 1;
  let hash = leaf;
  const steps = [`index ${index}, size ${sn + 1}`, `leaf  ${toHex(leaf)}`];
  for (const sibling of proof) {
    const isLeft = fn % 2 === 1 || fn === sn;
    if (isLeft) while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn / 2, Math.floor(sn / 2)];
    hash = isLeft ? nodeHash(sibling, hash) : nodeHash(hash, sibling);
    steps.push(`${isLeft ? "left " : "right"} ${toHex(sibling)}`, `  =   ${toHex(hash)}`);
    [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
  }
  return steps;
}

function describeCheckpoint({ tlogProof, log }: Bundle): string {
  const note = parseTlogProof(tlogProof).checkpoint;
  const { text, signatures } = parseNote(note);
  const { name, publicKey } = parseVerifierKey(log.vkey);
  const { root } = readCheckpoint(note);
  const [own] = signatures;
  return `## The checkpoint
${block([
  ...text.trimEnd().split("\n"),
  `root      ${toHex(root)}`,
  `key       ${toHex(publicKey)}`,
  `key id    ${toHex(keyId(name, publicKey))}, of ${toHex(utf8(`${name}\n`))} ‖ 01 ‖ key`,
  `signature ${own === undefined ? "" : toHex(own.signature)}`,
])}`;
}

function describeKeySet({ issuerJwks, issuerKeysProof }: Bundle): string {
  const entry = keySetEntry(issuerJwks);
  return `## The issuer's key set
${block([issuerJwks, `entry ${toHex(entry)}`, ...describeWay(leafHash(entry), issuerKeysProof)])}`;
}

function describeAnchors({ anchors }: Bundle): string {
  return `## The anchor
${anchors
  .map(({ chainId, transactionHash, size, root, contract, sender }) =>
    block([
      `transaction ${transactionHash} on chain ${chainId}`,
      `  to        ${contract}`,
      `  input     ${encodeAnchorCall(size, fromHex(root.slice(2)))}`,
      `event       ${contract}`,
      `  topic 0   ${ANCHORED_TOPIC}`,
      `  topic 1   0x${sender.slice(2).padStart(64, "0")}`,
      `  topic 2   0x${size.toString(16).padStart(64, "0")}`,
      `  data      ${root}`,
    ]),
  )
  .join("\n")}`;
}

function describeFile(work: Uint8Array): string {
  return `## The work file
${block([`work.txt, ${work.length} bytes`, `hash ${toHex(sha256(work))}`])}`;
}

function block(lines: string[]): string {
  return ["```", ...lines, "```", ""].join("\n");
}
