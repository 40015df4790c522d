// The commands by which programs of others check files of a certificate. They are written here alone: pages show them, and a pack's READ ME.

/** The roots of a Debian machine, where a token doesn't bring its own. */
const machineRoots = "/etc/ssl/certs/ca-certificates.crt";

const toUrl = "tr '/+' '_-' | tr -d '=\\n'";

/** Shows the file's fingerprint in what is disclosed, and the fingerprint of that in the signed record. */
export function fileCommand({
  file,
  disclosure,
  padding,
}: {
  file: string;
  disclosure: string;
  /** How many signs base64 lacks at the end of the record's payload. */
  padding: number;
}): string {
  const digest = `openssl base64 -A -in ${disclosure} | ${toUrl} | openssl dgst -sha256 -binary | openssl base64 -A | ${toUrl}`;
  return [
    `grep -o "$(sha256sum ${file} | cut -c 1-64)" ${disclosure}`,
    `{ cut -d . -f 2 record.jwt | tr -d '\\n' | tr '_-' '/+'; printf '${"=".repeat(padding)}'; } | openssl base64 -d -A | grep -o -F -e "$(${digest})"`,
  ].join(" && ");
}

/** Checks an authority's token, as of the time that it states. */
export function tokenCommand({
  about,
  response,
  chain,
  root,
  time,
}: {
  /** A file, or the SHA-256 that the token is about. */
  about: { file: string } | { sha256: string };
  response: string;
  chain: string;
  /** A file with the root; without it, the machine's roots are asked. */
  root: string | undefined;
  time: number;
}): string {
  const data = "file" in about ? `-data ${about.file}` : `-digest ${about.sha256}`;
  return `openssl ts -verify ${data} -in ${response} -CAfile ${root ?? machineRoots} -untrusted ${chain} -attime ${time}`;
}

export const otsCommand = (proof: string): string => `ots --no-bitcoin verify ${proof}`;
