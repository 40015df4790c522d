import type { StatusEvidence, Verification } from "@colophon/proof";
import { statedUses } from "@colophon/uses";
import { TellMachines } from "./tell-machines.tsx";

interface Props {
  record: NonNullable<Verification["record"]>;
  status?: StatusEvidence;
}

/** What machines are told of a certificate: only by its present word, and not of a work that was withdrawn or is blocked. */
export function MachinesLine({ record: { payload, claims }, status }: Props) {
  const { now } = statedUses({ claims: { aiUse: claims.aiUse }, issuedAt: payload.iat }, status);
  if (now === undefined || status === undefined || status.state === "refused") return undefined;
  if (status.heading === "withdrawn" || status.heading === "blocked") return undefined;
  return <TellMachines certificateId={payload.jti} uses={now.uses} />;
}
