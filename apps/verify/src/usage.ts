export const usage = `colophon-verify: checks Colophon certificates, offline unless you say otherwise.

  colophon-verify <certificate's PDF | bundle | work file | certificate id>… --trust FILE|URL [options]

A certificate's PDF is checked with the bundle inside it: the bundle, and that the trusted registry signed all of the
page for this very certificate.

  --trust FILE|URL   whose keys and anchors you trust; required, since the keys inside a bundle prove nothing
  --bundle FILE      the bundle that the given work files belong to
  --registry URL     look up the bundles of work files (by SHA-256) and of certificate ids (RSF-…) there
  --rpc URL          ask this node of the anchor's blockchain; without it, the time is not checked
  --json             print one JSON object on standard output
  --help, --version

Work files never leave this machine: only their SHA-256 is sent, and only with --registry.

Exit status, the worst of all inputs (1 before 2 before 0):
  0  valid; the time is proven, or the anchor is pending, or the time was not checked because no --rpc was given:
     the heading says which, and with --json the members "verdict", "timeStatedBy" and "timeChecked"
     (then the place of a certificate in a log that has ended is not checked either)
  1  not valid: a check failed
  2  cannot be checked: no trust (or none for PDFs), no bundle, something could not be read or reached, wrong usage,
     or the log has ended and nothing shows that the certificate was in it
`;
