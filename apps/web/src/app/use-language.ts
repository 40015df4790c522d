import { type Language, languages } from "@colophon/api";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { dropChosenLanguage, keepChosenLanguage, readChosenLanguage } from "../i18n/chosen-language.ts";
import { callApi } from "../lib/api/call-api.ts";
import { sessionKey } from "../lib/session/end-session.ts";
import { queryClient } from "../lib/api/query-client.ts";
import { useSession } from "../lib/session/session.ts";
import { readToken } from "../lib/session/token.ts";
import { useAskedLanguage } from "./use-asked-language.ts";

/** The languages that have texts, in the product's order. */
export const offeredLanguages = languages.filter((language) => __LOCALES__.languages.includes(language));

const offered = (code: string | null | undefined) => offeredLanguages.find((one) => one === code);

/** Milliseconds before the page says that texts are loading; their time-out is ten seconds. */
const unnoticed = 700;

/** One after the other: of two requests at the same time, the earlier choice could be stored last. */
let saving = Promise.resolve();

/**
 * The interface's language. A choice applies at once and is stored in the browser by i18next, and in the profile of a
 * signed-in user: of one who chose before logging in, when they do. Otherwise the profile's language applies when they
 * arrive, unless the address asks for another.
 */
export function useLanguage() {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  // Failures are shown only on the page where they happened.
  const [failedAt, setFailedAt] = useState<string>();
  const [notSavedAt, setNotSavedAt] = useState<string>();
  const [isWaiting, setIsWaiting] = useState(false);
  const isAsked = useAskedLanguage();
  const session = useSession();
  const saved = session.state === "signed-in" ? session.user.preferred_language : undefined;

  /** By hand: a first visit would load the code of mutations for this alone. */
  const save = (language: Language): Promise<void> => {
    saving = saving.then(async () => {
      const isLatest = () => readChosenLanguage() === language;
      // Saved meanwhile, or another was chosen.
      if (!isLatest()) return;
      try {
        const body = { language, preferred_language: language };
        const user = await callApi("PUT /api/auth/language", { body });
        // An answer on its way may still name the old language.
        await queryClient.cancelQueries({ queryKey: sessionKey });
        queryClient.setQueryData(sessionKey, user);
        if (isLatest()) dropChosenLanguage();
      } catch {
        setNotSavedAt(pathname);
      }
    });
    return saving;
  };

  const meet = useEffectEvent((language: Language | undefined) => {
    const chosen = offered(readChosenLanguage());
    if (chosen !== undefined && chosen !== language) return void save(chosen);
    dropChosenLanguage();
    if (language !== undefined && !isAsked) void i18n.changeLanguage(language);
  });
  useEffect(() => {
    if (saved !== undefined) meet(offered(saved));
  }, [saved]);

  async function choose(language: Language): Promise<void> {
    setFailedAt(undefined);
    setNotSavedAt(undefined);
    if (!i18n.hasResourceBundle(language, "translation")) {
      const waiting = setTimeout(() => setIsWaiting(true), unnoticed);
      await i18n.reloadResources(language);
      clearTimeout(waiting);
      setIsWaiting(false);
    }
    if (!i18n.hasResourceBundle(language, "translation")) return setFailedAt(pathname);
    await i18n.changeLanguage(language);
    // Also until it is saved: the account may arrive meanwhile, with its own.
    keepChosenLanguage(language);
    if (readToken() !== null) await save(language);
  }

  let failure: "failed" | "notSaved" | undefined;
  if (failedAt === pathname) failure = "failed";
  else if (notSavedAt === pathname) failure = "notSaved";
  return {
    language: i18n.resolvedLanguage ?? i18n.language,
    choose: (language: Language) => void choose(language),
    isWaiting,
    failure,
  };
}
