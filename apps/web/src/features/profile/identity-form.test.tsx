import { selfIdentificationFields, type SelfIdentification } from "@colophon/api";
import { expect, test, vi } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { IdentityForm } from "./identity-form.tsx";

const each = (value: string) => Object.fromEntries(selfIdentificationFields.map((field) => [field, value]));
const saved = { ...each(""), privacy_settings: each("private") } as SelfIdentification;

const pronouns = () => screen.getByLabelText<HTMLInputElement>(t("selfIdentification.pronouns"));
const seenBy = () =>
  screen.getByLabelText(t("profile:selfId.whoSeesField", { field: t("selfIdentification.pronouns") }));
const save = () => screen.getByRole("button", { name: t("profile:save") });

test("every field has its visibility beside it, private at first", () => {
  showWithApi(<IdentityForm saved={saved} />, {});
  for (const field of selfIdentificationFields) {
    const label = t("profile:selfId.whoSeesField", { field: t(`selfIdentification.${field}`) });
    expect(screen.getByLabelText<HTMLSelectElement>(label).value).toBe("private");
  }
});

test("a field is sent with its visibility, and the others unchanged", async () => {
  const answer = vi.fn<(sent: SelfIdentification) => unknown>((sent) => sent);
  const { user } = showWithApi(<IdentityForm saved={saved} />, {
    "/api/user/self-identification": answer,
  });
  await user.type(pronouns(), "she/her");
  await user.selectOptions(seenBy(), t("profile:selfId.privacy.public"));
  await user.click(save());
  await screen.findByText(t("profile:selfId.saveSuccess"));
  expect(answer.mock.lastCall?.[0]).toEqual({
    ...saved,
    pronouns: "she/her",
    privacy_settings: { ...saved.privacy_settings, pronouns: "public" },
  });
});

test("a failure keeps the input, and disappears once it is edited", async () => {
  const { user } = showWithApi(<IdentityForm saved={saved} />, {
    "/api/user/self-identification": refusal("internal_error"),
  });
  await user.type(pronouns(), "she");
  await user.click(save());
  const failure = t("failure.attempt", {
    attempt: t("profile:selfId.saveError"),
    reason: t("failure.internal_error"),
  });
  await screen.findByText(failure);
  await user.type(pronouns(), "/her");
  expect(screen.queryByText(failure)).toBeNull();
  expect(pronouns().value).toBe("she/her");
});
