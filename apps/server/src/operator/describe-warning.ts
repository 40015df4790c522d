import { fewAnchors, type Warning, type WarningContext } from "./warnings.ts";

/** The log message of each. */
export function describeWarning(warning: Warning, { config, log, database, clocks }: WarningContext): string {
  switch (warning) {
    case "standby_missing":
      return `Nothing can be registered: ${database.stuck() ?? "a synchronous standby was missing."}`;
    case "no_chain":
      return (
        `PUBLIC_URL is ${config.publicUrl}, but CHAIN_ID and CHAIN_RPC_URL are not set: anchors go to a development chain on the servers' own ` +
        'machine and prove nothing to anyone. Set both on every node (docs/operations.md, "A public chain").'
      );
    case "clock_off": {
      const ahead = Math.round(database.clockAhead());
      return `This machine's clock is ${Math.abs(ahead)} s ${ahead > 0 ? "ahead of" : "behind"} the database's. Let both machines keep the time (NTP). Records have the database's time.`;
    }
    case "public_url_changed":
      // What is printed and signed can't be changed any more.
      return (
        `PUBLIC_URL is ${config.publicUrl}, but this register was founded as ${log.issuer}. Its records name ${log.issuer} as their issuer permanently, and QR codes and links ` +
        `made so far lead there: keep that address, and let it redirect to ${config.publicUrl}. Or set PUBLIC_URL back.`
      );
    case "guard_on_database_disk":
      return "CHECKPOINT_GUARD is on the database's disk: restoring the disk also restores the guard, and nothing shows that entries are missing. Put it on other storage.";
    case "funds_low":
      return `The anchoring account can pay for fewer than ${fewAnchors} anchors at today's fee: send it funds.`;
    case "storage_away":
      return "S3_ENDPOINT does not answer: private copies, pictures and kept documents are unavailable until it does.";
    case "backup_late":
      return "BACKUP_TO has no new whole backup for twice BACKUP_EVERY: the log of the server that tried says why.";
    case "clocks_late":
      return clocks?.lateReason() ?? "The newest checkpoints had no evidence by other clocks.";
    case "no_mail":
      return "SMTP_URL is not set: emails stay in DATA_DIR/outbox, and nobody gets them.";
    case "demo_payments":
      return "PAYMENTS is demo: the page asks for a fee that nobody has to pay. Set it to stripe, or REGISTRATION_FEE_CENTS to 0.";
    case "one_role":
      return (
        "DATABASE_URL’s role may change what operators did: an attacker who takes over this server can delete their traces. Give it a role of " +
        'its own, and DATABASE_OWNER_URL the one that owns the tables (docs/operations.md, "Two roles").'
      );
  }
}
