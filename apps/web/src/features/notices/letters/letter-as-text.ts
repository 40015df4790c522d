import { letterText } from "@colophon/api";
import type { Letter } from "./write-notice-letter.ts";

/** The letter as plain text, for a form or an email. */
export function letterAsText({ title, from, to, parts }: Letter, date: string): string {
  const blocks = [from, date, to, title, ...parts.flatMap(({ heading, text }) => [heading, text])];
  return `${blocks
    .map(letterText)
    .filter((block) => block !== "")
    .join("\n\n")}\n`;
}
