import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { makeUser } from "../../test/make-user.ts";
import { refusal, showWithApi } from "../../test/show-with-api.tsx";
import { screen, t } from "../../test/show.tsx";
import { readToken, storeToken } from "../lib/session/token.ts";
import { RequireSession } from "./require-session.tsx";
import { ServerAway } from "./server-away.tsx";

const page = (
  <>
    <ServerAway />
    <Routes>
      <Route element={<RequireSession />}>
        <Route path="/dashboard" element="the portfolio" />
      </Route>
      <Route path="/login" element="the login" />
    </Routes>
  </>
);

test.each([
  ["a restart", refusal("unavailable")],
  ["a failover", refusal("internal_error")],
  ["a proxy's page", new Response("<h1>Maintenance</h1>", { status: 502 })],
  ["a refusal of another kind", refusal("rate_limited")],
  ["a server that has moved", new Response("", { status: 404 })],
  ["a page instead of an answer", new Response("<h1>The hotel’s network</h1>")],
  ["no connection", Response.error()],
])("%s signs nobody out: the page waits, and offers to try again", async (_, failure) => {
  storeToken("of a session");
  const answers: Record<string, unknown> = { "/api/auth/me": failure };
  const { user } = showWithApi(page, answers, "/dashboard");
  await screen.findByText(t("nav.unreachable"));
  screen.getByText("Loading...");

  await user.click(screen.getByRole("button", { name: t("common.retry") }));
  screen.getByText(t("nav.unreachable"));
  expect(screen.queryByText("the login")).toBeNull();
  expect(readToken()).toBe("of a session");

  answers["/api/auth/me"] = makeUser();
  await user.click(screen.getByRole("button", { name: t("common.retry") }));
  await screen.findByText("the portfolio");
  expect(screen.queryByText(t("nav.unreachable"))).toBeNull();
});

test("without a session a server that is away is no concern", async () => {
  showWithApi(page, { "/api/auth/me": Response.error() }, "/dashboard");
  await screen.findByText("the login");
  expect(screen.queryByText(t("nav.unreachable"))).toBeNull();
});
