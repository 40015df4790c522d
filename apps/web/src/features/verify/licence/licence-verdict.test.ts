import type { LicenceState } from "@colophon/proof/licences";
import { describe, expect, test } from "vitest";
import type { CheckedLicence } from "../../../lib/checking/check-licence.ts";
import { knownState } from "./licence-verdict.ts";

const asOf = Date.parse("2027-01-15T12:00:00Z") / 1000;
const now = asOf + 60;

interface Given {
  claims?: Record<string, unknown>;
  /** How many claims are withheld. */
  withheld?: string;
  said?: { kind: string; by: string }[];
  status?: "current" | "refused" | "none";
}

const whole = { terms: { revocable: true }, from: "2026-12-01", until: "2027-11-30" };

/** A licence that was checked, as far as its state depends on it. */
const checked = ({ claims = whole, withheld = "0", said = [], status = "current" }: Given): CheckedLicence =>
  ({
    verification: { record: { claims }, checks: [{ id: "disclosures", evidence: { withheld } }] },
    isOffline: false,
    ...(status !== "none" && {
      status: { evidence: { state: status, statements: said, asOf, gaps: [] }, origin: "registry" },
    }),
  }) as unknown as CheckedLicence;

const revoked = { kind: "revoked", by: "licensor" };
const ended = ["licensor", "licensee"].map((by) => ({ kind: "ended", by }));

describe("the state of a licence", () => {
  test.each<[string, Given, LicenceState | undefined, object]>([
    ["by its status", {}, "in_force", { state: "in_force", by: "status", asOf }],
    ["by what was said of it", { said: [revoked] }, "revoked", { state: "revoked", by: "status", asOf }],
    ["by both sides", { said: ended }, "ended", { state: "ended", by: "status", asOf }],
    ["by its dates, without a status", { status: "none" }, undefined, { state: "in_force", by: "dates" }],
    [
      "by its dates, with a status that is refused",
      { status: "refused", said: [revoked] },
      undefined,
      { state: "in_force", by: "dates" },
    ],
    // The log is closed later: until then the registry alone knows what ended it.
    ["by the registry's word, that it was revoked", {}, "revoked", { state: "revoked", by: "registry" }],
    [
      "by the registry's word, that it ended",
      { status: "none" },
      "ended",
      { state: "ended", by: "registry" },
    ],
    ["by the registry's word, that it is blocked", {}, "blocked", { state: "blocked", by: "registry" }],
    // What ended it is proven: no word of a registry brings it back.
    [
      "by its status, whatever the registry says",
      { said: [revoked] },
      "in_force",
      { state: "revoked", by: "status", asOf },
    ],
    [
      "by its status, where the registry says that it expired",
      {},
      "expired",
      { state: "in_force", by: "status", asOf },
    ],
    [
      "by the registry's word, where dates are withheld",
      { claims: {}, withheld: "7" },
      "expired",
      { state: "expired", by: "registry" },
    ],
    [
      "by nothing, where dates are withheld and nobody says",
      { claims: {}, withheld: "7" },
      undefined,
      { state: undefined, by: "nothing" },
    ],
  ])("is known %s", (_, given, stated, known) => {
    expect(knownState(checked(given), stated, now)).toEqual(known);
  });
});
