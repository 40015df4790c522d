import type { StatusEvidence, VerifiedStatement } from "@colophon/proof/statements";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Use, USES, USES_VOCABULARY, type UsesSaid } from "../vocabulary.ts";
import { combine, type SaidOfFile } from "./combine.ts";
import { statedUses } from "./stated-uses.ts";

/** What happens to one certificate after its registration, in order. */
type Act = "transfer" | "dispute" | "block" | "unblock" | "withdraw" | { say: UsesSaid };
interface Story {
  registered: UsesSaid | undefined;
  acts: Act[];
  /** Whether a reader lacks what decides. */
  lack: "nothing" | "withheld" | "stale";
}

const permission = fc.constantFrom("allow" as const, "refuse" as const);
const uses: fc.Arbitrary<UsesSaid> = fc.record(
  { "train-generative": permission, "train-other": permission, index: permission, ground: permission },
  { requiredKeys: [] },
);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom("transfer" as const, "dispute" as const, "block" as const, "unblock" as const),
  fc.constant("withdraw" as const),
  fc.record({ say: uses }),
);
const story: fc.Arbitrary<Story> = fc.record({
  registered: fc.option(uses, { nil: undefined }),
  acts: fc.array(act, { maxLength: 5 }),
  lack: fc.oneof(
    { weight: 6, arbitrary: fc.constant("nothing" as const) },
    fc.constantFrom("withheld" as const, "stale" as const),
  ),
});
const mixture = fc.array(story, { maxLength: 6 });

const aiUse = (said: UsesSaid) => ({ vocabulary: USES_VOCABULARY, ...said });

/** As record and status show it. */
function tell({ registered, acts, lack }: Story): SaidOfFile {
  let owner: "registrant" | "successor" = "registrant";
  const statements = acts.map((each, n): VerifiedStatement => {
    const rest = {
      n,
      index: 300 + n,
      at: 200 + n,
      others: [],
      withheld: 0,
      walletSignature: "absent" as const,
      said: {},
    };
    if (typeof each === "object")
      return { ...rest, kind: "ai_use", by: owner, said: { aiUse: aiUse(each.say) } };
    const by = owner;
    if (each === "transfer") owner = "successor";
    if (each === "transfer") return { ...rest, kind: "transferred", by };
    if (each === "withdraw") return { ...rest, kind: "withdrawn", by };
    if (each === "dispute") return { ...rest, kind: "disputed", by: "claimant" };
    return { ...rest, kind: `${each}ed`, by: "registry" };
  });
  const status: Record<Story["lack"], StatusEvidence | undefined> = {
    nothing: {
      state: "current",
      about: "",
      asOf: 900,
      place: { origin: "", size: 900 },
      heading: "valid",
      statements,
    },
    withheld: { state: "refused", code: "status_incomplete", detail: "" },
    stale: undefined,
  };
  const claims = registered === undefined ? {} : { aiUse: aiUse(registered) };
  return {
    stated: statedUses({ claims, issuedAt: 100 }, status[lack]),
    isOver: acts.includes("withdraw"),
    isBlocked: acts.findLast((each) => each === "block" || each === "unblock") === "block",
  };
}

/** The last word of whoever owned it then, by hand; nothing where it can't be told. */
function lastWord({ registered, acts, lack }: Story): UsesSaid {
  if (lack !== "nothing" || acts.includes("withdraw")) return {};
  const said = acts.flatMap((each) => (typeof each === "object" ? [each.say] : []));
  return said.at(-1) ?? registered ?? {};
}

const refusals = (stories: readonly Story[]): Use[] => {
  const { refusedBy } = combine(stories.map(tell));
  return USES.filter((use) => refusedBy[use].length > 0);
};

describe("combine", () => {
  it("refuses what anybody's last word refuses, and knows of nothing else", () => {
    fc.assert(
      fc.property(mixture, (stories) => {
        const words = stories.map(lastWord);
        expect(refusals(stories)).toEqual(USES.filter((use) => words.some((word) => word[use] === "refuse")));
      }),
      { numRuns: 200 },
    );
  });

  it("never turns from refuse by what another account does", () => {
    fc.assert(
      fc.property(mixture, fc.nat(), act, story, (stories, at, more, another) => {
        const before = refusals(stories);
        // Somebody registers the same file, disputes and reports what they like.
        expect(refusals([...stories, another])).toEqual(expect.arrayContaining(before));
        const place = at % Math.max(stories.length, 1);
        const disputed = stories.map((each, here) =>
          here === place ? { ...each, acts: [...each.acts, "dispute" as const] } : each,
        );
        expect(refusals(disputed)).toEqual(before);
        // Whatever the owner of one does, the refusals of the others stay.
        const changed = stories.map((each, here) =>
          here === place ? { ...each, acts: [...each.acts, more] } : each,
        );
        const others = refusals(stories.filter((_, here) => here !== place));
        expect(refusals(changed)).toEqual(expect.arrayContaining(others));
      }),
      { numRuns: 200 },
    );
  });

  it("says since when, and who", () => {
    const refusing = tell({
      registered: { index: "refuse" },
      acts: [{ say: { index: "refuse" } }],
      lack: "nothing",
    });
    const { refusedBy, conflict } = combine([
      tell({ registered: undefined, acts: [], lack: "nothing" }),
      refusing,
    ]);
    expect(refusedBy.index).toEqual([{ certificate: refusing, since: 100 }]);
    expect(conflict).toBe(false);
  });

  it("tells where they differ, but not what a blocked work allows", () => {
    const says = (registered: UsesSaid, ...acts: Act[]) => tell({ registered, acts, lack: "nothing" });
    const refuses = says({ ground: "refuse" });
    expect(combine([refuses, says({ ground: "allow" })]).conflict).toBe(true);
    expect(combine([refuses, says({ ground: "allow" }, "block")]).conflict).toBe(false);
    expect(combine([refuses, says({ ground: "allow" }, "withdraw")]).conflict).toBe(false);
    expect(combine([refuses, says({ index: "allow" })]).conflict).toBe(false);
  });
});
