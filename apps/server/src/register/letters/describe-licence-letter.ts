import { languages } from "@colophon/api";
import { AppError } from "../../base/errors.ts";
import type { AboutLicence } from "../../mail/letter-kinds.ts";
import type { Described } from "../../mail/compose-mail.ts";
import type { BundleContext } from "../../record/build-bundle.ts";
import { type LicenceDocumentContext, makeLicenceDocument } from "../documents/licence-maker.ts";
import { showLicence } from "../documents/show-licence.ts";
import { requireLicence } from "../licences/open-licence.ts";
import type { StatusContext } from "../statements/build-status.ts";

/**
 * What the letter says that brings a licence to one of its sides, and its document, made when the letter is sent. The subject is the
 * licence's number, a slash and the side. Undefined once the licence can't be shown any more.
 */
export function createLicenceDescriber(context: BundleContext & StatusContext & LicenceDocumentContext) {
  return async (subject: string, lang: string): Promise<Described<AboutLicence> | undefined> => {
    const language = languages.find((one) => one === lang) ?? "en";
    const [id = "", side = ""] = subject.split("/");
    if (side !== "licensor" && side !== "licensee") return undefined;
    try {
      const shown = await showLicence(context, await requireLicence(context, id), side);
      const { licensor, licensee } = shown.claims;
      const other = side === "licensor" ? licensee : licensor;
      const content = Buffer.from(await makeLicenceDocument(context, shown, language));
      return {
        facts: { licenceId: id, as: side, title: shown.title || "—", name: other?.name ?? "—" },
        attachments: [{ filename: `${id}.pdf`, contentType: "application/pdf", content }],
      };
    } catch (error) {
      if (error instanceof AppError && /_(erased|not_found|blocked)$/u.test(error.code)) return undefined;
      throw error;
    }
  };
}
