import { lineOf } from "../lib/text/words.ts";

interface Props {
  name: string;
  url: string | null;
  /** Size of the circle, and of the letter in it. */
  className: string;
}

/** A person's picture, or the first letter of their name. It is beside the name, so it is decorative. */
export function Avatar({ name, url, className }: Props) {
  if (url !== null)
    return <img src={url} alt="" className={`shrink-0 rounded-full object-cover ${className}`} />;
  const [initial = ""] = lineOf(name);
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center rounded-full bg-navy text-paper ${className}`}
    >
      {initial.toUpperCase()}
    </span>
  );
}
