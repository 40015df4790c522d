import type { StatusEvidence, VerifiedStatus } from "../check/check-statements.ts";

/**
 * Which of several statuses of one certificate counts: the authentic one of the newest head. One of the certificate's own log comes
 * before one of its successor, unless that shows what was said in the own log up to then; and of equal heads the one that
 * hides least. If none is authentic, one that is refused for another reason than being about another certificate.
 */
export function chooseStatus(judged: readonly StatusEvidence[]): StatusEvidence | undefined {
  const [newest] = judged.flatMap((one) => (one.state === "refused" ? [] : [one])).toSorted(byWorth);
  return (
    newest ?? judged.find((one) => one.state === "refused" && one.code !== "status_of_other_certificate")
  );
}

type Authentic = Exclude<StatusEvidence, { state: "refused" }>;

function byWorth(a: Authentic, b: Authentic): number {
  return (
    ownLogUntil(b) - ownLogUntil(a) ||
    b.asOf - a.asOf ||
    withheldIn(a) - withheldIn(b) ||
    Number(a.state === "dated") - Number(b.state === "dated")
  );
}

/** Up to when a status shows what was said in the certificate's own log. */
function ownLogUntil({ asOf, lack, carried }: VerifiedStatus): number {
  if (lack === "status_of_successor_log") return -1;
  if (carried === undefined) return asOf;
  return carried.lost.length === 0 ? Number.MAX_SAFE_INTEGER : carried.asOf;
}

const withheldIn = ({ statements }: VerifiedStatus): number =>
  statements.reduce((sum, { withheld }) => sum + withheld, 0);
