import type { Speaker } from "@colophon/proof/statements";
import { type StatedUses, statedUses } from "@colophon/uses";
import { statusOf } from "../../record/heading.ts";
import type { CertificateOfFile } from "./uses-store.ts";

/** What a certificate states, as a reader of its record and status concludes it. */
export function statedOf({ said, uses, registeredAt, log }: CertificateOfFile): StatedUses {
  const claim = uses?.[-1];
  const issuedAt = registeredAt.getTime() / 1000;
  const record = { claims: claim === undefined ? {} : { aiUse: claim }, issuedAt };
  // What was said in a log that has ended, after its last backup, nobody knows.
  if (log !== null) return statedUses(record, undefined);
  const isLost = said.some(({ kind, n }) => kind === "ai_use" && uses?.[n] === undefined);
  if (isLost) return statedUses(record, { state: "refused", code: "status_incomplete", detail: "" });
  return statedUses(record, {
    state: "current",
    about: "",
    place: { origin: "", size: 0 },
    asOf: Math.floor(Date.now() / 1000),
    heading: statusOf(said),
    statements: said.map(({ n, kind, by, at }) => ({
      n,
      // Their order alone counts here.
      index: n,
      kind,
      // Only statements that this server has made are kept.
      by: by as Speaker,
      at,
      said: kind === "ai_use" ? { aiUse: uses?.[n] as Record<string, string> } : {},
      others: [],
      withheld: 0,
      walletSignature: "absent",
    })),
  });
}
