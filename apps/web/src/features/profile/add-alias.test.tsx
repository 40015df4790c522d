import { expect, test, vi } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t, waitFor } from "../../../test/show.tsx";
import { AddAlias } from "./add-alias.tsx";

const name = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${t("profile:aliases.name")}`));
const add = () => screen.getByRole("button", { name: t("profile:aliases.add") });

test("a blank name adds nothing", async () => {
  const onDone = vi.fn<(message: string | undefined) => void>();
  const { user } = showWithApi(<AddAlias onDone={onDone} />, {});
  await user.type(name(), "   ");
  await user.click(add());
  expect(onDone).not.toHaveBeenCalled();
  expect(name().value).toBe("   ");
});

test("a new alias is announced, and the form is empty again", async () => {
  const onDone = vi.fn<(message: string | undefined) => void>();
  const answer = { id: "8f0a2d6e-26c2-4f0e-8a51-0f6a1f6a2b3c", name: "Marsh", context: "", primary: false };
  const { user } = showWithApi(<AddAlias onDone={onDone} />, { "/api/user/aliases": answer });
  await user.type(name(), "Marsh");
  await user.click(add());
  await waitFor(() => expect(onDone).toHaveBeenLastCalledWith(t("profile:aliases.addSuccess")));
  expect(name().value).toBe("");
});

test("a failure says what was attempted and why it failed, and keeps the input", async () => {
  const { user } = showWithApi(<AddAlias onDone={() => {}} />, {
    "/api/user/aliases": refusal("internal_error"),
  });
  await user.type(name(), "Marsh");
  await user.click(add());
  await screen.findByText(
    t("failure.attempt", { attempt: t("profile:aliases.addError"), reason: t("failure.internal_error") }),
  );
  expect(name().value).toBe("Marsh");
});
