import type { Verification } from "@colophon/proof";
import { sampleClaims } from "@colophon/testing/make-bundle";
import { expect, test } from "vitest";
import { evidenceOf } from "../../../test/make-evidence.ts";
import { screen, t } from "../../../test/show.tsx";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { CheckedCertificate } from "./checked-certificate.tsx";

const shown = { ...sampleClaims, fileCount: 20 };

test.each([
  ["that is not among those shown may be a hidden one", shown, true],
  ["of a work whose only file is shown is another one", sampleClaims, false],
])("a file %s", (_, claims, mayBeHidden) => {
  const { evidence } = evidenceOf({ claims });
  const document = { kind: "file", sha256: "0".repeat(64) } as const;
  const verification = evidence.proof?.verify({ chain: evidence.proof.chain, document });
  if (!verification) throw new Error("nothing was verified");
  showChecked(verification, "plate.jpg");
  const counts = { files: "20", filesShown: "1", filesHidden: "19" };
  const said = screen.queryAllByText(t("verify.code.file_may_be_hidden", counts));
  // Beneath the verdict, and in the list of checks.
  expect(said).toHaveLength(mayBeHidden ? 2 : 0);
  const title = t("verify.verdict.fileMayBeHidden.title");
  expect(screen.queryByRole("heading", { name: title }) !== null).toBe(mayBeHidden);
  const isRefused = screen.queryByRole("heading", { name: t("verify.verdict.notValid.title") }) !== null;
  expect(isRefused).toBe(!mayBeHidden);
  expect(screen.queryByRole("heading", { name: /^Valid|is valid/ })).toBeNull();
});

test.each([
  ["saved before its date proof was confirmed", undefined, 1],
  ["fetched for a work's file", "plate.jpg", 0],
])("points to the page from a certificate that was %s", (_, fileName, times) => {
  const { proof } = evidenceOf({ anchored: false }).evidence;
  const verification = proof?.verify({ chain: proof.chain });
  if (!verification) throw new Error("nothing was verified");
  showChecked(verification, fileName);
  screen.getByRole("heading", { name: t("verify.verdict.anchorPending.title") });
  expect(screen.queryAllByText(t("drop.savedEarly"))).toHaveLength(times);
});

function showChecked(verification: Verification, fileName: string | undefined) {
  const checked = {
    data: { verification, isOffline: false },
    error: null,
    isFetching: false,
    refetch: () => Promise.reject(new Error("not asked")),
  };
  const named = fileName === undefined ? {} : { fileName };
  showWithApi(<CheckedCertificate checked={checked} isPdf={false} {...named} />, {});
}
