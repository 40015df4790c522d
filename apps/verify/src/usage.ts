export const usage = `colophon-verify: checks Colophon certificates, offline unless you say otherwise.

  colophon-verify <PDF | bundle | licence | work file | number>… --trust FILE|URL [options]

For a certificate's PDF, two things are checked: the bundle inside it, and that the trusted registry signed the whole
page for this very certificate. A licence (LIC-….licence.json, or its PDF) is checked as a certificate is, and with it the
certificate of its work, and that the licensor held that certificate when the licence was issued.

  colophon-verify pack <certificate's PDF | bundle | certificate id> [work file…] --out FILE.zip --trust FILE|URL [options]

Writes the certificate's evidence as one ZIP, for a lawyer or a court: all that is needed to check it elsewhere, and a READ ME
that says what each file shows and by which commands of other programs it is checked. A pack can't vouch for itself, so the
READ ME begins with a comparison of the trust file with a copy from elsewhere. It takes the options of a check but --bundle and
--json. Without --registry, it has what was given; with it, the registry is asked for the rest. Exit status as below: nothing is
written unless the certificate is valid.

  colophon-verify monitor <registry> --state FILE --trust FILE|URL [--rpc URL]

Follows the registry's public log as a stranger: each round goes on where the state file ends, checks that the log only
grew and kept its word about later statements, with --rpc also against all anchors, and prints JSON. Run it every few
minutes. Exit status: 0 all fits, 1 the log contradicts itself (the state file keeps the signed proof), 2 log or
node not reached, or not to be used: a node of another chain, say.

  --trust FILE|URL   whose keys and anchors you trust; required, since the keys inside a bundle prove nothing
  --bundle FILE      the bundle that the given work files belong to
  --status FILE      the list of changes to the certificate, as the registry published it
  --work-status FILE for a licence, the same list of its work's certificate, from after the licence was issued: without it, who
                     held the certificate is not checked
  --registry URL     look up bundles there, for work files by SHA-256 and for numbers (RSF-…, LIC-…), and what was said
                     of the certificates and licences later; of several statuses, that inside a PDF
                     included, the newest counts
  --rpc URL          ask this node of the anchor's blockchain; without it, the date is not checked
  --explorer URL     ask this explorer of Bitcoin (Esplora's interface) for the block of a proof; two of different operators
                     are needed, such as https://blockstream.info/api and https://mempool.space/api, and each sees your
                     address. Without them, a proof for Bitcoin is there and not compared
  --earlier FILE     a proof of the work's file from before it was registered, which the record names; it shows that the file
                     existed, and changes no verdict
  --tsa-root FILE    believe the time-stamping authority with this root (PEM), beside those that are known
  --renewal FILE     a day's evidence from the registry (/log/evidence/<date>), with FILE.jwt and FILE.tlog-proof beside it: where
                     later clocks cover that file, a timestamp in it counts after its authority's certificate has expired
  --out FILE.zip     the ZIP that pack writes; a file of this name must not be there
  --language CODE    the language of a pack's READ ME: en, es, fr, zh, zh-TW, ar or ja; by default en
  --json             print one JSON object on standard output
  --help, --version

A licence that is genuine (exit status 0) may have expired, ended or been revoked: the heading says so, and with --json the
member "now". It never changes the exit status.

Work files never leave this machine: only their SHA-256 is sent, and only with --registry.

Exit status (with several inputs the worst: 1, then 2, then 0):
  0  valid; the time is proven, by the anchor or by other clocks alone, or the anchor is pending, or the time was not
     checked because no --rpc was given: the heading says which, and with --json the members "verdict", "timeStatedBy" and "timeChecked"
     (then the place of a certificate in a log that has ended is not checked either)
  1  not valid: a check failed
  2  cannot be checked: no trust (or none for PDFs), no bundle, something could not be read or reached, wrong usage,
     or the log has ended and nothing shows that the certificate was in it
`;
