import type { StatusEvidence, VerifiedStatement } from "@colophon/proof/statements";
import { describe, expect, it } from "vitest";
import { readAiUse } from "../read-claims.ts";
import { USES_VOCABULARY, type UsesSaid } from "../vocabulary.ts";
import { linesOfUses, refusedSince } from "./lines-of-uses.ts";
import { statedUses } from "./stated-uses.ts";

const aiUse = (uses: UsesSaid) => ({ vocabulary: USES_VOCABULARY, ...uses });
const record = (uses?: UsesSaid) => ({ claims: uses ? { aiUse: aiUse(uses) } : {}, issuedAt: 100 });

let n = 0;
const says = (kind: string, by: VerifiedStatement["by"], uses?: UsesSaid): VerifiedStatement => {
  n += 1;
  return {
    n,
    index: 200 + n,
    kind,
    by,
    at: 100 + n,
    said: uses ? { aiUse: aiUse(uses) } : {},
    others: [],
    withheld: 0,
    walletSignature: "absent",
  };
};

const status = (statements: VerifiedStatement[], more: object = {}): StatusEvidence => ({
  state: "current",
  about: "",
  asOf: 9000,
  place: { origin: "", size: 9000 },
  statements,
  heading: "valid",
  ...more,
});

describe("statedUses", () => {
  it("says what the record says where nothing was said later", () => {
    expect(statedUses(record({ index: "allow" }), status([]))).toEqual({
      state: "said",
      now: { uses: { index: "allow" }, at: 100 },
      history: [{ uses: { index: "allow" }, at: 100 }],
      asOf: 9000,
    });
  });

  it("takes the last word of the owner of its moment", () => {
    const statements = [
      says("ai_use", "registrant", { ground: "refuse" }),
      says("ai_use", "successor", { ground: "allow" }),
      says("transferred", "registrant"),
      says("ai_use", "registrant", { ground: "allow" }),
      says("ai_use", "successor", { "train-other": "refuse" }),
    ];
    const { now, history } = statedUses(record(), status(statements));
    expect(now?.uses).toEqual({ "train-other": "refuse" });
    expect(history).toHaveLength(2);
  });

  it("says when the certificate is withdrawn, by the owner of its moment alone", () => {
    const before = record({ ground: "refuse" });
    const [withdrawn, byStranger] = [says("withdrawn", "registrant"), says("withdrawn", "successor")];
    expect(statedUses(before, status([withdrawn]))).toMatchObject({ state: "said", isWithdrawn: true });
    expect(statedUses(before, status([withdrawn], { state: "dated" })).isWithdrawn).toBe(true);
    expect(statedUses(before, status([byStranger])).isWithdrawn).toBeUndefined();
  });

  it("never takes an older value for the newest", () => {
    const before = record({ ground: "allow" });
    const refused = (code: string) =>
      statedUses(before, { state: "refused", code, detail: "" } as StatusEvidence);
    expect(refused("status_incomplete").state).toBe("changed_not_shown");
    expect(refused("bad_status").state).toBe("not_current");
    expect(statedUses(before, undefined).state).toBe("not_current");
    for (const more of [{ state: "dated" }, { lack: "status_lost_between_logs" }]) {
      const stated = statedUses(before, status([], more));
      expect(stated.state).toBe("not_current");
      expect(stated.now).toBeUndefined();
    }
  });

  it("shows nothing where nothing is shown", () => {
    expect(statedUses(record(), status([])).state).toBe("nothing_shown");
  });

  it("keeps a value that it does not understand, and says so", () => {
    const claims = { aiUse: { vocabulary: "other/v2", paint: "refuse" } };
    expect(statedUses({ claims, issuedAt: 100 }, status([])).now).toEqual({
      uses: {},
      isUnknown: true,
      at: 100,
    });
  });
});

describe("refusedSince", () => {
  it("is the first of the refusals without a break", () => {
    const stated = statedUses(
      record({ ground: "refuse" }),
      status([
        says("ai_use", "registrant", { ground: "allow" }),
        says("ai_use", "registrant", { ground: "refuse" }),
        says("ai_use", "registrant", { ground: "refuse", index: "allow" }),
      ]),
    );
    expect(refusedSince(stated, "ground")).toBe(stated.history[2]?.at);
    expect(refusedSince(stated, "index")).toBeUndefined();
    expect(refusedSince(stated, "train-other")).toBeUndefined();
  });
});

describe("linesOfUses", () => {
  it("has uses together that have one answer since one moment", () => {
    const stated = statedUses(
      record({ "train-generative": "refuse", "train-other": "refuse", index: "refuse" }),
      status([
        says("ai_use", "registrant", {
          "train-generative": "refuse",
          "train-other": "refuse",
          index: "allow",
          ground: "refuse",
        }),
      ]),
    );
    const [first, second] = stated.history;
    expect(linesOfUses(stated)).toEqual([
      { uses: ["train-generative", "train-other"], permission: "refuse", since: first },
      { uses: ["index"], permission: "allow", since: second },
      { uses: ["ground"], permission: "refuse", since: second },
    ]);
  });

  it("begins again after a value without it, and says nothing of what may have been changed", () => {
    const stated = statedUses(
      record({ ground: "refuse" }),
      status([says("ai_use", "registrant", {}), says("ai_use", "registrant", { ground: "refuse" })]),
    );
    expect(linesOfUses(stated)).toEqual([
      { uses: ["ground"], permission: "refuse", since: stated.history[2] },
    ]);
    expect(linesOfUses({ state: "changed_not_shown", history: stated.history })).toEqual([]);
  });
});

describe("readAiUse", () => {
  it("leaves out uses of later versions, and refuses another permission", () => {
    expect(readAiUse({ vocabulary: USES_VOCABULARY, ground: "allow", paint: "refuse" })).toEqual({
      ground: "allow",
    });
    expect(readAiUse({ vocabulary: USES_VOCABULARY, ground: "maybe" })).toBeUndefined();
    expect(readAiUse(["ground"])).toBeUndefined();
  });
});
