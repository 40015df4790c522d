import { expect, test } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { signIn } from "../../../test/sign-in.ts";
import { TransferPage } from "./transfer-page.tsx";
import { isolate } from "../../lib/text/words.ts";

const offer = {
  to: "Ana",
  email: "ana@example.org",
  rights: "All rights.",
  expiresAt: "2026-11-30T10:00:00.000Z",
  certificateId: "RSF-7K2M9QX4T",
  title: "The Lighthouse Keeper",
  creatorName: "Ada Winterbourne",
  registrationDate: "2026-11-20T10:31:07.000Z",
  status: "valid",
  obstacle: null,
};
const workId = "0190b7a2-5c1e-7000-8000-000000000001";
const email = isolate(offer.email);
const accept = () => screen.queryByRole("button", { name: t("offer.accept") });

/** The page that the letter's link leads to, and what is sent from it. */
async function openOffer(answers: object, changes: object = {}) {
  const sent: unknown[] = [];
  const answer = (body: unknown) => {
    sent.push(body);
    return answers;
  };
  const asked = { ...offer, ...changes };
  const shown = showWithApi(
    <TransferPage />,
    {
      ...signIn({ emailConfirmed: false }),
      "/api/transfers/show": (body: unknown) =>
        (body as { token: string }).token === "code" ? asked : undefined,
      "/api/transfers/answer": answer,
    },
    "/transfers#code",
  );
  await screen.findByText(offer.rights);
  return { ...shown, sent };
}

test("an offer is accepted with one click, which also confirms a pending address", async () => {
  const { user, sent } = await openOffer({ workId, statement: null });
  await screen.findByText(t("confirmation.also", { email }));
  await user.click(await screen.findByRole("button", { name: t("offer.accept") }));
  await screen.findByText(t("offer.accepted"));
  expect(sent).toEqual([{ token: "code", answer: "accept" }]);
  expect(screen.getByRole("link", { name: t("offer.toWork") }).getAttribute("href")).toBe(`/works/${workId}`);
});

test("after declining, the page leads back to the certificate", async () => {
  const { user, sent } = await openOffer({ workId: null, statement: null });
  await user.click(screen.getByRole("button", { name: t("offer.refuse") }));
  await screen.findByText(t("offer.refused"));
  const back = screen.getByRole("link", { name: t("offer.toCertificate") });
  expect(back.getAttribute("href")).toBe(`/verify/${offer.certificateId}`);
  expect(sent).toEqual([{ token: "code", answer: "refuse" }]);
});

test.each(["other_account", "own_work"] as const)("%s: there is no button to accept", async (obstacle) => {
  await openOffer({}, { obstacle, creatorName: "" });
  expect(screen.getByText(t(`offer.obstacle.${obstacle}`, { email }))).toBeDefined();
  expect(screen.getByText("by an account that has since been deleted", { exact: false })).toBeDefined();
  expect(accept()).toBeNull();
});

test("a failure leaves the offer open, and says that nothing was published", async () => {
  const { user } = await openOffer(refusal("transfer_outdated"));
  await user.click(await screen.findByRole("button", { name: t("offer.accept") }));
  await screen.findByText(t("failure.transfer_outdated"), { exact: false });
  expect(accept()).not.toBeNull();
});

test("an expired offer says so", async () => {
  showWithApi(
    <TransferPage />,
    { "/api/transfers/show": refusal("transfer_link_invalid") },
    "/transfers#code",
  );
  await screen.findByRole("heading", { name: t("offer.none.title") });
  expect(accept()).toBeNull();
});
