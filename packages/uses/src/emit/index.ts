export { contentUsageOf } from "./aipref.ts";
export { type Emission, emissionsOf, type EmittedText } from "./emissions.ts";
export { type ProtocolName, PROTOCOLS } from "./protocols.ts";
export { reachOfTdmrep, reservesMining, tdmHeadersOf, tdmPolicyOf } from "./tdmrep.ts";
