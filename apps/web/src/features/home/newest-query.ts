import { type ListedWork, type TextLanguage, textLanguages } from "@colophon/api";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";

/** Works' language doesn't distinguish Chinese scripts. */
const languageOf = (language: string): TextLanguage | undefined =>
  textLanguages.find((one) => one === language.split("-")[0]);

const newestQuery = (language: TextLanguage | undefined) =>
  queryOptions({
    queryKey: ["newest works", language],
    queryFn: async ({ signal }) =>
      callApi("GET /api/ip/newest", { query: language ? { language } : {} }, { signal }),
  });

/**
 * The register's newest works, those in the visitor's language first, and one of them as an example: in that language if
 * there is one, and the oldest, which is the most likely to be anchored.
 */
export function useNewest(): { works: ListedWork[]; example: ListedWork | undefined; isPending: boolean } {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const { data: works = [], isPending } = useQuery(newestQuery(language));
  const fit = works.filter(({ status }) => status === "valid");
  return { works, example: fit.findLast((work) => work.language === language) ?? fit.at(-1), isPending };
}
