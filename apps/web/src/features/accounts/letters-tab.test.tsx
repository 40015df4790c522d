import { expect, test } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { LettersTab } from "./letters-tab.tsx";

const address = "/api/user/letters";
const ready = () => screen.findByRole("switch", { name: t("account.letters.kinds.certificateReady") });

test("each letter has a switch that says whether it is sent", async () => {
  showWithApi(<LettersTab />, { [address]: { certificateReady: true, finalProof: false } });
  expect(((await ready()) as HTMLInputElement).checked).toBe(true);
  const final = screen.getByRole("switch", { name: t("account.letters.kinds.finalProof") });
  expect((final as HTMLInputElement).checked).toBe(false);
});

test("choices that couldn't be loaded can be requested again", async () => {
  showWithApi(<LettersTab />, { [address]: refusal("unavailable") });
  await screen.findByRole("button", { name: t("common.retry") });
  expect(screen.queryByRole("switch")).toBeNull();
});
