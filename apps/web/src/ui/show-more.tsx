import { type RefObject, useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

interface Props {
  /** Of what is shown so far: each item begins with its link. */
  list: RefObject<HTMLElement | null>;
  label: string;
  /** What is said where the next ones could not be had. */
  failure: string;
  /** Of an infinite query. */
  next: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** Shows the next ones when they are asked for; the focus goes on to the first of them, since the button may be gone. */
export function ShowMore({ list, label, failure, next }: Props) {
  /** Where the next ones begin, until they are there. */
  const from = useRef<number>(undefined);
  useEffect(() => {
    const first = from.current === undefined ? undefined : list.current?.children[from.current];
    if (!first) return;
    from.current = undefined;
    first.querySelector("a")?.focus();
  });

  function showMore() {
    from.current = list.current?.children.length ?? 0;
    void next.fetchNextPage();
  }

  return (
    <>
      {next.isFetchNextPageError && <Notice tone="error">{failure}</Notice>}
      {next.hasNextPage && (
        <Button
          look="secondary"
          className="justify-self-center"
          isPending={next.isFetchingNextPage}
          onClick={showMore}
        >
          {label}
        </Button>
      )}
    </>
  );
}
