import { expect, test } from "vitest";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen } from "../../../test/show.tsx";
import { ProfilePage } from "./profile-page.tsx";

// Every way here asks for a login first (app/require-session.tsx); the page keeps the specification's own answer.
test("without a session there is an error and the way to the login", () => {
  showWithApi(<ProfilePage />, {});
  expect(screen.getByRole("alert").textContent).toContain("Please log in first.");
  expect(screen.getByRole("link", { name: "Log in" }).getAttribute("href")).toBe("/login");
});
