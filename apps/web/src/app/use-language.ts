import { type Language, languages } from "@colophon/api";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { callApi } from "../lib/api/call-api.ts";
import { sessionKey } from "../lib/session/end-session.ts";
import { queryClient } from "../lib/api/query-client.ts";
import { useSession } from "../lib/session/session.ts";
import { readToken } from "../lib/session/token.ts";

/** The languages that have texts, in the product's order. */
export const offeredLanguages = languages.filter((language) => __LOCALES__.languages.includes(language));

type Failure = "notSaved" | "failed";

/** Milliseconds before the page says that texts are loading; their time-out is ten seconds. */
const unnoticed = 700;

/**
 * The interface's language. A choice applies at once and is stored in the browser by i18next, and in the profile of a
 * signed-in user. The profile's language applies when they arrive, unless the URL asks for another.
 */
export function useLanguage() {
  const { i18n } = useTranslation();
  const { pathname, search } = useLocation();
  // Shown only on the page where it happened.
  const [failure, setFailure] = useState<{ name: Failure; pathname: string }>();
  const [isWaiting, setIsWaiting] = useState(false);
  const isChosen = useRef(new URLSearchParams(search).has("lng"));
  const session = useSession();
  const saved = session.state === "signed-in" ? session.user.preferred_language : undefined;

  useEffect(() => {
    const language = offeredLanguages.find((one) => one === saved);
    if (language !== undefined && !isChosen.current) void i18n.changeLanguage(language);
  }, [i18n, saved]);

  async function choose(language: Language): Promise<void> {
    isChosen.current = true;
    setFailure(undefined);
    if (!i18n.hasResourceBundle(language, "translation")) {
      const waiting = setTimeout(() => setIsWaiting(true), unnoticed);
      await i18n.reloadResources(language);
      clearTimeout(waiting);
      setIsWaiting(false);
    }
    if (!i18n.hasResourceBundle(language, "translation")) return setFailure({ name: "failed", pathname });
    await i18n.changeLanguage(language);
    if (readToken() === null) return;
    try {
      const body = { language, preferred_language: language };
      queryClient.setQueryData(sessionKey, await callApi("PUT /api/auth/language", { body }));
    } catch {
      setFailure({ name: "notSaved", pathname });
    }
  }

  return {
    language: i18n.resolvedLanguage ?? i18n.language,
    choose: (language: Language) => void choose(language),
    isWaiting,
    failure: failure?.pathname === pathname ? failure.name : undefined,
  };
}
