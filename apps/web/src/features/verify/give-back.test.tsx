import { formatBundle } from "@colophon/proof";
import { makeRegistry, sampleClaims } from "@colophon/testing/make-bundle";
import { expect, test } from "vitest";
import { makeCertificate } from "../../../test/make-certificate.ts";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, type show, t as of, waitFor, within } from "../../../test/show.tsx";
import { signIn } from "../../../test/sign-in.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { joinList, longDate } from "../../lib/text/format.ts";
import { DropPage } from "./drop-page.tsx";

const t = (key: string, values = {}) => of(key as "offer", { ns: "give-back", ...values });
const email = "ada@example.org";

/** A registry that went on from a backup, which lacks a certificate; and the file that somebody has of it. */
function lose({
  claims = { ...sampleClaims, creatorEmail: email },
  show = undefined as string[] | undefined,
} = {}) {
  const old = makeRegistry({ origin: "registry.example/log" });
  const backedUp = old.issue({ title: "In the backup" });
  const heads = [{ size: old.entries.length, root: old.end().lastRoot }];
  const lost = old.issue(claims);
  const successor = makeRegistry({ origin: "registry.example/log2" });
  const trust = { ...successor.trust, previousLogs: [{ ...old.end(), heads }] };
  queryClient.clear();
  const { certificateId } = lost;
  const fileOf = (issued: typeof lost) =>
    new File(
      [formatBundle(old.bundle(issued, { anchored: false, ...(show && { show }) }))],
      "a.colophon.json",
    );
  return {
    certificateId,
    file: fileOf(lost),
    backedUp: fileOf(backedUp),
    lostOn: longDate("en", (trust.previousLogs[0]?.endedAt ?? 0) * 1000),
    trust,
    answers: {
      "/.well-known/colophon-trust.json": trust,
      "/.well-known/colophon-client.json": { chainRpcUrl: null },
      [`/api/ip/verify/${certificateId}`]: refusal("certificate_not_found"),
    },
    given: (answer: object) => ({
      "/api/certificates/give-back": { outcome: "kept", certificateId, isOwner: false, ...answer },
    }),
  };
}

const drop = async ({ user }: ReturnType<typeof show>, file: File) => {
  await user.upload(screen.getByLabelText(of("drop.choose"), { exact: false }), file);
  await screen.findByRole(
    "heading",
    { name: of("verify.verdict.validByRegistryTime.title") },
    { timeout: 5000 },
  );
};
const give = async (shown: ReturnType<typeof show>) =>
  shown.user.click(await screen.findByRole("button", { name: t("give") }));

test("what becomes public is said before, and it is shown again once given back", async () => {
  const { answers, given, file, certificateId, lostOn } = lose();
  const sent: unknown[] = [];
  const shown = showWithApi(<DropPage />, {
    ...answers,
    "/api/certificates/give-back": (body: unknown) => {
      sent.push(body);
      return given({})["/api/certificates/give-back"];
    },
  });
  await drop(shown, file);
  const offer = await screen.findByRole("region", { name: t("offer", { date: lostOn }) });
  const shows = [
    of("certificate.id"),
    of("certificate.registrationDate"),
    of("registration.field.title"),
    of("registration.field.description"),
    of("registration.field.keywords"),
    of("certificate.materialType"),
    of("certificate.medium"),
    of("certificate.categories"),
    of("certificate.creatorName"),
    of("certificate.copyrightRelation"),
    of("certificate.published"),
    of("verify.evidence.walletSignature"),
    of("certificate.collaborators"),
    of("certificate.file"),
    of("selfIdentification.pronouns"),
  ];
  within(offer).getByText(t("shown", { fields: joinList("en", shows) }));
  within(offer).getByText(`${t("sealed", { fields: of("certificate.creatorEmail") })} ${t("sent")}`);
  within(offer).getByText(t("logIn"));
  expect(sent).toEqual([]);
  await give(shown);
  await screen.findByText(t("kept", { certificateId }));
  expect(sent).toEqual([{ bundle: await file.text() }]);
  screen.getByText(t("isNobodys"));
  screen.getByText(t("howTo", { page: of("drop.title") }));
  screen.getByText(t("askUs", { report: of("report.open") }));
  const links = screen.getAllByRole("link", { name: of("drop.toPage") });
  expect(links.map((link) => link.getAttribute("href"))).toContain(`/verify/${certificateId}`);
  expect(screen.queryByRole("button", { name: t("give") })).toBeNull();
  // A keyboard and a screen reader are where the button was.
  await waitFor(() => expect(document.activeElement?.textContent).toContain(certificateId));
});

test("only what a file shows is said to become public", async () => {
  const { answers, file } = lose({ show: ["title"] });
  const shown = showWithApi(<DropPage />, answers);
  await drop(shown, file);
  const fields = [of("certificate.id"), of("certificate.registrationDate"), of("registration.field.title")];
  expect(await screen.findByText(t("shown", { fields: joinList("en", fields) }))).toBeDefined();
  expect(screen.getByText(t("sent"))).toBeDefined();
});

test("whose file names the address of their account gets it back", async () => {
  const { answers, given, file, certificateId } = lose();
  const shown = showWithApi(<DropPage />, {
    ...answers,
    ...signIn({ email: email.toUpperCase() }),
    ...given({ isOwner: true }),
  });
  await drop(shown, file);
  await screen.findByText(t("yours"));
  await give(shown);
  await screen.findByText(`${t("kept", { certificateId })} ${t("isYours")}`);
  expect(screen.getByRole("link", { name: of("certificate.toDashboard") }).getAttribute("href")).toBe(
    "/dashboard",
  );
  expect(screen.queryByText(t("isNobodys"))).toBeNull();
});

test.each([
  ["an address that isn’t confirmed", { email, emailConfirmed: false }, undefined, "yoursByWallet"],
  ["another account", { email: "other@example.org" }, ["title", "creatorEmail"], "nobodys"],
  ["a file without the address", { email }, ["title"], "nobodys"],
  ["a file that may hide a wallet", { email }, ["title", "creatorEmail"], "incomplete"],
  ["a file with a wallet", { email }, ["title", "walletAddress"], "yoursByWallet"],
] as const)("with %s, nothing is promised", async (_, user, show, said) => {
  const { answers, file } = lose({ show: show && [...show] });
  const shown = showWithApi(<DropPage />, { ...answers, ...signIn(user) });
  await drop(shown, file);
  await screen.findByText(t(said));
  expect(screen.queryByText(t("yours"))).toBeNull();
});

test.each([
  ["refused", {}, () => [t("refused")]],
  ["blocked", {}, () => [of("failure.certificate_blocked"), t("blocked")]],
  ["erased", {}, () => [of("failure.certificate_erased"), t("erased")]],
  ["known", {}, () => [t("known")]],
] as const)("the answer “%s” is said in plain words", async (outcome, more, texts) => {
  const { answers, given, file } = lose();
  const shown = showWithApi(<DropPage />, { ...answers, ...given({ outcome, ...more }) });
  await drop(shown, file);
  await give(shown);
  await screen.findByText(texts().join(" "));
  expect(screen.queryByRole("button", { name: t("give") })).toBeNull();
});

test.each([
  ["rate_limited", refusal("rate_limited")],
  ["network", Response.error()],
] as const)("after %s one can try again", async (code, answer) => {
  const { answers, file } = lose();
  const shown = showWithApi(<DropPage />, { ...answers, "/api/certificates/give-back": answer });
  await drop(shown, file);
  await give(shown);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(t("failed"));
  expect(alert.textContent).toContain(of(`failure.${code}`));
  screen.getByRole("button", { name: t("give") });
});

test("one that was erased here is not asked for, and it is said why", async () => {
  const { answers, file, certificateId } = lose();
  const shown = showWithApi(<DropPage />, {
    ...answers,
    [`/api/ip/verify/${certificateId}`]: refusal("certificate_erased"),
  });
  await drop(shown, file);
  await screen.findByText(`${of("failure.certificate_erased")} ${t("erased")}`);
  expect(screen.queryByRole("button", { name: t("give") })).toBeNull();
});

test("one that a stranger gave back is offered to those whose it can be", async () => {
  const { answers, given, file, certificateId } = lose();
  const back = {
    [`/api/ip/verify/${certificateId}`]: { ...makeCertificate({ certificateId }), givenBack: "unowned" },
  };
  const shown = showWithApi(<DropPage />, {
    ...answers,
    ...back,
    ...signIn({ email }),
    ...given({ isOwner: true }),
  });
  await drop(shown, file);
  await screen.findByRole("region", { name: t("unowned") });
  await shown.user.click(screen.getByRole("button", { name: t("claim") }));
  expect(await screen.findByText(`${t("kept", { certificateId })} ${t("isYours")}`)).toBeDefined();
});

test.each([
  ["blocked", () => refusal("certificate_blocked")],
  ["there", (certificateId: string) => makeCertificate({ certificateId })],
  ["its owner’s", (certificateId: string) => ({ ...makeCertificate({ certificateId }), givenBack: "owned" })],
] as const)("one that is %s isn’t asked for", async (_, answer) => {
  const { answers, file, certificateId } = lose();
  let asked = 0;
  const shown = showWithApi(<DropPage />, {
    ...answers,
    [`/api/ip/verify/${certificateId}`]: () => {
      asked++;
      return answer(certificateId);
    },
  });
  await drop(shown, file);
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByRole("button", { name: t("give") })).toBeNull();
  expect(screen.queryByRole("button", { name: t("claim") })).toBeNull();
});

test("what the backup has, and what ended without a backup, is not asked about", async () => {
  const { answers, file, backedUp, trust, certificateId } = lose();
  const asked: string[] = [];
  const watched = Object.fromEntries(
    [certificateId, "RSF-000000001"].map((id) => [
      `/api/ip/verify/${id}`,
      () => {
        asked.push(id);
        return refusal("certificate_not_found");
      },
    ]),
  );
  const shown = showWithApi(<DropPage />, { ...answers, ...watched });
  await drop(shown, backedUp);
  shown.unmount();
  queryClient.clear();
  const [ended] = trust.previousLogs;
  if (ended === undefined) throw new Error("it has ended");
  const { heads: _, ...retired } = ended;
  const again = showWithApi(<DropPage />, {
    ...answers,
    ...watched,
    "/.well-known/colophon-trust.json": { ...trust, previousLogs: [retired] },
  });
  await drop(again, file);
  expect(asked).toEqual([]);
});
