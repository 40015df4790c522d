import { useTranslation } from "react-i18next";

const subjects = ["work", "time", "person"] as const;

/** What a certificate proves about each subject, and what it doesn't. */
export function WhatItProves() {
  const { t } = useTranslation();
  return (
    <section className="grid gap-6">
      <h2 className="text-2xl">{t("home.proves.title")}</h2>
      <div className="grid gap-10 sm:grid-cols-3">
        {subjects.map((subject) => (
          <article key={subject} className="grid content-start gap-3 border-t border-gold pt-4">
            <h3 className="text-xl">{t(`home.proves.${subject}.title`)}</h3>
            {(["yes", "no"] as const).map((does) => (
              <p key={does}>
                <span
                  className={`block text-sm font-semibold ${does === "yes" ? "text-valid" : "text-muted"}`}
                >
                  <span aria-hidden>{does === "yes" ? "✓" : "–"} </span>
                  {t(`home.proves.${does}`)}
                </span>
                {t(`home.proves.${subject}.${does}`)}
              </p>
            ))}
          </article>
        ))}
      </div>
    </section>
  );
}
