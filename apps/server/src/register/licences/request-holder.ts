import type { StoredCertificate } from "../../record/record.ts";
import { openFields } from "../../record/open-sealed-disclosures.ts";
import { listSaid } from "../statements/list-said.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

export interface Holder {
  name: string;
  as: "registrant" | "successor";
}

/** The holder as the certificate names them to everyone: its registrant, or whom its last transfer names. */
export async function holderOf(context: SealedRows, certificate: StoredCertificate): Promise<Holder> {
  if (!certificate.isTransferred) {
    const { creatorName = "" } = openFields(context.keys, certificate, "public");
    return { name: creatorName, as: "registrant" };
  }
  const last = certificate.said.findLast(({ kind }) => kind === "transferred");
  const said = await listSaid(context, certificate.id);
  return { name: (last && said.get(last.n)?.to) ?? "", as: "successor" };
}
