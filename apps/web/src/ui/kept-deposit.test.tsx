import { expect, test } from "vitest";
import { showWithApi } from "../../test/show-with-api.tsx";
import { screen, t } from "../../test/show.tsx";
import { KeptDeposit } from "./kept-deposit.tsx";

const press = (name: string) => screen.getByRole("button", { name });

test("a copy is deleted after confirmation, and the focus stays there, also by the keyboard", async () => {
  const workId = "8f0a2d6e-26c2-4f0e-8a51-0f6a1f6a2b3c";
  const { user } = showWithApi(<KeptDeposit workId={workId} />, {});
  expect(document.activeElement).toBe(document.body);
  press(t("deposit.delete")).focus();
  await user.keyboard("{Enter}");
  const question = screen.getByText(t("deposit.deleteQuestion"));
  expect(document.activeElement?.contains(question)).toBe(true);
  press(t("common.cancel")).focus();
  await user.keyboard("{Enter}");
  expect(screen.queryByText(t("deposit.deleteQuestion"))).toBeNull();
  expect(document.activeElement?.contains(press(t("deposit.delete")))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});
