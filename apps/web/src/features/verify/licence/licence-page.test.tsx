import { readTerms } from "@colophon/licences";
import { makeLicence, type SaidOfLicensed } from "@colophon/testing/make-licence";
import { makePdf } from "@colophon/testing/make-pdf";
import { makeChain } from "@colophon/testing/make-signer";
import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { showWithApi } from "../../../../test/show-with-api.tsx";
import { screen, t } from "../../../../test/show.tsx";
import { queryClient } from "../../../lib/api/query-client.ts";
import { DropPage } from "../drop-page.tsx";
import { VerifyPage } from "../verify-page.tsx";

const terms = {
  vocabulary: "colophon-licence-terms/v1",
  purpose: "editorial",
  exclusive: false,
  revocable: true,
};
const inForce = { from: "2020-01-01", until: null, terms };
const patience = { timeout: 10_000 };

/** A licence, and a registry that shows it: to strangers its state alone. */
function setUp(said: SaidOfLicensed = {}, claims: object = inForce) {
  const made = makeLicence(said, (own) => ({ ...own, ...claims }));
  const { registry, licence, work, file, statusFile, workStatusFile } = made;
  const id = licence.certificateId;
  const size = registry.entries.length;
  const { root, signer } = makeChain();
  queryClient.clear();
  const stated = {
    id,
    certificateId: work.certificateId,
    state: "in_force",
    issuedAt: "2026-11-29T10:00:00.000Z",
    licence: null as object | null,
  };
  const answers: Record<string, unknown> = {
    "/.well-known/colophon-trust.json": { ...registry.trust, pdf: { roots: [root.pem] } },
    "/.well-known/colophon-client.json": { chainRpcUrl: null },
    [`/api/licences/${id}`]: stated,
    [`/api/licences/${id}/file`]: JSON.parse(file) as unknown,
    [`/api/licences/${id}/status?from=${size}`]: JSON.parse(statusFile) as unknown,
    [`/api/certificates/${work.certificateId}/status?from=${size}`]: JSON.parse(workStatusFile) as unknown,
  };
  const pdf = makePdf({ signer, chain: [root], certificateId: id, licence: file, licenceStatus: statusFile });
  return { ...made, id, stated, answers, pdf: new File([Uint8Array.from(pdf)], `${id}.pdf`) };
}

const showPage = ({ answers, id }: ReturnType<typeof setUp>) =>
  showWithApi(
    <Routes>
      <Route path="/verify/:id" element={<VerifyPage />} />
    </Routes>,
    answers,
    `/verify/${id}`,
  );

const stateShown = async () =>
  (
    await screen.findByText(
      (_, element) => element?.hasAttribute("data-licence-state") === true,
      {},
      patience,
    )
  ).getAttribute("data-licence-state");

const checkState = (id: string) => document.querySelector(`[data-check="${id}"]`)?.getAttribute("data-state");

test("a licence's page shows its verdict, its state, its words, and that its licensor was the holder", async () => {
  expect(readTerms(terms)).toBeDefined();
  const made = setUp();
  showPage(made);
  expect(await stateShown()).toBe("in_force");
  expect(screen.getByRole("heading", { name: t("licence:verdict.dateOpen") })).toBeDefined();
  expect(screen.getByRole("heading", { name: t("licence:words") })).toBeDefined();
  expect(document.querySelector("[data-licence-words]")?.textContent).toContain("Éditions du Nord");
  expect([checkState("inclusion"), checkState("work"), checkState("licensor")]).toEqual([
    "passed",
    "passed",
    "passed",
  ]);
  // A stranger can do nothing with it.
  expect(screen.queryByRole("button", { name: t("licence:end.open") })).toBeNull();
});

test("what was said of the work shows, and changes nothing in the licence", async () => {
  showPage(setUp({ after: [{ kind: "withdrawn", by: "registrant", claims: { reason: "It is old" } }] }));
  expect(await stateShown()).toBe("in_force");
  expect(document.querySelector("[data-of-work]")?.getAttribute("data-of-work")).toBe("withdrawn");
  expect(screen.getByText(t("licence:workStays"))).toBeDefined();
});

test("a revoked licence is genuine, and says so", async () => {
  showPage(setUp({ ofLicence: [{ kind: "revoked", by: "licensor", claims: { reason: "Never printed" } }] }));
  expect(await stateShown()).toBe("revoked");
  expect(screen.getByText("Never printed")).toBeDefined();
});

test("a licence by somebody who wasn't the holder is not valid, and says why", async () => {
  showPage(
    setUp({ before: [{ kind: "transferred", by: "registrant", claims: { to: "Noor", rights: "All" } }] }),
  );
  expect(
    await screen.findByRole("heading", { name: t("verify.verdict.notValid.title") }, patience),
  ).toBeDefined();
  expect(screen.getAllByText(t("licence:check.licensor.licensor_not_holder"))).toHaveLength(2);
  expect(document.querySelector("[data-licence-state]")).toBeNull();
});

test("a side ends and revokes it, and shows it publicly", async () => {
  const made = setUp();
  const sent: unknown[] = [];
  made.stated.licence = {
    ...made.stated,
    as: "licensor",
    title: "The work",
    licensor: { name: "Aïcha Tremblay" },
    licensee: { name: "Éditions du Nord" },
    terms,
    from: "2020-01-01",
    until: null,
    amount: 0,
    currency: "CAD",
    listed: { licensor: false, licensee: true },
    statements: [{ n: 0, kind: "ended", by: "licensee", at: "2026-11-29T10:00:00.000Z", collaborator: null }],
  };
  const take = (sentBody: unknown) => {
    sent.push(sentBody);
    return { n: 1, kind: "revoked", by: "licensor", at: "2026-11-29T10:00:00.000Z", collaborator: null };
  };
  made.answers[`/api/licences/${made.id}/revoke`] = take;
  const { user } = showPage(made);
  await stateShown();
  expect(screen.getByText(t("licence:end.other"))).toBeDefined();
  expect(screen.getByRole("button", { name: t("licence:end.open") })).toBeDefined();
  await user.click(screen.getByRole("button", { name: t("licence:revoke.open") }));
  await user.type(screen.getByRole("textbox", { name: t("said.reason") }), "Never printed");
  await user.click(screen.getByRole("button", { name: t("licence:revoke.confirm") }));
  await expect.poll(() => sent).toEqual([{ reason: "Never printed" }]);
});

test("its file and its document lead to the same verdict on /verify, and its number to its page", async () => {
  const made = setUp();
  const { user } = showWithApi(<DropPage />, made.answers);
  const choose = screen.getByLabelText(t("drop.choose"), { exact: false });
  await user.upload(choose, made.pdf);
  expect(await stateShown()).toBe("in_force");
  expect([checkState("document"), checkState("licensor")]).toEqual(["passed", "passed"]);
  expect(screen.getByRole("link", { name: t("licence:toPage") }).getAttribute("href")).toBe(
    `/verify/${made.id}`,
  );
  await user.upload(choose, new File([made.file], `${made.id}.licence.json`));
  await expect.poll(() => document.querySelectorAll("[data-licence-state]").length, patience).toBe(2);
});

test("a licence that withholds its last day is not said to be in force", async () => {
  const made = setUp({}, { ...inForce, until: "2021-01-01" });
  const { sdJwt, ...rest } = JSON.parse(made.file) as { sdJwt: string };
  const kept = sdJwt
    .split("~")
    .filter(
      (one) => !atob(one.replaceAll("-", "+").replaceAll("_", "/").split(".")[0] ?? "").includes('"until"'),
    );
  const { user } = showWithApi(<DropPage />, made.answers);
  const file = new File([JSON.stringify({ ...rest, sdJwt: kept.join("~") })], "a.licence.json");
  await user.upload(screen.getByLabelText(t("drop.choose"), { exact: false }), file);
  expect(await stateShown()).toBe("unknown");
});
