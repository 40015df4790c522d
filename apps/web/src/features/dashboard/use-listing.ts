import type { Api, ChosenWorks, EndpointOutput } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { callApi } from "../../lib/api/call-api.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { worksKey } from "../../lib/api/works-query.ts";

type Answer = EndpointOutput<Api["PATCH /api/ip/user/works"]>;

interface Listing {
  works: ChosenWorks;
  sharedPublicly: boolean;
  isUndo?: boolean;
}

interface Listed {
  changed: string[];
  withdrawn: number;
}

/**
 * Lists or unlists chosen works, as many by each request as the server takes. After a failure the same act goes on where it
 * stopped, and what it had changed before can be undone with the rest.
 */
export function useListing({ onDone }: { onDone: () => void }) {
  const [done, setDone] = useState(0);
  /** What an act has changed so far, until it is done: a second try of it counts that in, and so an undo does, too. */
  const stopped = useRef<{ listing: Listing; listed: Listed }>(undefined);
  const listing = useMutation({
    mutationFn: async (wanted: Listing): Promise<Listed> => {
      const before = isSame(stopped.current?.listing, wanted) ? stopped.current?.listed : undefined;
      const listed: Listed = { changed: [...(before?.changed ?? [])], withdrawn: 0 };
      stopped.current = { listing: wanted, listed };
      setDone(listed.changed.length);
      let after: string | null = null;
      do {
        const { works, sharedPublicly } = wanted;
        const body = { works, sharedPublicly, ...(after && { after }) };
        const answer: Answer = await callApi("PATCH /api/ip/user/works", { body });
        const { changed, withdrawn, next } = answer;
        listed.changed.push(...changed);
        listed.withdrawn += withdrawn;
        setDone(listed.changed.length);
        after = next;
        // An older server answers no `next`: it has changed all of them.
      } while (after);
      stopped.current = undefined;
      return listed;
    },
    onSuccess: onDone,
    onSettled: async () => queryClient.invalidateQueries({ queryKey: worksKey }),
  });
  return { ...listing, done };
}

export type ListingChosen = ReturnType<typeof useListing>;

const isSame = (one: Listing | undefined, other: Listing): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
