import { Fragment } from "react";
import { isolate, lineOf, linesOf } from "../lib/text/words.ts";

interface WordsProps {
  children: string;
  as?: "bdi" | "p" | "h2";
  className?: string;
}

/** Words of others by themselves: a name, a title, a text. Nothing in them is hidden or turns what is around them. */
export function Words({ children, as: Tag = "bdi", className }: WordsProps) {
  return (
    <Tag dir="auto" className={className}>
      {Tag === "p" ? linesOf(children) : lineOf(children)}
    </Tag>
  );
}

interface SentenceProps {
  /** Words of others, which entered the sentence by `isolate`. */
  words: string;
  children: string;
}

/** A sentence of ours with words of others in it. Their weight sets them apart, so that none reads as if we had said it. */
export function Sentence({ words, children }: SentenceProps) {
  if (words === "") return children;
  return children.split(isolate(words)).map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part is its place in the sentence
    <Fragment key={place}>
      {place > 0 && <Words className="font-semibold">{words}</Words>}
      {part}
    </Fragment>
  ));
}
