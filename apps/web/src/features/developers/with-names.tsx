const names = /(clp_…|Idempotency-Key|RateLimit-Policy|RateLimit|Retry-After|\bcode\b)/;
const quoted = new RegExp(
  `(\\S?[\\u00a0\\u202f]?${names.source.replace("(", "(?:")}[\\u00a0\\u202f]?[”"»」』]?)`,
);

/** A sentence with names of the protocol in it: in one piece with their quotation marks, and from left to right. */
export function WithNames({ children }: { children: string }) {
  return children.split(quoted).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a part is its place in the sentence
      <span key={place} className="whitespace-nowrap">
        {part.split(names).map((piece, at) =>
          at % 2 === 0 ? (
            piece
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <bdi key={at} dir="ltr">
              {piece}
            </bdi>
          ),
        )}
      </span>
    ),
  );
}
