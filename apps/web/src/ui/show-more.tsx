import { type RefObject, useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

interface Props {
  /** The list shown so far: each item begins with its link. */
  list: RefObject<HTMLElement | null>;
  label: string;
  /** The message if loading more fails. */
  failure: string;
  /** Part of an infinite query. */
  next: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** Loads more on request; the focus moves to the first new item, since the button may be gone. */
export function ShowMore({ list, label, failure, next }: Props) {
  /** Index of the first new item, until it is loaded. */
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
