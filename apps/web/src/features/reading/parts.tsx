import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

/** What stands in a text for a link, by the name of its placeholder. */
export const marks = { contact: "<contact>", verify: "<verify>" };

export interface Part {
  title: string;
  /** Paragraphs, in their order. */
  text: Record<string, string>;
}

interface Props {
  parts: [id: string, part: Part][];
  contact: string;
}

/** Questions, each of which unfolds its answer. */
export function Questions({ parts, contact }: Props) {
  return (
    <div className="border-t border-rule">
      {parts.map(([id, { title, text }]) => (
        <details key={id} id={id} className="border-b border-rule">
          <summary className="flex cursor-pointer items-center gap-3 py-3">
            <h2 className="flex-1 text-xl">{title}</h2>
          </summary>
          <Paragraphs text={text} contact={contact} className="pb-5" />
        </details>
      ))}
    </div>
  );
}

/** Sections below a table of contents. */
export function Sections({ parts, contact, label }: Props & { label: string }) {
  return (
    <>
      <nav aria-label={label} className="border-y border-rule py-4 print:hidden">
        <ol className="grid gap-x-6 sm:grid-cols-2">
          {parts.map(([id, { title }]) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-block py-1.5 max-sm:tap">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {parts.map(([id, { title, text }]) => (
        <section key={id} id={id} className="grid scroll-mt-6 gap-3">
          <h2 className="text-2xl">{title}</h2>
          <Paragraphs text={text} contact={contact} />
        </section>
      ))}
    </>
  );
}

function Paragraphs({
  text,
  contact,
  className = "",
}: {
  text: Part["text"];
  contact: string;
  className?: string;
}) {
  const { t } = useTranslation();
  const links: Record<string, ReactNode> = {
    [marks.contact]: (
      <a key="contact" href={`mailto:${contact}`} dir="ltr" className="wrap-anywhere">
        {contact}
      </a>
    ),
    [marks.verify]: (
      <Link key="verify" to="/verify">
        {t("drop.title")}
      </Link>
    ),
  };
  return (
    <div className={`grid gap-3 ${className}`}>
      {Object.values(text).map((paragraph) => (
        <p key={paragraph}>{paragraph.split(/(<\w+>)/).map((piece) => links[piece] ?? piece)}</p>
      ))}
    </div>
  );
}
