import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

/** Placeholders' marks in a text, for a link or a name of any direction. */
export const marks = {
  contact: "<contact>",
  verify: "<verify>",
  operator: "<operator>",
  address: "<address>",
  jurisdiction: "<jurisdiction>",
};

/** The values of the marks. */
interface Named {
  contact: string;
  operator: string;
  address: string;
  jurisdiction: string;
}

export interface TextPart {
  title: string;
  /** Paragraphs, in their order. */
  text: Record<string, string>;
}

interface Props {
  parts: [id: string, part: TextPart][];
  named: Named;
}

/** Questions with collapsible answers. */
export function Questions({ parts, named }: Props) {
  return (
    <div className="border-t border-rule">
      {parts.map(([id, { title, text }]) => (
        <details key={id} id={id} className="border-b border-rule">
          <summary className="flex cursor-pointer items-center gap-3 py-3">
            <h2 className="flex-1 text-xl">{title}</h2>
          </summary>
          <Paragraphs text={text} named={named} className="pb-5" />
        </details>
      ))}
    </div>
  );
}

/** Sections below a table of contents. */
export function Sections({ parts, named, label }: Props & { label: string }) {
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
          <Paragraphs text={text} named={named} />
        </section>
      ))}
    </>
  );
}

function Paragraphs({
  text,
  named: { contact, ...names },
  className = "",
}: {
  text: TextPart["text"];
  named: Named;
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
    ...Object.fromEntries(
      Object.entries(names).map(([name, value]) => [`<${name}>`, <bdi key={name}>{value}</bdi>]),
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
