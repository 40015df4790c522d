import { expect, test } from "vitest";
import { makeUser } from "../../test/make-user.ts";
import { refusal, showWithApi } from "../../test/show-with-api.tsx";
import { screen, t } from "../../test/show.tsx";
import { ConfirmAddress } from "./confirm-address.tsx";

const user = makeUser({ emailConfirmed: false });
const resend = "/api/auth/email/resend";
const sendAgain = () => screen.getByRole("button", { name: t("confirmation.sendAgain") });

test("an unconfirmed address is named, and sending another letter reports its result", async () => {
  const { user: hands } = showWithApi(<ConfirmAddress user={user} />, { [resend]: { sent: true } });
  screen.getByText(t("confirmation.ask", user));
  await hands.click(sendAgain());
  expect((await screen.findByRole("status")).textContent).toContain(t("confirmation.sent", user));
});

test("a failure to send a letter is an error", async () => {
  const { user: hands } = showWithApi(<ConfirmAddress user={user} />, { [resend]: refusal("rate_limited") });
  await hands.click(sendAgain());
  expect((await screen.findByRole("alert")).textContent).toContain(t("failure.rate_limited"));
});

test("without mail, the letter is shown with its link", async () => {
  const link = "http://localhost:8080/confirm-email#code";
  const letter = { subject: "Confirm", text: `Hello,\n\nConfirm\n${link}\n\nColophon\n`, link };
  const { user: hands } = showWithApi(<ConfirmAddress user={user} />, { [resend]: { sent: true, letter } });
  await hands.click(sendAgain());
  expect((await screen.findByRole("link")).getAttribute("href")).toBe(link);
  // Screen readers announce that it appeared.
  expect(screen.getByRole("status").textContent).toBe(t("confirmation.noMail"));
});

test("an address that another account has confirmed can only be given up", () => {
  showWithApi(<ConfirmAddress user={{ ...user, emailTaken: true }} />, {});
  expect(screen.getByRole("link").getAttribute("href")).toBe("/account");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a pending change names both addresses; nothing is shown if nothing is pending", () => {
  const confirmed = { ...user, emailConfirmed: true };
  const { container } = showWithApi(<ConfirmAddress user={confirmed} />, {});
  expect(container.textContent).toBe("");
  showWithApi(<ConfirmAddress user={{ ...confirmed, awaitedEmail: "next@example.org" }} />, {});
  screen.getByText(t("confirmation.awaited", { email: user.email, next: "next@example.org" }));
});
