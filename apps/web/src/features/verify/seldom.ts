// What few certificates need, in one file of code.
export { BlockedCertificate } from "./blocked-certificate.tsx";
export { GivenBackNote } from "./given-back-note.tsx";
export { SomeLost } from "./some-lost.tsx";
