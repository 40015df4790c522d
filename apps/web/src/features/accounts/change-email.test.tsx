import { expect, test } from "vitest";
import { makeUser } from "../../../test/make-user.ts";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { ChangeEmail } from "./change-email.tsx";

const email = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${t("account.email.new")}`));
const password = () =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${t("account.password.present")}`));

test("an unconfirmed address is named once, where its confirmation is requested", () => {
  showWithApi(<ChangeEmail user={makeUser({ emailConfirmed: false })} />, {});
  expect(screen.getAllByText(/ana@example\.org/)).toHaveLength(1);
});

test("a taken address is reported, and the input is kept", async () => {
  const { user } = showWithApi(<ChangeEmail user={makeUser()} />, {
    "/api/auth/confirm": { token: "another" },
    "/api/auth/email": refusal("email_taken"),
  });
  expect(screen.getByText(t("account.email.present", { email: "ana@example.org" }))).toBeDefined();
  await user.type(email(), "ada@example.org");
  await user.type(password(), "correct horse battery");
  await user.click(screen.getByRole("button", { name: t("account.email.save") }));
  await screen.findByText(t("failure.email_taken"));
  expect([email().value, password().value]).toEqual(["ada@example.org", "correct horse battery"]);
  await user.type(email(), "!");
  expect(screen.queryByText(t("failure.email_taken"))).toBeNull();
});
