export { contentUsageOf } from "./aipref.ts";
export { type Emission, emissionsOf, type EmittedText, type ProtocolName, PROTOCOLS } from "./emissions.ts";
export { reachOfTdmrep, reservesMining, tdmHeadersOf, tdmPolicyOf } from "./tdmrep.ts";
