/// <reference types="vite/client" />
import { languages } from "@colophon/api";
import { checkPdfSignature, readCertificatePdf } from "@colophon/pdf-check";
import { formatBundle } from "@colophon/proof";
import { createInstance, type i18n, type Resource } from "i18next";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { addTimeStamp, makePdf } from "@colophon/testing/make-pdf";
import { makeChain } from "@colophon/testing/make-signer";
import { makeBundle } from "@colophon/testing/make-bundle";
import { verifyBundle } from "@colophon/testing/verify-bundle";
import { interpolation } from "../../i18n/interpolation.ts";
import { CheckList } from "./check-list.tsx";

const files = import.meta.glob<object>("../../../public/locales/*/translation.json", {
  import: "default",
  eager: true,
});
const resources = Object.fromEntries(
  Object.entries(files).map(([path, translation]) => [path.split("/").at(-2), { translation }]),
) as Resource;

const { root, signer } = makeChain();
const { registry, bundle } = makeBundle();
const trust = { ...registry.trust, pdf: { roots: [root.pem] } };
const pdf = makePdf({ signer, bundle: formatBundle(bundle), signedAt: 1_760_000_000 });

/** The list's text about the PDF, without markup. */
function listOf(file: Uint8Array, i18n: i18n): string {
  const signature = checkPdfSignature(readCertificatePdf(file), trust.pdf.roots);
  const { checks } = verifyBundle(bundle, { trust, document: { kind: "pdf", signature } });
  expect(checks.find(({ id }) => id === "document")?.state).toBe("passed");
  const list = createElement(CheckList, { checks, isPdf: true, hasFile: false });
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, list)).replaceAll(/<[^>]*>/g, "\n");
}

test.each(languages)(
  "a time-stamp is reported as not checked, and its time is not shown (%s)",
  async (lng) => {
    const i18n = createInstance();
    await i18n.init({ resources, lng, interpolation });
    const genuine = listOf(pdf, i18n);
    const stamped = listOf(addTimeStamp(pdf, Date.UTC(1995, 4, 5) / 1000), i18n);
    const added = stamped.split("\n").filter((line) => !genuine.includes(line));
    expect(added).toEqual([i18n.t("verify.evidence.timeStamp"), i18n.t("verify.timeStamp.not_checked")]);
    expect(stamped).not.toMatch(/1995|[١1]٩٩٥/);
  },
);
