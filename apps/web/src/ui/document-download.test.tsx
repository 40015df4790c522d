import { waitFor } from "@testing-library/react";
import { useRef } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { refusal, showWithApi } from "../../test/show-with-api.tsx";
import { screen, t } from "../../test/show.tsx";
import { DocumentDownload } from "./document-download.tsx";

// Capturing a page needs a browser; this only tests the picture's name and description.
vi.mock("../lib/drawing/capture-page.ts", () => ({ capturePdf: async () => new Blob(["a picture"]) }));
const saved: string[] = [];
vi.mock("../lib/file/save-file.ts", () => ({ saveFile: (_: Blob, name: string) => saved.push(name) }));

beforeEach(() => {
  saved.length = 0;
});

function Page() {
  const screenRef = useRef<HTMLDivElement>(null);
  return (
    <div ref={screenRef}>
      <DocumentDownload certificateId="RSF-7K2M9QX4T" title="Novel" screen={screenRef} isAnnounced />
    </div>
  );
}

const path = (format: string) => `/api/certificates/RSF-7K2M9QX4T/certificate.${format}?lng=en`;
const pdf = () => screen.getByRole("button", { name: t("documentDownload.pdf") });

test("the document is saved under its own name", async () => {
  const { user } = showWithApi(<Page />, { [path("pdf")]: new Response("%PDF") });
  await user.click(pdf());
  await screen.findByText(t("documentDownload.started"));
  expect(saved).toEqual(["Novel_certificate.pdf"]);
  screen.getByText(t("documentDownload.signature"), { exact: false });
});

test.each([
  ["documents_busy", t("failure.documents_busy")],
  ["internal_error", t("documentDownload.tryingFallback")],
] as const)("where the server cannot draw it up (%s), a picture is saved as one", async (code, reason) => {
  const { user } = showWithApi(<Page />, { [path("pdf")]: refusal(code) });
  await user.click(pdf());
  await screen.findByText(t("documentDownload.captured"));
  screen.getByText(reason);
  expect(saved).toEqual(["Novel_picture.pdf"]);
  expect(screen.queryByText(t("documentDownload.started"))).toBeNull();
  expect(screen.queryByText(t("documentDownload.signature"), { exact: false })).toBeNull();
});

test("where no server answers, the picture is called a basic certificate", async () => {
  const { user } = showWithApi(<Page />, {});
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
  await user.click(pdf());
  await screen.findByText("Certificate template is not available. Generating basic certificate...");
  expect(saved).toEqual(["Novel_picture.pdf"]);
});

test("without a certificate on the screen, a PDF that fails is a failure", async () => {
  const { user } = showWithApi(<DocumentDownload certificateId="RSF-7K2M9QX4T" title="Novel" />, {
    [path("pdf")]: refusal("internal_error"),
  });
  await user.click(pdf());
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Could not generate certificate PDF. Please try again later.",
  );
  expect(saved).toEqual([]);
});

test("a failed drawing isn't called a PDF", async () => {
  const { user } = showWithApi(<Page />, { [path("svg")]: refusal("documents_busy") });
  await user.click(screen.getByText(t("documentDownload.svg")));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(t("documentDownload.failedFormat", { format: "SVG" }));
  expect(alert.textContent).toContain(t("failure.documents_busy"));
  await waitFor(() => expect(saved).toEqual([]));
});
