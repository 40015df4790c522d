import { expect, test } from "vitest";
import { screen, show, t } from "../../test/show.tsx";
import { DepositChooser } from "./deposit-chooser.tsx";

const asked = {
  workId: "8f0a2d6e-26c2-4f0e-8a51-0f6a1f6a2b3c",
  sha256: "ab".repeat(32),
  isBegun: false,
  isOwed: false,
  hasFailed: false,
  failedWith: undefined,
};

test.each([
  ["nothing was sent yet", {}, "deposit.none"],
  ["a copy was promised and could not be sent", { isOwed: true }, "deposit.owed"],
  ["a part of it has arrived", { isBegun: true }, "deposit.interrupted"],
  ["a part of one that was promised has arrived", { isBegun: true, isOwed: true }, "deposit.interrupted"],
] as const)("the registered file is asked for, and why: %s", (_, given, said) => {
  show(<DepositChooser {...asked} {...given} />);
  expect(screen.getByText(t(said))).toBeDefined();
  expect(screen.getByLabelText(new RegExp(`^${t("deposit.choose")}`))).toBeDefined();
});

test.each([
  [undefined, "deposit.failed"],
  ["storage_full", "failure.storage_full"],
] as const)("what failed is said: %s", (failedWith, said) => {
  show(<DepositChooser {...asked} hasFailed failedWith={failedWith} />);
  expect(screen.getByText(t(said))).toBeDefined();
});
