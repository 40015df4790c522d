import type { Invitation } from "@colophon/api";
import { expect, test, vi } from "vitest";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { signIn } from "../../../test/sign-in.ts";
import { ConfirmPart } from "./confirm-part.tsx";

const email = "ana@example.org";
const invitation: Invitation = {
  certificateId: "RSF-7K2M9QX4T",
  title: "The Lighthouse Keeper",
  creatorName: "Ada Winterbourne",
  registrationDate: "2026-11-20T10:31:07.000Z",
  status: "valid",
  answer: { state: "unanswered", at: null },
  collaborator: { number: 1, givenName: "Ana", familyName: "Oke", role: "", share: "" },
  email,
  hasAccount: false,
  stopCode: null,
};

const openPart = (answers: object, changes: Partial<Invitation> = {}) => {
  const onConfirm = vi.fn<() => void>();
  const shown = showWithApi(
    <ConfirmPart
      token="code"
      invitation={{ ...invitation, ...changes }}
      isPending={false}
      onConfirm={onConfirm}
    />,
    { ...answers },
  );
  return { ...shown, onConfirm };
};
const confirm = () => screen.findByRole("button", { name: t("invitation.confirm.submit") });

test("an account with the invited address confirms with one click, which also confirms its address", async () => {
  const { user, onConfirm } = openPart(signIn({ email, emailConfirmed: false }));
  await user.click(await confirm());
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(screen.getByText(t("confirmation.also", { email }))).toBeDefined();
});

test("an account with the confirmed address is told nothing more", async () => {
  openPart(signIn({ email }), { hasAccount: true });
  await confirm();
  expect(screen.queryByText(t("confirmation.also", { email }))).toBeNull();
});

test("an account with another address is asked to log in with the invited one", async () => {
  const other = "bo@example.org";
  openPart(signIn({ email: other }), { hasAccount: true });
  const way = await screen.findByText(t("invitation.otherAccount", { email, other }));
  expect(way.parentElement?.textContent).toContain(t("invitation.logIn"));
});

test("a visitor opens an account, or logs in to theirs", async () => {
  openPart({});
  await screen.findByRole("button", { name: t("invitation.open") });
  expect(screen.getByRole("button", { name: t("register.toLogin") })).toBeDefined();
});
