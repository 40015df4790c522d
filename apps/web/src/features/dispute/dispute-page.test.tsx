import type { Disputes } from "@colophon/api";
import { expect, test } from "vitest";
import { makeCertificate } from "../../../test/make-certificate.ts";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t, waitFor, within } from "../../../test/show.tsx";
import { signIn } from "../../../test/sign-in.ts";
import { DisputePage } from "./dispute-page.tsx";

const certificate = makeCertificate();
const address = `/api/certificates/${certificate.certificateId}/disputes`;
const nothing: Disputes = { isOwner: false, about: null, walletAddress: null, disputes: [] };
const mine = {
  n: 0,
  at: "2026-11-23T10:00:00.000Z",
  isOpen: true,
  isAnswered: false,
  isSettledByOwner: false,
  isMine: true,
};

/** The page about a certificate; the address of a test names none. */
async function openPage(disputes: Disputes, { emailConfirmed = true, answer = {} } = {}) {
  const sent: unknown[] = [];
  const shown = showWithApi(<DisputePage />, {
    ...signIn({ emailConfirmed }),
    "/api/ip/verify/": certificate,
    [address]: (body: unknown) => {
      if (body === undefined) return disputes;
      sent.push(body);
      return answer;
    },
  });
  await screen.findByText(t("dispute.next.public"));
  return { ...shown, sent };
}

const text = () => screen.findByLabelText(t("dispute.text"), { exact: false });

test("a dispute is sent once, with the disputant's own certificate if there is one", async () => {
  const { user, sent } = await openPage(nothing);
  await user.type(await text(), "I wrote it.");
  await user.type(screen.getByLabelText(t("dispute.certificate"), { exact: false }), " RSF-000000000 ");
  await user.click(screen.getByRole("button", { name: t("dispute.look.open") }));
  const dialog = within(screen.getByRole("dialog", { name: t("dispute.look.title") }));
  expect(dialog.getByText("I wrote it.")).toBeDefined();
  expect(dialog.getByText("RSF-000000000")).toBeDefined();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole("button", { name: t("dispute.confirm") }));
  expect(sent).toEqual([{ text: "I wrote it.", certificate: "RSF-000000000" }]);
});

test("a refusal keeps the input", async () => {
  const { user } = await openPage(nothing, { answer: refusal("rate_limited") });
  const field = await text();
  await user.type(field, "I wrote it.");
  await user.click(screen.getByRole("button", { name: t("dispute.look.open") }));
  await user.click(screen.getByRole("button", { name: t("dispute.confirm") }));
  await screen.findByRole("alert");
  expect(field).toHaveProperty("value", "I wrote it.");
});

test("a user who already disputes it can only settle", async () => {
  await openPage({ ...nothing, disputes: [mine] });
  await screen.findByText(t("dispute.mine"));
  expect(screen.getByText(t("dispute.noAnswer"))).toBeDefined();
  expect(screen.getByRole("button", { name: t("dispute.settle.open") })).toBeDefined();
  expect(screen.queryByRole("button", { name: t("dispute.look.open") })).toBeNull();
});

test("settling asks who it is first", async () => {
  const answers = [refusal("confirmation_needed"), { n: 1 }];
  const { user } = showWithApi(<DisputePage />, {
    ...signIn(),
    "/api/ip/verify/": certificate,
    [address]: { ...nothing, disputes: [mine] },
    [`${address}/${mine.n}/settle`]: () => answers.shift(),
    "/api/auth/confirm/challenge": { methods: ["password"], challenge: "x" },
    "/api/auth/confirm": { token: "another" },
  });
  await user.click(await screen.findByRole("button", { name: t("dispute.settle.open") }));
  await user.click(screen.getByText(t("dispute.settle.confirm")));
  const password = await screen.findByLabelText(new RegExp(`^${t("account.password.present")}`));
  await user.type(password, "correct horse");
  await user.click(screen.getByText(t("secondStep.confirm.submit")));
  await waitFor(() => expect(screen.queryByText(t("dispute.settle.confirm"))).toBeNull());
  expect(answers).toEqual([]);
});

test("neither the owner nor a user with an unconfirmed address can dispute", async () => {
  const { unmount } = await openPage({ ...nothing, isOwner: true });
  await screen.findByText(t("failure.dispute_own_work"));
  unmount();
  await openPage(nothing, { emailConfirmed: false });
  await screen.findByText(t("failure.email_not_confirmed"));
  expect(screen.queryByRole("button", { name: t("dispute.look.open") })).toBeNull();
});

test("a visitor reads what happens next, and is led to an account", async () => {
  showWithApi(<DisputePage />, { "/api/ip/verify/": certificate });
  await screen.findByText(t("dispute.needsAccount"));
  expect(screen.getByText(t("dispute.next.valid"))).toBeDefined();
});
