import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { makeUser } from "../../test/make-user.ts";
import { screen, waitFor } from "../../test/show.tsx";
import { queryClient } from "../lib/api/query-client.ts";
import { endSession, sessionKey } from "../lib/session/end-session.ts";
import { storeToken } from "../lib/session/token.ts";
import { RequireSession } from "./require-session.tsx";

// Test files share the client: another one may have left its data.
beforeEach(() => queryClient.removeQueries({ queryKey: sessionKey }));

/** A private page, reached from home, and what the server says about its user. */
function open(answer: () => Promise<Response>) {
  vi.stubGlobal("fetch", answer);
  const router = createMemoryRouter(
    [
      { path: "/", element: "Home" },
      { path: "/login", element: "Log-in" },
      { element: <RequireSession />, children: [{ path: "/dashboard", element: "Private" }] },
    ],
    { initialEntries: ["/", "/dashboard"] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

test("while the session loads, a private page says so; then it is shown", async () => {
  storeToken("a token");
  let answer: (response: Response) => void = () => {};
  const { state } = open(async () => new Promise((resolve) => (answer = resolve)));
  expect((await screen.findByRole("status")).textContent).toBe("Loading...");
  expect(screen.queryByText("Private")).toBeNull();
  answer(Response.json(makeUser()));
  expect(await screen.findByText("Private")).toBeDefined();
  expect(state.location.pathname).toBe("/dashboard");
  endSession();
});

test("a visitor is sent to log in, in place of the private page", async () => {
  const router = open(async () => Response.error());
  await screen.findByText("Log-in");
  expect(router.state.location.pathname).toBe("/login");
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
});
