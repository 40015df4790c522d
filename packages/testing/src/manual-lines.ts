import { type Manual, readBlocks, readSpans } from "./read-manual.ts";

// `scripts/lint/manual-lines.test.ts` demands that a drill takes each line for a shell from here, or a mark in the text.

/** What drills run: a command within the text, or a block by its first line. */
export const drilled = {
  unit: ["operations.md", "[Unit]"],
  "unit of the service": ["operations.md", "[Service]"],
  "unit's place": ["operations.md", "[Install]"],
  operators: ["operations.md", "npm run operator -- grant somebody@example.org"],
  "list operators": ["first-year.md", "colophon-run operator list"],
  grant: ["first-year.md", "colophon-run operator grant you@example.org"],
  readyz: ["first-year.md", "curl https://registry.example/readyz"],
  fsck: ["operations.md", "npm run fsck"],
  "fsck by the service": ["first-year.md", "colophon-run fsck"],
  "list keys": ["operations.md", "npm run keys -- list"],
  "list keys each year": ["first-year.md", "colophon-run keys list"],
  "make a key": ["operations.md", "npm run keys -- make issuer"],
  "rotate issuer": ["operations.md", "npm run keys -- rotate issuer"],
  "rotate data": ["operations.md", "npm run keys -- rotate data"],
  "rotate pdf": ["operations.md", "npm run keys -- rotate pdf"],
  "check as a stranger": ["first-year.md", "curl -fsS -O https://registry.example/colophon-verify.mjs"],
  monitor: [
    "first-year.md",
    '*/10 * * * * cd /srv/monitor && node colophon-verify.mjs monitor https://registry.example --trust trust.json --state state.json --rpc https://a-node.example >last.json || mail -s "monitor" you@example.org <last.json',
  ],
  "monitor by hand": [
    "operations.md",
    "colophon-verify monitor https://registry.example --trust FILE --state FILE --rpc URL",
  ],
  "problems of today": [
    "first-year.md",
    `journalctl -u colophon -o cat --since today | jq -cR 'fromjson? | select(.level == "error" or .level == "fatal")'`,
  ],
  "clients refused": [
    "first-year.md",
    `journalctl -u colophon -o cat --since today | jq -rR 'fromjson? | select(.msg == "refused" and .code == "rate_limited") | .client' | sort | uniq -c | sort -rn | head`,
  ],
  backup: ["operations.md", "BACKUP_PASSPHRASE='…' npm run backup -- /backups/2026-11-23"],
  "backup by hand": ["first-year.md", "colophon-run backup /backups/by-hand"],
  "back up to move": ["first-year.md", "colophon-run backup /backups/move"],
  "restore to move": ["first-year.md", "colophon-run restore /backups/move"],
  "backup into a bucket": ["operations.md", "npm run backup -- s3://bucket/prefix"],
  restore: ["operations.md", "BACKUP_PASSPHRASE='…' npm run restore -- /backups/2026-11-23"],
  "restore under a new log": [
    "operations.md",
    "BACKUP_PASSPHRASE='…' npm run restore -- /backups/2026-11-23 --new-log --guard /old/checkpoint-guard",
  ],
  "restore from a bucket": ["operations.md", "npm run restore -- s3://bucket/prefix"],
  "drill of the backup": ["first-year.md", "cd /srv/colophon"],
  "look at the drill": ["first-year.md", "curl -fsS localhost:8080/readyz"],
  "readyz of a node": ["operations.md", "curl localhost:8080/readyz"],
  "end of the drill": ["first-year.md", "rm -rf /var/tmp/drill"],
  archive: ["operations.md", "npm run archive -- /srv/archive --end"],
  "check the archive": [
    "operations.md",
    "node colophon-verify.mjs CERTIFICATE.colophon.json --trust https://HOST/.well-known/colophon-trust.json --registry https://HOST --rpc URL",
  ],
  retire: ["operations.md", "npm run keys -- retire /srv/colophon-2/keys"],
  "start a successor": ["operations.md", "DATA_DIR=/srv/colophon-2 npm start"],
  "check an old certificate": [
    "operations.md",
    "npm run verify -- OLD.colophon.json --trust https://HOST/.well-known/colophon-trust.json --rpc URL",
  ],
  "send emails again": [
    "operations.md",
    "update letters set failed_at = null, queued_at = now(), due_at = now(), attempts = 0 where failed_at is not null;",
  ],
  "variables of every node": ["operations.md", "PUBLIC_URL=https://registry.example"],
  roles: ["operations.md", "create role colophon_owner login password '…';"],
  "hand over": ["operations.md", "reassign owned by colophon to colophon_owner"],
  "limits of the role": ["operations.md", "alter role colophon set statement_timeout = '30s';"],
  "archive settings": ["operations.md", "archive_mode = on"],
  receive: [
    "operations.md",
    "pg_receivewal --directory=/backups/newest --slot=archive --create-slot --if-not-exists",
  ],
  "copy the database": ["operations.md", "pg_basebackup --pgdata=/backups/base --checkpoint=fast"],
  "restore the database": ["operations.md", "cp -a /backups/base/. /var/lib/postgresql/15/main/"],
} as const satisfies Record<string, readonly [Manual, string]>;

/** The lines to run, as the manual has them now. */
export function take(name: keyof typeof drilled): string[] {
  const [manual, line] = drilled[name];
  const block = readBlocks(manual).find(({ lines }) => lines[0] === line);
  if (block !== undefined) return block.lines;
  if (readSpans(manual).some(({ span }) => span === line)) return [line];
  throw new Error(`${manual} does not have the line "${line}"`);
}
