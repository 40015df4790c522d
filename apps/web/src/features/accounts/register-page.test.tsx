import { minPasswordLength } from "@colophon/api";
import { expect, test } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { RegisterPage } from "./register-page.tsx";

const field = (name: "fullName" | "email" | "password") =>
  screen.getByLabelText(new RegExp(`^${t(`register.${name}`)}`));

async function fill({ user }: ReturnType<typeof showWithApi>) {
  await user.type(field("fullName"), "Ana Ramírez");
  await user.type(field("email"), "ana@example.org");
  await user.type(field("password"), "correct horse battery");
}

const signUp = ({ user }: ReturnType<typeof showWithApi>) =>
  user.click(screen.getByRole("button", { name: t("register.submit") }));

test("missing fields are reported, and the error goes when a field is edited", async () => {
  const page = showWithApi(<RegisterPage />, {});
  await signUp(page);
  await screen.findByText(t("register.missing"));
  await page.user.type(field("fullName"), "A");
  expect(screen.queryByText(t("register.missing"))).toBeNull();
});

test("the server's refusal is reported in the page's own words", async () => {
  const page = showWithApi(<RegisterPage />, { "/api/auth/register": refusal("email_taken") });
  await fill(page);
  await signUp(page);
  expect(await screen.findByText(t("failure.email_taken"))).toBeDefined();
});

test.each([
  ["no error field", Response.json({}, { status: 400 }), "Registration failed. Please try again."],
  ["a page", new Response("<h1>Forbidden</h1>", { status: 403 }), "Registration failed. Please try again."],
  [
    "the server’s error",
    Response.json({ error: "The register is being moved." }, { status: 500 }),
    "The register is being moved.",
  ],
  [
    "no answer",
    Response.error(),
    "We couldn’t reach the server. Please check your connection and try again.",
  ],
])("what a failure says, with %s", async (_, answer, text) => {
  const page = showWithApi(<RegisterPage />, { "/api/auth/register": answer });
  await fill(page);
  await signUp(page);
  expect((await screen.findByRole("alert")).textContent).toContain(text);
});

test("the password field says how long it must be before anything is typed", () => {
  showWithApi(<RegisterPage />, {});
  const hint = document.getElementById(field("password").getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe(t("register.passwordHint", { count: minPasswordLength }));
});
