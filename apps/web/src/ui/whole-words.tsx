import { Fragment } from "react";

/** A text that breaks between words only: not after the hyphen of an option, a number or a compound. */
export function WholeWords({ text }: { text: string }) {
  return text.split(" ").map((word, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a word is its place in the text
    <Fragment key={at}>
      {at > 0 && " "}
      <span className="inline-block">{word}</span>
    </Fragment>
  ));
}
