import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { formatBundle, parseBundle } from "@colophon/proof";
import { close, HEAD_TIME, makeSaid, makeStatus, type Saying } from "@colophon/testing/make-status";
import { isMissing, requireTool } from "@colophon/testing/run-tool";
import type { UsesSaid } from "@colophon/uses";
import { describe, expect, test } from "vitest";
import { makeFolder } from "./fixtures.ts";

// docs/examples/uses/check_uses.py: a verifier of others, with Debian's python3-jwcrypto.

const jwcrypto = "/usr/lib/python3/dist-packages/jwcrypto";
const example = join(import.meta.dirname, "../../../docs/examples/uses/check_uses.py");
const photo = "A photograph.\n";
const sha256 = createHash("sha256").update(photo).digest("hex");
const file = { sha256, name: "photo.jpg", size: photo.length, mediaType: "image/jpeg" };
const aiUse = (uses: UsesSaid) => ({ vocabulary: "colophon-uses/v1", ...uses });
const says = (uses: UsesSaid, more: Partial<Saying> = {}): Saying => ({
  kind: "ai_use",
  by: "registrant",
  claims: { aiUse: aiUse(uses) },
  ...more,
});
const noTraining = { "train-generative": "refuse", "train-other": "refuse" } as const;

interface Given {
  file: string;
  bundle: string;
  status: string;
  trust: string;
}

function make(claims: object, sayings: Saying[] = [], age = 0): Given {
  const said = makeSaid(sayings, { title: "Photo", "file.1": file, ...claims });
  const { registry, certificate, bundle, logged, status } = said;
  if (age === 0) close(registry, Math.floor(Date.now() / 1000));
  const current = age === 0 ? makeStatus(registry, certificate, logged, bundle) : status;
  return {
    file: photo,
    bundle: formatBundle(bundle),
    status: JSON.stringify(current),
    trust: JSON.stringify(registry.trust),
  };
}

function run(given: Given): { code: number | null; lines: string[] } {
  requireTool(jwcrypto);
  const { write } = makeFolder();
  const files = [
    write("trust.json", given.trust),
    write(file.name, given.file),
    write("a.colophon.json", given.bundle),
    write("a.status.json", given.status),
  ];
  const { status, stdout, stderr } = spawnSync("/usr/bin/python3", [example, ...files], { encoding: "utf8" });
  expect(stderr).toBe("");
  return { code: status, lines: stdout.trimEnd().split("\n") };
}

const utc = (seconds: number) =>
  `${new Date(seconds * 1000).toISOString().slice(0, 19).replace("T", " ")} UTC`;

describe.skipIf(isMissing(jwcrypto))("the example in Python", () => {
  test("says since when training is refused, from bundle and status alone", () => {
    const { code, lines } = run(make({ aiUse: aiUse(noTraining) }));
    expect(code).toBe(0);
    expect(lines.slice(1)).toEqual([
      "train-generative: refused since 2025-06-15 15:06:42 UTC",
      "train-other: refused since 2025-06-15 15:06:42 UTC",
      "index: nothing is said",
      "ground: nothing is said",
    ]);
  });

  test("takes the last word, since the first that said so, by the owner of its moment", () => {
    const ago = (seconds: number) => ({ at: HEAD_TIME - seconds });
    const { code, lines } = run(
      make({ aiUse: aiUse({ index: "allow", ground: "refuse" }) }, [
        says({ index: "refuse" }, ago(300)),
        says({ index: "refuse", ground: "allow" }, ago(200)),
        { kind: "transferred", by: "registrant", claims: { to: "Grace", rights: "All." }, ...ago(150) },
        says({ index: "refuse" }, { by: "successor", ...ago(100) }),
      ]),
    );
    expect(code).toBe(0);
    expect(lines).toContain(`index: refused since ${utc(HEAD_TIME - 300)}`);
    expect(lines).toContain("ground: nothing is said");
  });

  test.each([
    [
      "a withheld word",
      () => make({ aiUse: aiUse(noTraining) }, [says({ index: "allow" }, { withhold: ["aiUse"] })]),
    ],
    ["an old status", () => make({ aiUse: aiUse(noTraining) }, [], 1)],
    ["a withdrawal", () => make({ aiUse: aiUse(noTraining) }, [{ kind: "withdrawn", by: "registrant" }])],
    ["nothing shown", () => make({})],
    ["words of another vocabulary", () => make({ aiUse: { vocabulary: "other/v2", index: "refuse" } })],
    ["another word than allow and refuse", () => make({ aiUse: { ...aiUse(noTraining), index: "maybe" } })],
  ])("shows nothing as current with %s", (_, given) => {
    const { code, lines } = run(given());
    expect(code).toBe(3);
    expect(lines.join()).not.toMatch(/refused|allowed/);
  });

  describe("refuses", () => {
    const good = make({ aiUse: aiUse(noTraining) }, [says({ index: "allow" }), says({ index: "refuse" })]);
    const status = JSON.parse(good.status) as {
      statements: object[];
      checkpoint: string;
      absence: { siblings: string[] };
    };
    const bundle = parseBundle(Buffer.from(good.bundle));
    const other = make({ aiUse: aiUse({ index: "allow" }) });
    /** Another character in the middle. */
    const bent = (text: string) => {
      const at = Math.floor(text.length / 2);
      return `${text.slice(0, at)}${text[at] === "A" ? "B" : "A"}${text.slice(at + 1)}`;
    };
    const [jwt = "", ...disclosures] = bundle.sdJwt.split("~");
    const disclosed = disclosures.map((each) =>
      each === "" ? "" : Buffer.from(each, "base64url").toString(),
    );
    const allowed = disclosed.map((each) =>
      Buffer.from(each.replaceAll("refuse", "allow")).toString("base64url"),
    );
    const cases: Record<string, Partial<Given>> = {
      "another file": { file: "Another." },
      "a trust with other keys": { trust: other.trust },
      "a status of another certificate": { status: other.status },
      "a status whose last statement is left out": {
        status: JSON.stringify({ ...status, statements: status.statements.slice(0, 1) }),
      },
      "a status whose first statement is left out": {
        status: JSON.stringify({ ...status, statements: status.statements.slice(1) }),
      },
      "statements in another order": {
        status: JSON.stringify({ ...status, statements: status.statements.toReversed() }),
      },
      "a checkpoint that the log has not signed": {
        status: JSON.stringify({ ...status, checkpoint: status.checkpoint.replace(/^— .*$/m, "— x AAAA") }),
      },
      "another claim": { bundle: JSON.stringify({ ...bundle, sdJwt: [jwt, ...allowed].join("~") }) },
      "a record that nobody signed": {
        bundle: JSON.stringify({ ...bundle, sdJwt: [bent(jwt), ...disclosures].join("~") }),
      },
      "a proof that leads elsewhere": {
        bundle: JSON.stringify({ ...bundle, tlogProof: bundle.tlogProof.replace(/^index .*$/m, "index 0") }),
      },
      "no JSON": { status: "{" },
      "a member twice": { bundle: good.bundle.replace("{", '{"format":"colophon-bundle/v1",') },
    };

    test("nothing before it was changed", () => expect(run(good).code).toBe(0));

    test.each(Object.keys(cases))("%s", (name) => {
      const { code, lines } = run({ ...good, ...cases[name] });
      expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(/^Not valid: ./)] });
    });
  });
});
