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

test("a missing anchor looks missing, though another clock proves the date", () => {
  const look = (options: Options) => {
    const { id, evidence } = evidenceOf(options);
    const judgement = judge(id, evidence, undefined);
    const proven = { by: { kind: "bitcoin" as const, height: 900_000 }, time: 1_750_000_000 };
    const verification = judgement.verification && {
      ...judgement.verification,
      provenTime: proven.time,
      clocks: { pieces: [], proven },
      ...(judgement.verdict === "valid" && { isHistoryUnvouched: true as const }),
    };
    const { container, unmount } = show(
      <VerdictHeading
        judgement={{ ...judgement, ...(verification && { verification }) }}
        certificate={makeCertificate()}
        heading="valid"
        isChecking={false}
        onRetry={() => {}}
      />,
    );
    const frame = container.querySelector("[data-verdict]");
    const found = [frame?.getAttribute("data-verdict"), frame?.className.includes("border-pending")];
    unmount();
    return found;
  };
  expect(look({ anchored: false })).toEqual(["validByClocks", true]);
  expect(look({ chainId: 31337 })).toEqual(["validByClocks", false]);
});

test("a bad verdict proves nothing", () => {
  for (const answer of ["absent", "unreachable"] as const) expect(columnsBeside({ answer })).toEqual([]);
});
