import { expect, test } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { UndoEmailPage } from "./undo-email-page.tsx";

const undo = () => screen.queryByRole("button", { name: t("undo.submit") });

/** The page that the letter to the former address leads to. */
const openLink = (answer: unknown, link = "/undo-email#code") =>
  showWithApi(<UndoEmailPage />, { "/api/auth/email/undo": answer }, link);

test("one click restores the address, and the focus moves to the result", async () => {
  const email = "ana@example.org";
  const { user } = openLink({ email });
  await user.click(await screen.findByRole("button", { name: t("undo.submit") }));
  const done = await screen.findByText(t("undo.done", { email }));
  expect(document.activeElement?.contains(done)).toBe(true);
  expect(undo()).toBeNull();
  expect(screen.getByRole("link", { name: t("password.resetTitle") })).toBeDefined();
});

test("a used link has no button any more", async () => {
  const { user } = openLink(refusal("undo_link_invalid"));
  await user.click(await screen.findByRole("button", { name: t("undo.submit") }));
  await screen.findByText(t("failure.undo_link_invalid"));
  expect(undo()).toBeNull();
});

test("a page without a code has no button", async () => {
  openLink({}, "/undo-email");
  await screen.findByText(t("failure.undo_link_invalid"));
  expect(undo()).toBeNull();
});

test("after any other failure it can be retried", async () => {
  const { user } = openLink(refusal("email_taken"));
  await user.click(await screen.findByRole("button", { name: t("undo.submit") }));
  await screen.findByRole("alert");
  expect(undo()).not.toBeNull();
});
