import { evidenceSigningInput, formatEvidenceDay, formatExtra, stampedText } from "@colophon/clocks";
import {
  assembleJwt,
  certificateEntry,
  formatBundle,
  formatTlogProof,
  jwkThumbprint,
  parseTlogProof,
  readCheckpoint,
  sha256,
  utf8,
} from "@colophon/proof";
import { makeRegistry } from "@colophon/testing/make-bundle";
import { revocationAt, rootPem, tokenOf } from "@colophon/testing/make-clock-evidence";
import { makeAuthority, makeRevocation, makeToken } from "@colophon/testing/make-time-stamp-authority";
import { expect, test } from "vitest";
import { makeFolder } from "./fixtures.ts";
import { runVerify } from "./run-verify.ts";

const DAY = 86_400;
const iat = 1_750_000_001;

// Its certificates ended long ago.
const inForce = { notBefore: iat - DAY, notAfter: iat + 10 * DAY };
const { root, issuer, signer } = makeAuthority({ kind: "p256", ...inForce });

/** A certificate with a token of that authority, and that day's evidence in a later checkpoint, which another has stamped. */
function setUp({ isStampedLater = true, later = iat + 2 * DAY } = {}) {
  const registry = makeRegistry();
  const certificate = registry.issue();
  const bundle = registry.bundle(certificate, { anchored: false });
  const proof = parseTlogProof(bundle.tlogProof);
  const { checkpoint } = proof;
  const token = makeToken(utf8(stampedText(checkpoint)), { signer, chain: [issuer], genTime: iat + 60 });
  const ocsp = [makeRevocation({ about: signer, issuer, producedAt: iat + 120 })];
  const none = { rfc3161: [], ocsp: [], ots: [], bitcoin: [] };
  const extra = formatExtra({ ...none, rfc3161: [token], ocsp });

  const file = formatEvidenceDay({
    date: "2025-06-15",
    checkpoints: [{ text: stampedText(checkpoint), rfc3161: [token], ots: [], bitcoin: [] }],
    ocsp,
  });
  const head = readCheckpoint(checkpoint);
  const [first, last] = [head, head];
  const input = evidenceSigningInput(
    {
      issuer: "https://registry.example",
      issuedAt: iat + DAY,
      vct: "https://registry.example/credentials/evidence/v1",
      file: sha256(file),
      first,
      last,
    },
    jwkThumbprint(registry.issuer.jwk),
  );
  const jwt = assembleJwt(input, registry.issuer.sign(input));
  const index = registry.entries.push(certificateEntry(jwt)) - 1;
  const renewal = parseTlogProof(registry.tlogProof(index));
  const ofLater = formatExtra({
    ...none,
    rfc3161: [tokenOf(renewal.checkpoint, later)],
    ocsp: [revocationAt(later + 60)],
  });

  const { write } = makeFolder();
  const day = write("2025-06-15", file);
  write("2025-06-15.jwt", jwt);
  write("2025-06-15.tlog-proof", formatTlogProof({ ...renewal, ...(isStampedLater && { extra: ofLater }) }));
  const text = formatBundle({ ...bundle, tlogProof: formatTlogProof({ ...proof, extra }) });
  const args = [
    [write("a.colophon.json", text), "--trust", write("trust.json", { ...registry.trust, anchors: [] })],
    ["--tsa-root", write("old.pem", root.pem), "--tsa-root", write("root.pem", rootPem)],
  ].flat();
  return { args, day, write };
}

const expired = "its authority's certificate has expired since: use --renewal FILE";
const itsTime = "The registration existed by 2025-06-15T15:07:42Z";

test("a token of an authority that has expired counts where a later checkpoint shows that it is older", async () => {
  const { args, day } = setUp();
  const alone = await runVerify(args);
  expect(alone.stdout).toContain(expired);
  expect(alone.stdout).not.toContain(itsTime);
  const { stdout, exitCode } = await runVerify([...args, "--renewal", day]);
  expect([exitCode, stdout.includes(itsTime), stdout.includes(expired)]).toEqual([0, true, false]);
});

test.each([
  ["while no clock has stamped that checkpoint", { isStampedLater: false }],
  ["when the other clock is later than its end, too", { later: iat + 20 * DAY }],
])("and it counts for nothing %s", async (_, options) => {
  const { args, day } = setUp(options);
  const { stdout } = await runVerify([...args, "--renewal", day]);
  expect([stdout.includes(itsTime), stdout.includes(expired)]).toEqual([false, true]);
});

test("files that do not belong together, of another certificate, or that are not there are refused", async () => {
  const { args, day, write } = setUp();
  const other = setUp();
  for (const given of [other.day, `${day}.not-there`]) {
    const { stdout, stderr, exitCode } = await runVerify([...args, "--renewal", given]);
    expect([exitCode, /renews no timestamp|no such file/.test(stdout + stderr)]).toEqual([2, true]);
  }
  write("2025-06-15", "{}");
  const { exitCode } = await runVerify([...args, "--renewal", day]);
  expect(exitCode).toBe(2);
});
