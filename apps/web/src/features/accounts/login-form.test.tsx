import { expect, test } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { readToken } from "../../lib/session/token.ts";
import { LoginForm } from "./login-form.tsx";

const email = () => screen.getByLabelText(new RegExp(`^${t("login.email")}`));
const password = () => screen.getByLabelText(new RegExp(`^${t("login.password")}`));
const logIn = () => screen.getByRole("button", { name: t("login.submit") });

test("both are required; the error goes when a field is edited", async () => {
  const { user } = showWithApi(<LoginForm />, {});
  await user.type(email(), "ana@example.org");
  await user.click(logIn());
  await screen.findByText(t("login.missing"));
  await user.type(password(), "x");
  expect(screen.queryByText(t("login.missing"))).toBeNull();
});

test("a refusal keeps the input, and signs nobody in", async () => {
  const { user } = showWithApi(<LoginForm />, { "/api/auth/login": refusal("invalid_credentials") });
  await user.type(email(), "ana@example.org");
  await user.type(password(), "not the password");
  await user.click(logIn());
  await screen.findByText(t("failure.invalid_credentials"));
  expect([email(), password()].map((input) => (input as HTMLInputElement).value)).toEqual([
    "ana@example.org",
    "not the password",
  ]);
  expect(readToken()).toBeNull();
});

test.each([
  [
    "no error field",
    Response.json({}, { status: 401 }),
    "Login failed. Please check your credentials and try again.",
  ],
  [
    "a page",
    new Response("<h1>Forbidden</h1>", { status: 403 }),
    "Login failed. Please check your credentials and try again.",
  ],
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
  const { user } = showWithApi(<LoginForm />, { "/api/auth/login": answer });
  await user.type(email(), "ana@example.org");
  await user.type(password(), "a password");
  await user.click(logIn());
  expect((await screen.findByRole("alert")).textContent).toContain(text);
});

test("a password can be shown and hidden again", async () => {
  const { user } = showWithApi(<LoginForm />, {});
  expect(password().getAttribute("type")).toBe("password");
  await user.click(screen.getByRole("button", { name: t("password.show") }));
  expect(password().getAttribute("type")).toBe("text");
  await user.click(screen.getByRole("button", { name: t("password.hide") }));
  expect(password().getAttribute("type")).toBe("password");
});
