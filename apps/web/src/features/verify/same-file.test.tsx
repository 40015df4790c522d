import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { makeCertificate } from "../../../test/make-certificate.ts";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { longDateTime } from "../../lib/text/format.ts";
import { SameFile } from "./same-file.tsx";

const sha256 = "ab".repeat(32);
const certificate = makeCertificate();
const other = (certificateId: string, registrationDate: string) => ({
  certificateId,
  title: `Work ${certificateId}`,
  creatorName: "Grace Hopper",
  registrationDate,
  status: "valid",
});
const own = other(certificate.certificateId, certificate.registrationDate);
const earlier = other("RSF-EAR000000", "2026-11-19T10:31:07.000Z");
const later = other("RSF-ATE000000", "2026-11-20T10:31:08.000Z");
const listed = `/api/certificates?sha256=${sha256}&only=listed`;
const all = `/api/certificates?sha256=${sha256}`;

test("other registrants of the same file are named, with who was first", async () => {
  showWithApi(<SameFile certificate={certificate} sha256={sha256} hasFile={false} />, {
    [listed]: [earlier, own, later],
  });
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/verify/RSF-EAR000000",
    "/verify/RSF-ATE000000",
    `/files/${sha256}`,
  ]);
  const [first, second] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(first).toContain(t("verify.sameFile.earlier"));
  expect(second).toContain(t("verify.sameFile.later"));
});

test("no name is shown for an erased account", async () => {
  showWithApi(<SameFile certificate={certificate} sha256={sha256} hasFile={false} />, {
    [listed]: [{ ...earlier, creatorName: "" }],
  });
  const date = longDateTime("en", earlier.registrationDate);
  const context: string = "unnamed";
  const entry = t("home.registered.entry", { date, context });
  expect((await screen.findByRole("listitem")).textContent).toContain(entry);
});

test("unlisted works are requested only with the given file", async () => {
  showWithApi(<SameFile certificate={certificate} sha256={sha256} hasFile />, { [all]: [earlier, own] });
  expect((await screen.findAllByRole("link")).map(({ textContent }) => textContent)).toEqual([
    earlier.title,
    t("rivals.all"),
  ]);
});

test("the only certificate of a file says nothing, nor does a failure", async () => {
  const asked: Record<string, unknown> = { [listed]: [own] };
  const { container } = showWithApi(
    <SameFile certificate={certificate} sha256={sha256} hasFile={false} />,
    asked,
  );
  await waitFor(() => expect(container.textContent).toBe(""));
});
