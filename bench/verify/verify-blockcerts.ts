import { createHash, randomBytes } from "node:crypto";
import { createRequire } from "node:module";

// A process of its own: it answers the library's requests itself and lets it log what it likes. Its arguments are the
// library's entry point and the number of rounds; it sends its parent the milliseconds of each check.

interface Certificate {
  init(): Promise<void>;
  verify(): Promise<{ status: string }>;
  verifier: { proofVerifiers: { localHash: string }[] };
}
type Library = { Certificate: new (document: object) => Certificate };

const [, , door = "", rounds = "0"] = process.argv;
const { Certificate } = createRequire(door)(door) as Library;

const issuer = {
  id: "https://issuer.example/profile.json",
  type: "Profile",
  name: "Issuer",
  url: "https://issuer.example",
  email: "registrar@issuer.example",
};
const context = ["https://w3id.org/openbadges/v2", "https://w3id.org/blockcerts/v2"];
const issuerKey = "ecdsa-koblitz-pubkey:msBCHdwaQ7N2ypBYupkp6uNxtr9Pg76imj";

/** A document of their version 2, whose check looks up only its issuer's profile. */
const unsigned = {
  "@context": context,
  id: "urn:uuid:1f3c1a52-9f0e-4d0a-9d59-3a0f5f1f2b11",
  type: "Assertion",
  issuedOn: "2026-05-01T00:00:00+00:00",
  recipient: { hashed: false, type: "email", identity: "aicha@example.com" },
  recipientProfile: { type: ["RecipientProfile", "Extension"], name: "Aïcha Tremblay" },
  badge: {
    type: "BadgeClass",
    id: "urn:uuid:5b1ba8a5-0a8c-4cf9-8a5e-0cbb5a0a2c33",
    name: "L’Été à Montréal — 夏",
    description: "A novel in three parts.",
    image: "data:image/png;base64,iVBORw0KGgo=",
    criteria: { narrative: "Declared by its author." },
    issuer,
  },
  verification: { type: ["MerkleProofVerification2017", "Extension"], publicKey: issuerKey },
};

globalThis.fetch = async () =>
  Response.json({
    "@context": context,
    ...issuer,
    publicKey: [{ id: issuerKey, created: "2017-06-29T14:48:03.814936+00:00" }],
  });

/** On their mock chain, in a tree as deep as our samples'. */
function sign(targetHash: string): object {
  const proof: { right: string }[] = [];
  let hash = targetHash;
  for (let level = 0; level < 14; level++) {
    const right = randomBytes(32).toString("hex");
    proof.push({ right });
    hash = createHash("sha256")
      .update(hash + right, "hex")
      .digest("hex");
  }
  const anchors = [{ type: "Mock", sourceId: "none", chain: "mockchain" }];
  const type = ["MerkleProof2017", "Extension"];
  return { ...unsigned, signature: { type, targetHash, merkleRoot: hash, proof, anchors } };
}

async function check(document: object): Promise<Certificate & { status: string }> {
  const certificate = new Certificate(document);
  await certificate.init();
  const { status } = await certificate.verify();
  return Object.assign(certificate, { status });
}

// It names the expected hash when it refuses another one.
const refused = await check(sign("00".repeat(32)));
const document = sign(refused.verifier.proofVerifiers[0]?.localHash ?? "");
const times: number[] = [];
for (let round = 0; round < Number(rounds); round++) {
  const start = performance.now();
  const { status } = await check(document);
  times.push(performance.now() - start);
  if (status !== "success") throw new Error(`Blockcerts says ${status}`);
}
process.send?.(times);
