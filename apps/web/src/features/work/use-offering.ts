import { ApiError, type OwnOffer, type OwnWork } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";
import { ownWorkQuery } from "../../lib/api/own-work-query.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import type { useWanted } from "../../ui/licences/use-wanted.ts";

interface Offering {
  work: OwnWork;
  /** The one to be changed; none: a new one of `of`. */
  offer: OwnOffer | undefined;
  wanted: ReturnType<typeof useWanted>;
  of: OwnOffer["of"];
  knowsOfDispute?: boolean;
  onDone: () => void;
}

/** Sends a new offer, or a change of one. */
export function useOffering({ work, offer, wanted, of, knowsOfDispute, onDone }: Offering) {
  return useMutation({
    mutationFn: async () => {
      const { terms, price } = wanted.read();
      const contents = { terms, price, ...(knowsOfDispute !== undefined && { knowsOfDispute }) };
      return offer
        ? callApi("PUT /api/licences/offers/{id}", {
            params: { id: offer.id },
            body: { ...contents, state: offer.state },
          })
        : callApi("POST /api/licences/offers", { body: { of, ...contents } });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ["licences"] });
      onDone();
    },
    // A dispute that the page doesn't know of yet is in the way: then, it asks.
    onError: async (refusal) => {
      wanted.setIsReviewing(false);
      if (refusal instanceof ApiError && refusal.code === "licence_work_disputed")
        await queryClient.invalidateQueries({ queryKey: ownWorkQuery(work.id).queryKey });
    },
  });
}
