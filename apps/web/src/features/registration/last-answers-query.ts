import { categories, copyrightRelations, intendedMedia, materialTypes } from "@colophon/api";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";
import { known } from "./another-like.ts";
import type { MaterialDetails } from "./draft.ts";

export type LastAnswers = Pick<
  MaterialDetails,
  "categories" | "materialType" | "intendedMedium" | "copyrightRelation" | "sharedPublicly"
> & { title: string };

/** The user's answers for their newest work, from the register; null before the first one. */
export const lastAnswersQuery = (userId: string) =>
  queryOptions({
    queryKey: ["last answers", userId],
    queryFn: async ({ signal }): Promise<LastAnswers | null> => {
      const works = await callApi("GET /api/ip/user", { query: { limit: 10 } }, { signal });
      const [last] = works;
      if (!last) return null;
      const params = { id: last.certificateId };
      const { title, materialDetails } = await callApi("GET /api/ip/verify/{id}", { params }, { signal });
      return {
        title,
        categories: categories.filter((one) => materialDetails.categories.includes(one)),
        materialType: known(materialTypes, materialDetails.type),
        intendedMedium: known(intendedMedia, materialDetails.medium),
        copyrightRelation: known(copyrightRelations, materialDetails.copyrightRelation),
        // Withdrawing a work unlists it, which says nothing about the next one.
        sharedPublicly: works.find(({ status }) => status !== "withdrawn")?.sharedPublicly ?? true,
      };
    },
    staleTime: 0,
    // For the next wizard, the last work is the one registered in this one.
    gcTime: 0,
    retry: false,
  });
