import type { Queryable } from "../base/db/queryable.ts";

export interface NewCertificate {
  id: string;
  workId: string;
  /** The issuer-signed JWT. */
  record: string;
  /** The same as it is stored. */
  packedRecord: Buffer;
  /** The log entry: a hash of the record. */
  entry: Uint8Array;
  /** Sealed by `sealDisclosures`. */
  disclosures: Buffer;
  /** SHA-256 of each file, hex. */
  fingerprints: readonly string[];
  showCreatorEmail: boolean;
  showCollaboratorEmails: boolean;
  showShares: boolean;
  registeredAt: Date;
}

/** Writes a batch's certificates, inside the batch's transaction. The log assigns their indices. */
export async function writeCertificates(
  tx: Queryable,
  certificates: readonly NewCertificate[],
): Promise<void> {
  const rows = certificates.map((certificate) => ({
    id: certificate.id,
    work_id: certificate.workId,
    packed_record: `\\x${certificate.packedRecord.toString("hex")}`,
    disclosures: `\\x${certificate.disclosures.toString("hex")}`,
    show_creator_email: certificate.showCreatorEmail,
    show_collaborator_emails: certificate.showCollaboratorEmails,
    show_shares: certificate.showShares,
    registered_at: certificate.registeredAt,
    fingerprints: certificate.fingerprints.map((sha256) => `\\x${sha256}`),
  }));
  await tx.query({
    name: "insert-certificates",
    text: `with
      given as (
        select * from json_to_recordset($1) as g (
          id text, work_id uuid, packed_record bytea, disclosures bytea, show_creator_email boolean,
          show_collaborator_emails boolean, show_shares boolean, registered_at timestamptz, fingerprints bytea[]
        )
      ),
      certificate as (
        insert into certificates (
          id, work_id, packed_record, disclosures, show_creator_email, show_collaborator_emails, show_shares,
          registered_at
        )
        select id, work_id, packed_record, disclosures, show_creator_email, show_collaborator_emails, show_shares,
          registered_at
        from given
      )
      insert into file_fingerprints (certificate_id, position, sha256)
      select id, position, sha256 from given, unnest(fingerprints) with ordinality as f (sha256, position)`,
    values: [JSON.stringify(rows)],
  });
}
