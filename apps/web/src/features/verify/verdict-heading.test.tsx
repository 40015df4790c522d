import { expect, test } from "vitest";
import { makeCertificate } from "../../../test/make-certificate.ts";
import { evidenceOf } from "../../../test/make-evidence.ts";
import { screen, show, t } from "../../../test/show.tsx";
import { judge } from "./judge.ts";
import { VerdictHeading } from "./verdict-heading.tsx";

type Options = Parameters<typeof evidenceOf>[0];

/** The headings of the columns beside the verdict. */
function columnsBeside(options: Options): (string | null)[] {
  const { id, evidence } = evidenceOf(options);
  const { unmount } = show(
    <VerdictHeading
      judgement={judge(id, evidence, undefined)}
      certificate={makeCertificate()}
      heading="valid"
      isChecking={false}
      onRetry={() => {}}
    />,
  );
  const headings = screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  unmount();
  return headings;
}

test("the verdict on a genuine record says what is proved and what isn’t", () => {
  for (const options of [{}, { anchored: false }, { chainId: 31337 }, { answer: "not asked" } as const])
    expect(columnsBeside(options)).toEqual([t("verify.proved.title"), t("verify.notProved.title")]);
});

test("a bad verdict proves nothing", () => {
  for (const answer of ["absent", "unreachable"] as const) expect(columnsBeside({ answer })).toEqual([]);
});
