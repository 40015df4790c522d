import { formatBundle, fromBase64Url, fromUtf8, toBase64Url, toHex, utf8 } from "@colophon/proof";
import { formatStatus } from "@colophon/proof/statements";
import { makeRegistry } from "@colophon/testing/make-bundle";
import { expect, test, vi } from "vitest";
import { makePdf } from "@colophon/testing/make-pdf";
import { makeChain } from "@colophon/testing/make-signer";
import { close, factsOf, makeSaid, makeStatus, say } from "@colophon/testing/make-status";
import { makeCertificate } from "../../../test/make-certificate.ts";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen, type show, t } from "../../../test/show.tsx";
import type { HashOrder } from "../../lib/file/hash-messages.ts";
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
    certificateId: certificate.certificateId,
    bundle: formatBundle(bundle),
    proof: new File([formatBundle(bundle)], "a.colophon.json"),
    old: new File([formatStatus(status)], "old.status.json"),
    current: new File([formatStatus(current)], "current.status.json"),
    answer: current,
  };
}

const drop = async ({ user }: ReturnType<typeof show>, ...files: File[]) =>
  user.upload(screen.getByLabelText(t("drop.choose"), { exact: false }), files);

const saidFirst = async (heading: "corrected" | "withdrawn") =>
  screen.findByText(t(`said.first.${heading}.title`), { selector: "strong" }, { timeout: 5000 });

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

test("a PDF root that can’t be read is named, and another one vouches for its pages", async () => {
  const { answers, bundle, certificateId } = setUp();
  const { root, signer } = makeChain();
  const unfit = "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n";
  const pdf = new File([Uint8Array.from(makePdf({ signer, bundle, certificateId }))], "certificate.pdf");
  const showWith = (...roots: string[]) => {
    queryClient.clear();
    const address = "/.well-known/colophon-trust.json";
    return showWithApi(<DropPage />, { ...answers, [address]: { ...answers[address], pdf: { roots } } });
  };
  const shown = showWith(makeChain().root.pem, unfit);
  await drop(shown, pdf);
  expect(await screen.findAllByText(t("verify.code.bad_trust"), {}, { timeout: 5000 })).toHaveLength(2);
  expect(screen.getByText(t("verify.evidence.pdfRoot")).parentElement?.textContent).toContain("2");
  shown.unmount();

  await drop(showWith(unfit, root.pem), pdf);
  expect(await screen.findByText("Registry signer", {}, { timeout: 5000 })).toBeDefined();
  expect(screen.queryByText(t("verify.code.bad_trust"))).toBeNull();
});

/** What hashes a file in a browser, where tests have no workers. */
class HashWorker extends EventTarget {
  postMessage(order: HashOrder): void {
    if (!("file" in order)) return;
    void sha256Of(order.file).then((sha256) =>
      this.dispatchEvent(new MessageEvent("message", { data: { sha256, isConverted: false } })),
    );
  }
  terminate(): void {
    // Nothing runs.
  }
}

const sha256Of = async (file: File) =>
  toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer())));

test.each([
  ["certificate.pdf", "application/pdf", "%PDF-1.7 Certificate of Registration. Harry Potter"],
  ["certificate.png", "image/png", "a picture"],
])(
  "a page that looks like a certificate, %s, is said not to be one before its verdict",
  async (name, type, content) => {
    vi.stubGlobal("Worker", HashWorker);
    const registry = makeRegistry();
    const file = new File([content], name, { type });
    const sha256 = await sha256Of(file);
    const certificate = registry.issue({
      title: "Harry Potter",
      "file.1": { sha256, name, size: 1, mediaType: type },
    });
    const { certificateId } = certificate;
    queryClient.clear();
    const shown = showWithApi(<DropPage />, {
      "/.well-known/colophon-trust.json": registry.trust,
      "/.well-known/colophon-client.json": { chainRpcUrl: null },
      [`/api/certificates?sha256=${sha256}`]: [{ certificateId, title: "Harry Potter" }],
      [`/api/certificates/${certificateId}/bundle?sha256=${sha256}`]: registry.bundle(certificate),
    });
    await drop(shown, file);
    const registered = await screen.findByText(
      new RegExp(`${name}$`),
      { selector: "bdi.font-semibold" },
      { timeout: 5000 },
    );
    const notice = screen.getByText(t("drop.isWork"));
    expect(notice.compareDocumentPosition(registered) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
);

test("a proof of a time beyond any date is refused, and the page stays", async () => {
  const { answers, bundle, certificateId } = setUp();
  const { sdJwt, ...others } = JSON.parse(bundle) as { sdJwt: string };
  const [jwt = "", ...disclosures] = sdJwt.split("~");
  const [header, payload = "", signature] = jwt.split(".");
  const claims = JSON.parse(fromUtf8(fromBase64Url(payload))) as object;
  const forged = toBase64Url(utf8(JSON.stringify({ ...claims, iat: Number.MAX_SAFE_INTEGER })));
  const forgedSdJwt = [[header, forged, signature].join("."), ...disclosures].join("~");
  const shown = showWithApi(<DropPage />, {
    ...answers,
    [`/api/ip/verify/${certificateId}`]: makeCertificate({ certificateId }),
  });
  await drop(shown, new File([JSON.stringify({ ...others, sdJwt: forgedSdJwt })], "huge.colophon.json"));
  const title = t("verify.verdict.notValid.title");
  expect(await screen.findByRole("heading", { name: title }, { timeout: 5000 })).toBeDefined();
  expect(await screen.findByText(String(Number.MAX_SAFE_INTEGER))).toBeDefined();
});
