import type { User } from "@colophon/api";
import { expect, test } from "vitest";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { queryClient } from "../../lib/api/query-client.ts";
import { sessionKey } from "../../lib/session/end-session.ts";
import { LoadError } from "./load-error.tsx";

const toPortfolio = () => screen.queryByRole("link", { name: t("certificate.toDashboard") });

test("a visitor with an unknown number isn’t sent to a portfolio that they don’t have", () => {
  showWithApi(<LoadError>Unknown</LoadError>, {});
  screen.getByRole("link", { name: t("common.toHome") });
  expect(toPortfolio()).toBeNull();
});

test("a logged-in user finds the way back to their portfolio", async () => {
  localStorage.setItem("token", "a token");
  const user: Partial<User> = { id: "1", name: "Ada", email: "ada@writers.example" };
  showWithApi(<LoadError>Unknown</LoadError>, { "/api/auth/me": user });
  expect(await screen.findByRole("link", { name: t("certificate.toDashboard") })).toBeDefined();
  queryClient.removeQueries({ queryKey: sessionKey });
});
