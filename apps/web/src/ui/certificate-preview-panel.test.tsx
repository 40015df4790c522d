import { createEvent, fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import { makeCertificate } from "../../test/make-certificate.ts";
import { showWithApi } from "../../test/show-with-api.tsx";
import { screen, t } from "../../test/show.tsx";
import { CertificatePreviewPanel } from "./certificate-preview-panel.tsx";

function showPanel(isCorrected = false) {
  const certificate = makeCertificate();
  const { certificateId } = certificate;
  showWithApi(<CertificatePreviewPanel {...{ certificateId, certificate, isCorrected }} />, {});
}

test("the preview has a badge, says that it is one, and can’t be taken by the context menu while it is drawn", () => {
  showPanel();
  expect(screen.getByText(t("document.badge"))).toBeDefined();
  expect(screen.getByText(t("document.previewOnly"))).toBeDefined();
  const drawing = screen.getByRole("status");
  expect(drawing.textContent).toBe(t("document.drawing"));
  const opening = createEvent.contextMenu(drawing);
  fireEvent(drawing, opening);
  expect(opening.defaultPrevented).toBe(true);
});

test("without its design there is a QR code, 100 pixels wide, that leads to the certificate, and a retry", async () => {
  showPanel();
  expect((await screen.findByRole("alert")).textContent).toContain(t("certificate.error.templateLoadFailed"));
  const address = `${window.location.origin}/verify/RSF-7K2M9QX4T`;
  const code = screen.getByRole("img", { name: t("certificate.qrCode", { address }) });
  expect(code.getAttribute("width")).toBe("100");
  expect(screen.getByRole("button", { name: t("common.retry") })).toBeDefined();
});

test("beside corrected details it says that it shows the registered ones", () => {
  showPanel();
  expect(screen.queryByText(t("certificate:paper"))).toBeNull();
  showPanel(true);
  expect(screen.getByText(t("certificate:paper"))).toBeDefined();
});
