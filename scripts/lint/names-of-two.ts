/** Exported names that two files have, and why. */
export const namesOfTwo: Readonly<Record<string, string>> = {
  CheckedLicence: "page and command line check a licence in the same way, and each adds where it comes from.",
  LicenceState: "api lists what proof decides: proof may not import api, and api uses only texts of proof.",
  checkLicence: "page and command line check a licence in the same way, each with its own way to ask.",
  exitCodeOf: "server and checker are different programs, and each has exit codes of its own.",
  formatShare: "interface and document write a share alike; they may not import each other.",
  hashFile: "SHA-256 of a file, in a browser and in Node.",
  longDate: "pages and emails write a date alike; they may not import each other.",
  parseArguments: "each command line reads its own.",
  recogniseFile: "the page gives a file of the browser to the function of pdf-check.",
  runCommand: "each command line has its own.",
  sha256: "node-primitives replaces the function of proof by the same one from node:crypto.",
  usage: "each command line has its own.",
  withTimeStamp:
    "page and command line judge the time-stamp of a PDF alike, and load what judges it differently.",
};
