import { formatBundle, newDisclosure, parseBundle, utf8 } from "@colophon/proof";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeCertificate } from "../../../test/make-certificate.ts";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { readClaimed } from "./read-claimed.ts";
import { RegisteredRecord } from "./registered-record.tsx";

const bytes = new Uint8Array(readFileSync("docs/example/work.colophon.json"));
const claimed = readClaimed(bytes);
if (!claimed) throw new Error("the example can be read");
const { certificateId: id } = claimed;
const address = `/api/ip/verify/${id}`;
const registered = makeCertificate({
  certificateId: id,
  title: claimed.title,
  creator: { name: claimed.creatorName, email: null, profileId: null },
  registrationDate: new Date(claimed.registeredAt * 1000).toISOString(),
  fileFingerprints: [{ sha256: claimed.sha256, name: "", size: 1, mediaType: "" }],
});

test("a page around a genuine proof is compared with what is registered, with a link", async () => {
  showWithApi(<RegisteredRecord bundle={bytes} />, { [address]: registered });
  await screen.findByText(t("drop.registered.same"));
  screen.getByText(claimed.title);
  expect(screen.getByRole("link").getAttribute("href")).toBe(`/verify/${id}`);
});

test("only the differences of a changed proof are named", async () => {
  const bundle = parseBundle(bytes);
  const forged = newDisclosure("title", "Somebody else’s work", new Uint8Array(16));
  const [jwt = "", ...disclosures] = bundle.sdJwt.split("~").filter((part) => part !== "");
  const others = disclosures.filter((each) => !atob(each.replace(/[-_]/g, "A")).includes('"title"'));
  const sdJwt = [jwt, ...others, forged, ""].join("~");
  showWithApi(<RegisteredRecord bundle={utf8(formatBundle({ ...bundle, sdJwt }))} />, {
    [address]: registered,
  });
  await screen.findByText(t("drop.registered.differs"));
  screen.getByText("Somebody else’s work");
  expect(screen.getAllByText(t("registration.field.title"))).toHaveLength(2);
  expect(screen.getAllByText(t("certificate.creatorName"))).toHaveLength(1);
});

test("an unknown number is reported, and an unreadable proof shows nothing", async () => {
  showWithApi(<RegisteredRecord bundle={bytes} />, {});
  await screen.findByText(t("drop.registered.none", { certificateId: id }));
  const { container } = showWithApi(<RegisteredRecord bundle={utf8("{}")} />, {});
  expect(container.textContent).toBe("");
});
