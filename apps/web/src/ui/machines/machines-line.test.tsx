import { formatBundle, utf8, verifyCertificate } from "@colophon/proof";
import { formatStatus } from "@colophon/proof/statements";
import { describe, expect, test } from "vitest";
import { close, HEAD_TIME, makeSaid, makeStatus, type Saying } from "@colophon/testing/make-status";
import { screen, show, t } from "../../../test/show.tsx";
import { judgeStatuses } from "../../lib/checking/judge-status.ts";
import { MachinesLine } from "./machines-line.tsx";

const now = Math.floor(Date.now() / 1000);
const title = t("title", { ns: "machines" });
const refuses: Saying = {
  kind: "ai_use",
  by: "registrant",
  claims: { aiUse: { vocabulary: "colophon-uses/v1", ground: "refuse" } },
};
const allows: Saying = {
  ...refuses,
  claims: { aiUse: { vocabulary: "colophon-uses/v1", ground: "allow" } },
};

/** As the page shows it, with these statements, or without any where the status is refused. */
function showLine(sayings: Saying[], { asOf = now } = {}) {
  const { registry, certificate, bundle, logged } = makeSaid(sayings);
  close(registry, asOf);
  const file = utf8(formatBundle(bundle));
  const { trust } = registry;
  const verification = verifyCertificate(file, { trust });
  const status = utf8(formatStatus(makeStatus(registry, certificate, logged, bundle)));
  const evidence = judgeStatuses({ files: [status] }, { bundle: file, trust, verification });
  if (!verification.record || !evidence) throw new Error("the certificate is not proven");
  return show(<MachinesLine record={verification.record} status={evidence} />);
}

describe("machines are told", () => {
  test("what was said last", async () => {
    const { user } = showLine([allows, refuses]);
    await user.click(screen.getByText(title));
    expect(screen.getByText("Content-Usage: ai-use=n")).toBeDefined();
  });

  test.each<[string, Saying[], { asOf?: number }]>([
    ["nothing was said", [], {}],
    ["the last word is withheld", [allows, { ...refuses, withhold: ["aiUse"] }], {}],
    ["the status is old", [refuses], { asOf: HEAD_TIME + 1 }],
    ["the work was withdrawn", [refuses, { kind: "withdrawn", by: "registrant" }], {}],
    [
      "the work is blocked",
      [refuses, { kind: "blocked", by: "registry", claims: { text: "By order." } }],
      {},
    ],
    ["somebody else says it", [{ ...refuses, by: "successor" }], {}],
    [
      "it is in words of another time",
      [{ ...refuses, claims: { aiUse: { vocabulary: "colophon-uses/v9", paint: "refuse" } } }],
      {},
    ],
  ])("nothing where %s", (_, sayings, options) => {
    const { container } = showLine(sayings, options);
    expect(container.textContent).toBe("");
  });
});
