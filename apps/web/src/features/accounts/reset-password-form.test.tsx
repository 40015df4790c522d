import { expect, test, vi } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { readDevice } from "../../lib/session/device.ts";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

async function fill({ user }: ReturnType<typeof showWithApi>, again: string) {
  await user.type(field(t("register.password")), "another battery staple");
  await user.type(field(t("register.confirmation")), again);
  await user.click(screen.getByRole("button", { name: t("password.save") }));
}

test("two different passwords aren't sent", async () => {
  const page = showWithApi(<ResetPasswordForm token="code" />, {
    "/api/auth/password/reset": refusal("reset_link_invalid"),
  });
  await fill(page, "something else");
  await screen.findByText(t("register.mismatch"));
  expect(screen.queryByText(t("failure.reset_link_invalid"))).toBeNull();
});

test("a used code is reported, with a link to request a new one", async () => {
  const answer = vi.fn<(sent: unknown) => Response>(() => refusal("reset_link_invalid"));
  const page = showWithApi(<ResetPasswordForm token="code" />, { "/api/auth/password/reset": answer });
  await fill(page, "another battery staple");
  await screen.findByText(t("failure.reset_link_invalid"));
  expect(answer).toHaveBeenCalledWith({ token: "code", password: "another battery staple" });
  expect(screen.getByRole("link", { name: t("password.newLink") }).getAttribute("href")).toBe(
    "/login?forgot",
  );
});

test("a new password makes this browser known", async () => {
  const page = showWithApi(<ResetPasswordForm token="code" />, {
    "/api/auth/password/reset": { device: "the secret of this browser" },
  });
  await fill(page, "another battery staple");
  await expect.poll(readDevice).toBe("the secret of this browser");
});

test("a link is requested, and the response doesn't say whether there is an account", async () => {
  const answer = vi.fn<(sent: unknown) => Response>(() => new Response(null, { status: 204 }));
  const { user } = showWithApi(<ForgotPasswordForm />, { "/api/auth/password/forgot": answer });
  await user.type(field(t("login.email")), "ana@example.org");
  await user.click(screen.getByRole("button", { name: t("password.send") }));
  await screen.findByText(t("password.sent"));
  expect(answer).toHaveBeenCalledWith({ email: "ana@example.org" });
});
