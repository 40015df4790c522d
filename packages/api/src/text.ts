import { hasHidden, isTurning } from "@colophon/proof/texts";
import { z } from "zod";
import { isPublicationDate } from "./publication-date.ts";

// Control characters that no field can show; the tab and the line breaks stay where a text may have lines.
const unprintable = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

const clean = (text: string): string => text.toWellFormed().replace(unprintable, "").normalize("NFC");

/** Verifiers and browsers count UTF-16 units, zod code points: an emoji is two of the former. */
const upTo = (text: z.ZodString, max: number) =>
  text.max(max, "too_long").refine(({ length }) => length <= max, "too_long");

/** A text on one line: cleaned, white space folded, trimmed. */
export const line = (max: number) =>
  upTo(
    z
      .string("invalid")
      .max(max * 4, "too_long")
      .overwrite((text) => clean(text).replace(/\s+/gu, " ").trim()),
    max,
  );

/** A name or a title, which others read among words of the registry's own: all of it is seen, and none turns the rest. */
export const seenLine = (max: number) => line(max).refine((text) => !hasHidden(text), "hidden_characters");

export const requiredSeenLine = (max: number) => seenLine(max).min(1, "required");

/** The same for what is compared in its compatibility form (NFKC), in which one character may become eighteen. */
export const comparedLine = (max: number) =>
  line(max).refine((text) => text.normalize("NFKC").length <= max, "too_long");

/** A text that may have lines: cleaned, line breaks as `\n`, trimmed. Nothing in it turns what follows. */
export const paragraphs = (max: number) =>
  upTo(
    z
      .string("invalid")
      .max(max * 4, "too_long")
      .overwrite((text) => clean(text).replace(/\r\n?/g, "\n").trim()),
    max,
  ).refine((text) => !isTurning(text), "hidden_characters");

export const requiredParagraphs = (max: number) => paragraphs(max).min(1, "required");

/** A password as it is typed to be checked, whatever was asked of it when it was set. */
export const givenPassword = z.string("invalid").min(1, "required").max(1024, "too_long");

export const requiredLine = (max: number) => line(max).min(1, "required");

const emailShape = z.email("invalid_email");

export const email = line(254).check(({ value, issues }) => {
  if (value === "") issues.push({ code: "custom", message: "required", input: value });
  else if (!emailShape.safeParse(value).success)
    issues.push({ code: "custom", message: "invalid_email", input: value });
});

export const optionalEmail = line(254).refine(
  (value) => value === "" || emailShape.safeParse(value).success,
  "invalid_email",
);

export const publicationDate = z.string("invalid_date").refine(isPublicationDate, "invalid_date");
