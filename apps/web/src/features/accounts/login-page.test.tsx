import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { makeUser } from "../../../test/make-user.ts";
import { screen, t } from "../../../test/show.tsx";
import { queryClient } from "../../lib/api/query-client.ts";
import { ConfirmEmailPage } from "./confirm-email-page.tsx";
import { LoginPage } from "./login-page.tsx";
import { RegisterPage } from "./register-page.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  localStorage.clear();
});

/** Both pages, of which the one at this address is open. */
function open(address: string) {
  vi.stubGlobal("fetch", async () =>
    Response.json(
      { user: makeUser({ emailConfirmed: false }), token: "a token", device: "d".repeat(43) },
      { status: 201 },
    ),
  );
  const router = createMemoryRouter(
    [
      { path: "/login", Component: LoginPage },
      { path: "/register", Component: RegisterPage },
      { path: "/confirm-email", Component: ConfirmEmailPage },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), router };
}

test("logging in and signing up lead to each other", async () => {
  const { user, router } = open("/login");
  await user.click(screen.getByRole("link", { name: t("login.toRegister") }));
  expect(router.state.location.pathname).toBe("/register");
  await user.click(screen.getByRole("link", { name: t("register.toLogin") }));
  expect(router.state.location.pathname).toBe("/login");
});

test("whoever has signed up is signed in, told of the letter, and led on", async () => {
  const { user, router } = open("/register");
  const fields = { fullName: "Ana", email: "ana@example.org", password: "correct horse battery" };
  for (const [name, text] of Object.entries(fields))
    await user.type(screen.getByLabelText(new RegExp(`^${t(`register.${name as "email"}`)}`)), text);
  await user.click(screen.getByRole("button", { name: t("register.submit") }));
  await screen.findByText(t("confirmation.onItsWay", { email: makeUser().email }));
  expect(router.state.location.pathname).toBe("/confirm-email");
  expect(localStorage.getItem("token")).toBe("a token");
  const on = screen.getByRole("link", { name: t("confirmation.goOn") });
  expect(on.getAttribute("href")).toBe("/");
});
