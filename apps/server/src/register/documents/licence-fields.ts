import { formatMoney, type Language } from "@colophon/api";
import { type CertificateFields, formatDateTime } from "@colophon/certificate";
import { dayIn, describeTerms, readTerms, type Terms } from "@colophon/licences";
import { cleanLine } from "@colophon/proof/texts";
import type { LicenceClaims, LicenceState } from "@colophon/proof/licences";
import type { AgreedText } from "../licences/agreed-text.ts";
import { licenceTexts } from "./licence-texts.ts";

/** What a licence's document shows. What the reader may not see is missing in the claims. */
export interface LicenceFacts {
  id: string;
  claims: LicenceClaims;
  /** As of when the document is made. */
  state: LicenceState;
  /** Of the work; empty where it isn't shown. */
  title: string;
  /** ISO moments. */
  issuedAt: string;
  madeAt: string;
  validationUrl: string;
  log: { origin: string; index: number };
  /** The words that both sides agreed to, where the reader may see them. */
  agreed?: AgreedText | undefined;
}

/** The licence on the certificate's page: its own words in the places of the template. */
export function licenceFields(facts: LicenceFacts, lang: Language): CertificateFields {
  const { id, claims, state, title, issuedAt, madeAt, validationUrl, log } = facts;
  const { licensor, licensee, work, from, until, fee, termsText } = claims;
  const say = licenceTexts[lang];
  const locale = `${lang}-u-nu-latn`;
  const terms = readTerms(claims.terms);
  const name = (text: string | undefined) => (text === undefined ? "—" : cleanLine(text) || "—");
  const priceText = () => {
    if (fee === undefined) return say.notShown;
    return fee.amount === 0 ? say.free : formatMoney(locale, fee.amount, fee.currency);
  };
  const entitled = cleanLine(title) || (work?.certificate ?? "—");
  return {
    lang,
    seed: id,
    validationUrl,
    texts: {
      registry: "Colophon",
      register: say.register,
      heading: say.heading,
      label_entitled: say.entitled,
      ip_title: entitled,
      label_entered_by: say.grantedTo,
      creator_name: name(licensee?.name),
      copyright_relation: licensor === undefined ? "" : say.grantedBy(name(licensor.name)),
      creator_email: "",
      links: "",
      // What ended is said where nobody overlooks it.
      date_line: state === "in_force" ? "" : say.states[state],
      collaborators: "",
      ip_description: terms === undefined ? "" : summaryOf(terms, lang),
      label_certificate_id: say.number,
      certificate_id: id,
      label_registration_date: say.issued,
      registration_date: formatDateTime(lang, issuedAt),
      label_ip_type: say.purpose,
      ip_type: terms === undefined ? say.notShown : say.purposes[terms.purpose],
      label_medium: say.from,
      medium: from === undefined ? say.notShown : dayIn(lang, from),
      label_categories: say.until,
      categories: until === undefined ? say.notShown : until === null ? say.endless : dayIn(lang, until),
      label_publication: say.exclusivity,
      publication: terms === undefined ? say.notShown : terms.exclusive ? say.exclusive : say.notExclusive,
      label_date_proof: say.certificate,
      date_proof: work?.certificate ?? say.notShown,
      token_id: "",
      label_blockchain_hash: say.price,
      blockchain_hash: priceText(),
      transaction: "",
      label_file_fingerprint:
        termsText === undefined ? "" : say.agreedText(languageName(locale, termsText.language)),
      file_name: termsText?.sha256 ?? "",
      file_fingerprint: "",
      not_verified: say.notVerified,
      declared: terms === undefined ? "" : say.overleaf,
      qr_caption: "",
      label_witness: say.witness,
      witness_name: say.witnessLine(log.origin, new Intl.NumberFormat(locale).format(log.index)),
      label_notary: say.state,
      notary_name: `${say.states[state]}\n${formatDateTime(lang, madeAt)}`,
      validation_url: validationUrl,
      timestamp: say.madeAt(formatDateTime(lang, madeAt)),
    },
    annex: [
      { label: say.entitled, text: entitled, shownBy: "ip_title" },
      { label: say.grantedTo, text: name(licensee?.name), shownBy: "creator_name" },
      {
        label: say.licensor,
        text: name(licensor?.name),
        ...(licensor !== undefined && { shownBy: "copyright_relation" as const }),
      },
    ],
    annexHeading: say.heading,
  };
}

/** What for, in which media and places. */
const summaryOf = (terms: Terms, lang: Language): string =>
  describeTerms(lang, { terms }).slice(0, 3).join("\n");

function languageName(locale: string, language: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? language;
  } catch {
    return cleanLine(language);
  }
}
