import { expect, test } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { makeUser } from "../../../test/make-user.ts";
import { screen, t } from "../../../test/show.tsx";
import { CertificateStep } from "./certificate-step.tsx";

const issued = {
  id: "8f0a2d6e-26c2-4f0e-8a51-0f6a1f6a2b3c",
  certificateId: "RSF-7K2M9QX4T",
  registrationDate: "2026-11-20T10:31:07.000Z",
  title: "Low Water",
  isDeposited: false,
};
const open = () =>
  showWithApi(<CertificateStep issued={issued} user={makeUser()} draft={undefined} />, {
    "/api/ip/verify/RSF-7K2M9QX4T": refusal("rate_limited"),
  });

test("the last step has the certificate to download and to print, and finishes in the portfolio", async () => {
  open();
  for (const name of [t("documentDownload.pdf"), t("certificate.print")])
    expect(screen.getByRole("button", { name })).toBeDefined();
  expect(screen.getByRole("link", { name: t("certificate.finish") }).getAttribute("href")).toBe("/dashboard");
});

test("its QR code, 100 pixels wide, leads to this origin’s page of the certificate", async () => {
  open();
  const address = `${window.location.origin}/verify/RSF-7K2M9QX4T`;
  // On the screen, and on paper.
  const codes = screen.getAllByRole("img", { name: t("certificate.qrCode", { address }) });
  expect(codes.map((code) => code.getAttribute("width"))).toEqual(["100", "100"]);
});

test("a certificate that couldn't be loaded can be requested again", async () => {
  open();
  expect(await screen.findByText("We couldn’t load the certificate. Please try again.")).toBeDefined();
  expect(screen.getByRole("button", { name: t("common.retry") })).toBeDefined();
});
