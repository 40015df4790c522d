import { USES, type UsesSaid } from "../vocabulary.ts";
import { contentUsageOf, contentUsageRule, reachOfAipref } from "./aipref.ts";
import { cawgOf, reachOfCawg } from "./cawg.ts";
import { reachOfCoarseWords } from "./coarse-words.ts";
import { contentSignalOf } from "./content-signal.ts";
import { type Plus, plusOf } from "./plus.ts";
import type { ProtocolName } from "./protocols.ts";
import { exactly, type Reach } from "./reach.ts";
import { reachOfRsl, rslOf } from "./rsl.ts";
import { reachOfTdmrep, reservesMining, tdmFileOf, tdmHeadersOf } from "./tdmrep.ts";

/** A text for one's own site or file. */
export interface EmittedText {
  /** Where it goes. */
  place: "header" | "robots" | "license" | "well-known" | "metadata" | "constraints" | "manifest";
  text: string;
  /** Of one that is a file of its own. */
  file?: { name: string; mediaType: string };
}

export interface Emission extends Reach {
  protocol: ProtocolName;
  pieces: EmittedText[];
}

interface Place {
  /** The path of the work on its owner's site, percent-encoded, as `robots.txt` has it. */
  path: string;
  /** Of the certificate's policy for TDMRep. */
  policyUrl: string;
  /** Whether AIPREF says an allowed search, which overrides its other labels. */
  withSearch?: boolean;
}

/** What each protocol says in place of a registrant: nothing where they said nothing, and none allows what they did not. */
export function emissionsOf(uses: UsesSaid, { path, policyUrl, withSearch = false }: Place): Emission[] {
  const usage = contentUsageOf(uses, { withSearch });
  const signal = contentSignalOf(uses);
  const rsl = rslOf(uses, path);
  const plus = plusOf(uses);
  const cawg = cawgOf(uses);
  const all: Emission[] = [
    {
      protocol: "aipref",
      pieces: usage
        ? [
            { place: "header", text: `Content-Usage: ${usage}` },
            { place: "robots", text: contentUsageRule(usage, path) },
          ]
        : [],
      ...reachOfAipref(uses, { withSearch }),
    },
    {
      protocol: "content-signal",
      pieces: signal ? [{ place: "robots", text: signal }] : [],
      ...reachOfCoarseWords(uses),
    },
    {
      protocol: "rsl",
      pieces: rsl
        ? [{ place: "license", text: rsl, file: { name: "license.xml", mediaType: "application/rsl+xml" } }]
        : [],
      ...reachOfRsl(uses),
    },
    {
      protocol: "tdmrep",
      pieces: reservesMining(uses) ? tdmPieces(path, policyUrl) : [],
      ...reachOfTdmrep(uses),
    },
    { protocol: "plus", pieces: plus ? plusPieces(plus) : [], ...reachOfPlus(uses, plus) },
    {
      protocol: "cawg",
      pieces: cawg
        ? [
            {
              place: "manifest",
              text: cawg,
              file: { name: "training-mining.json", mediaType: "application/json" },
            },
          ]
        : [],
      ...reachOfCawg(uses),
    },
  ];
  return all.filter(({ pieces }) => pieces.length > 0);
}

const tdmPieces = (path: string, policyUrl: string): EmittedText[] => [
  {
    place: "header",
    text: Object.entries(tdmHeadersOf(policyUrl))
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n"),
  },
  {
    place: "well-known",
    text: tdmFileOf(path, policyUrl),
    file: { name: "tdmrep.json", mediaType: "application/json" },
  },
];

const plusPieces = ({ uri, constraint }: Plus): EmittedText[] => [
  { place: "metadata", text: uri },
  ...(constraint === undefined ? [] : [{ place: "constraints", text: constraint } as const]),
];

/** Its plain words name refusals, and one of them an allowed search; what else is allowed they leave out. */
function reachOfPlus(uses: UsesSaid, plus: Plus | undefined): Reach {
  if (plus === undefined || plus.constraint !== undefined || plus.uri.endsWith("DMI-ALLOWED")) return exactly;
  const isSaid = plus.uri.endsWith("INDEXING");
  return {
    ...exactly,
    leavesOut: USES.filter((use) => uses[use] === "allow" && !(isSaid && use === "index")),
  };
}
