import { expect, test } from "vitest";
import { makeUser } from "../../test/make-user.ts";
import { refusal, showWithApi } from "../../test/show-with-api.tsx";
import { screen, t } from "../../test/show.tsx";
import { ConfirmAddress } from "./confirm-address.tsx";

const user = makeUser({ emailConfirmed: false });
const resend = "/api/auth/email/resend";
const sendAgain = () => screen.getByRole("button", { name: t("confirmation.sendAgain") });

test("an address that waits is named, and another letter says how it went", async () => {
  const { user: hands } = showWithApi(<ConfirmAddress user={user} />, { [resend]: { sent: true } });
  screen.getByText(t("confirmation.ask", user));
  await hands.click(sendAgain());
  expect((await screen.findByRole("status")).textContent).toContain(t("confirmation.sent", user));
});

test("a letter that could not be sent is an error", async () => {
  const { user: hands } = showWithApi(<ConfirmAddress user={user} />, { [resend]: refusal("rate_limited") });
  await hands.click(sendAgain());
  expect((await screen.findByRole("alert")).textContent).toContain(t("failure.rate_limited"));
});

test("where nothing is mailed, the letter is there with its link", async () => {
  const link = "http://localhost:8080/confirm-email#code";
  const letter = { subject: "Confirm", text: `Hello,\n\nConfirm\n${link}\n\nColophon\n`, link };
  const { user: hands } = showWithApi(<ConfirmAddress user={user} />, { [resend]: { sent: true, letter } });
  await hands.click(sendAgain());
  expect((await screen.findByRole("link")).getAttribute("href")).toBe(link);
  // Who hears the page is told that it came.
  expect(screen.getByRole("status").textContent).toBe(t("confirmation.noMail"));
});

test("an address that another account has confirmed can only be given up", () => {
  showWithApi(<ConfirmAddress user={{ ...user, emailTaken: true }} />, {});
  expect(screen.getByRole("link").getAttribute("href")).toBe("/account");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a change that waits names both addresses; nothing that waits is nothing", () => {
  const confirmed = { ...user, emailConfirmed: true };
  const { container } = showWithApi(<ConfirmAddress user={confirmed} />, {});
  expect(container.textContent).toBe("");
  showWithApi(<ConfirmAddress user={{ ...confirmed, awaitedEmail: "next@example.org" }} />, {});
  screen.getByText(t("confirmation.awaited", { email: user.email, next: "next@example.org" }));
});
