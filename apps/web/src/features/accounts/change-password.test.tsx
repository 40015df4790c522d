import { expect, test, vi } from "vitest";
import { makeUser } from "../../../test/make-user.ts";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { ChangePassword } from "./change-password.tsx";

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const present = () => field(t("account.password.present"));
const chosen = () => field(t("account.password.new"));
const confirmation = () => field(t("register.confirmation"));

async function fill({ user }: ReturnType<typeof showWithApi>, again = "another battery staple") {
  await user.type(present(), "correct horse battery");
  await user.type(chosen(), "another battery staple");
  await user.type(confirmation(), again);
  await user.click(screen.getByRole("button", { name: t("account.password.save") }));
}

test("two different passwords aren't sent", async () => {
  const page = showWithApi(<ChangePassword user={makeUser()} />, {
    "/api/auth/confirm": refusal("wrong_password"),
  });
  await fill(page, "something else");
  await screen.findByText(t("register.mismatch"));
  expect(screen.queryByText(t("failure.wrong_password"))).toBeNull();
});

test("with a wrong current password nothing changes, and the input is kept", async () => {
  const page = showWithApi(<ChangePassword user={makeUser()} />, {
    "/api/auth/confirm": refusal("wrong_password"),
  });
  await fill(page);
  await screen.findByText(t("failure.wrong_password"));
  expect(chosen().value).toBe("another battery staple");
});

test("after the change the form is empty, and the confirmation is shown here", async () => {
  const answer = vi.fn<(sent: unknown) => Response>(() => new Response(null, { status: 204 }));
  const confirm = vi.fn<(sent: unknown) => object>(() => ({ token: "another" }));
  const page = showWithApi(<ChangePassword user={makeUser()} />, {
    "/api/auth/confirm": confirm,
    "/api/auth/password": answer,
  });
  await fill(page);
  await screen.findByText(t("account.password.success"));
  expect(confirm).toHaveBeenCalledWith({ password: "correct horse battery" });
  expect(answer).toHaveBeenCalledWith({ new_password: "another battery staple" });
  expect([present(), chosen(), confirmation()].map(({ value }) => value)).toEqual(["", "", ""]);
});
