/// <reference types="vite/client" />
import { certificateFields, documentLanguages } from "@colophon/certificate";
import { expect, test } from "vitest";
import { makeCertificate } from "../../test/make-certificate.ts";
import { screen, show, t } from "../../test/show.tsx";
import { CollaboratorList } from "./collaborator-list.tsx";

test("beside a name that the registrant chose stands who confirmed it, and what nobody has verified", () => {
  const named = { givenName: "Stephen", familyName: "King", email: null, role: "", share: null };
  const at = "2026-11-23T12:00:00Z";
  show(
    <CollaboratorList
      collaborators={[
        { ...named, number: 1, answer: { state: "confirmed", at } },
        { ...named, number: 2, answer: { state: "declined", at } },
      ]}
    />,
  );
  const [confirmed = "", declined = ""] = screen
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(confirmed).toContain(t("certificate.confirmedByReader", { date: "November 23, 2026" }));
  expect(confirmed).toMatch(
    /someone who had access to the email address given at registration; their identity wasn’t verified$/,
  );
  expect(declined).toContain(t("certificate.answer.declined", { date: "November 23, 2026" }));
});

const texts = import.meta.glob<{ certificate: { confirmedByReader: string } }>(
  "../../public/locales/*/translation.json",
  { import: "default", eager: true },
);

test.each(documentLanguages)("in %s the certificate as a document says the same", (lang) => {
  const named = { number: 1, givenName: "Stephen", familyName: "King", email: null, role: "", share: null };
  const answer = { state: "confirmed", at: "2026-11-23T12:00:00Z" } as const;
  const { annex } = certificateFields(makeCertificate({ collaborators: [{ ...named, answer }] }), {
    lang,
    validationUrl: "https://colophon.example/verify/RSF-7K2M9QX4T",
    renderedAt: answer.at,
    isTestChain: false,
  });
  const said = texts[`../../public/locales/${lang}/translation.json`]?.certificate.confirmedByReader ?? "";
  const printed = annex.map(({ text }) => text).join("\n");
  for (const part of said.split("{{date}}")) expect(printed).toContain(part);
  expect(said).not.toBe("");
});
