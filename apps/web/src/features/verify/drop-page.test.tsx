import { formatBundle } from "@colophon/proof";
import { formatStatus } from "@colophon/proof/statements";
import { expect, test } from "vitest";
import { close, factsOf, makeSaid, makeStatus, say } from "@colophon/testing/make-status";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen, type show, t } from "../../../test/show.tsx";
import { queryClient } from "../../lib/api/query-client.ts";
import { DropPage } from "./drop-page.tsx";

/** The page with the proof of a certificate that was corrected and then withdrawn, a status from in between and one of now. */
function setUp() {
  const { registry, certificate, bundle, logged, status } = makeSaid([
    { kind: "corrected", by: "registrant", claims: { fields: { title: { old: "A", new: "B" } } } },
  ]);
  const withdrawn = say(registry, certificate, 1, { kind: "withdrawn", by: "registrant" });
  close(registry, Math.floor(Date.now() / 1000));
  const current = makeStatus(registry, certificate, [...logged, withdrawn], bundle);
  const { size } = factsOf(registry, bundle).checkpoint;
  // The application keeps it once loaded.
  queryClient.clear();
  return {
    answers: {
      "/.well-known/colophon-trust.json": registry.trust,
      "/.well-known/colophon-client.json": { chainRpcUrl: null },
    },
    address: `/api/certificates/${certificate.certificateId}/status?from=${size}`,
    proof: new File([formatBundle(bundle)], "a.colophon.json"),
    old: new File([formatStatus(status)], "old.status.json"),
    current: new File([formatStatus(current)], "current.status.json"),
    answer: current,
  };
}

const drop = async ({ user }: ReturnType<typeof show>, ...files: File[]) =>
  user.upload(screen.getByLabelText(t("drop.choose"), { exact: false }), files);

const saidFirst = async (heading: "corrected" | "withdrawn") =>
  screen.findByRole("heading", { name: t(`said.first.${heading}.title`) }, { timeout: 5000 });

test("an old status beside a proof doesn’t outrank what the registry says now", async () => {
  const { answers, address, proof, old, answer } = setUp();
  const shown = showWithApi(<DropPage />, { ...answers, [address]: answer });
  await drop(shown, proof, old);
  expect(await saidFirst("withdrawn")).toBeDefined();
});

test("a status in the place of another is looked at", async () => {
  const { answers, proof, old, current } = setUp();
  const shown = showWithApi(<DropPage />, answers);
  await drop(shown, proof, old);
  expect(await saidFirst("corrected")).toBeDefined();
  await shown.user.click(screen.getByRole("button", { name: new RegExp(`${old.name}$`) }));
  await drop(shown, current);
  expect(await saidFirst("withdrawn")).toBeDefined();
});
