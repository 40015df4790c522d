import { textLanguages } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { CheckedHere } from "./checked-here.tsx";
import { NewestWorks } from "./newest-works.tsx";

/**
 * Examples from the register: one of its certificates checked here, and its newest works. Nothing while it is empty. The
 * example is in the visitor's language if the register has one; the newest works are in any language.
 */
export function FromTheRegister() {
  const { i18n } = useTranslation();
  // Works' language doesn't distinguish Chinese scripts.
  const language = textLanguages.find((one) => one === i18n.language.split("-")[0]);
  const { data: works = [] } = useNewest();
  const { data: readable = [], isPending } = useNewest(language);
  // The oldest of them is the most likely to be anchored.
  const example = readable.at(-1) ?? works.at(-1);
  if (!example || isPending) return undefined;
  return (
    <>
      <CheckedHere key={example.certificateId} work={example} />
      <NewestWorks works={works} />
    </>
  );
}

const useNewest = (language?: (typeof textLanguages)[number]) =>
  useQuery({
    queryKey: ["newest works", language],
    queryFn: async ({ signal }) =>
      callApi("GET /api/ip/newest", { query: language ? { language } : {} }, { signal }),
  });
