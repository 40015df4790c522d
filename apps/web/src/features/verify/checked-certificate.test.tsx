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
  const data = { verification, isOffline: false };
  const checked = {
    data,
    error: null,
    isFetching: false,
    refetch: () => Promise.reject(new Error("not asked")),
  };
  showWithApi(<CheckedCertificate checked={checked} isPdf={false} fileName="plate.jpg" />, {});
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
