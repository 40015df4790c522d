import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen } from "../../../test/show.tsx";
import { queryClient } from "../api/query-client.ts";
import { sessionKey } from "./end-session.ts";
import { useSession } from "./session.ts";
import { readToken, storeToken } from "./token.ts";

// Test files share the client: another one may have left its data.
beforeEach(() => queryClient.removeQueries({ queryKey: sessionKey }));

function Who() {
  const session = useSession();
  return session.state === "signed-out" ? session.why : session.state;
}

test.each([
  ["nobody", refusal("unauthorized")],
  ["expired", refusal("session_expired")],
  // Something before the server refused: only the status counts.
  ["nobody", Response.json({}, { status: 401 })],
  ["nobody", new Response("<h1>Unauthorized</h1>", { status: 401 })],
])("a start that is refused leaves %s", async (why, answer) => {
  storeToken("of a session");
  const page = (
    <QueryClientProvider client={queryClient}>
      <Who />
    </QueryClientProvider>
  );
  showWithApi(page, { "/api/auth/me": answer });
  await screen.findByText(why);
  expect(readToken()).toBeNull();
});
