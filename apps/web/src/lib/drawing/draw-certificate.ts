import {
  type PrintedFacts,
  certificateFields,
  type PrintContext,
  documentLanguages,
  drawPage,
  fillCertificate,
  metrics,
  parseTemplate,
} from "@colophon/certificate";
import "./certificate-fonts.css";

export interface DrawingContext extends Omit<PrintContext, "lang"> {
  language: string;
}

/** The certificate's page as SVG; nothing in the facts can become active content. */
export function drawCertificate(template: string, facts: PrintedFacts, context: DrawingContext): string {
  const { language, ...rest } = context;
  const lang = documentLanguages.find((known) => known === language) ?? "en";
  const fields = certificateFields(facts, { ...rest, lang });
  return drawPage(fillCertificate(parseTemplate(template), fields, { metrics }));
}
