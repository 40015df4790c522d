import { QueryClientProvider } from "@tanstack/react-query";
import { Route, Routes } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { refusal, showWithApi } from "../../test/show-with-api.tsx";
import { screen, t } from "../../test/show.tsx";
import { LoginForm } from "../features/accounts/login-form.tsx";
import { queryClient } from "../lib/api/query-client.ts";
import { sessionKey } from "../lib/session/end-session.ts";
import { storeToken } from "../lib/session/token.ts";
import { RequireSession } from "./require-session.tsx";

// Test files share the client: another one may have left its data.
beforeEach(() => queryClient.removeQueries({ queryKey: sessionKey }));

const page = (
  <QueryClientProvider client={queryClient}>
    <Routes>
      <Route element={<RequireSession />}>
        <Route path="/dashboard" element="the portfolio" />
      </Route>
      <Route path="/login" element={<LoginForm />} />
    </Routes>
  </QueryClientProvider>
);

test.each([
  ["/dashboard", "unauthorized", "login.message.loginFirst"],
  ["/dashboard", "session_expired", "failure.session_expired"],
  // Who comes here from a public page is told as well.
  ["/login", "session_expired", "failure.session_expired"],
] as const)("at %s, %s says why there is a login", async (address, code, text) => {
  storeToken("of a session");
  showWithApi(page, { "/api/auth/me": refusal(code) }, address);
  expect(await screen.findByText(t(text))).toBeDefined();
});
