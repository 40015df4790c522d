import type { OpenApi } from "@colophon/api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sentenceGap } from "../../lib/text/sentence-gap.ts";
import type { ApiCall } from "./description-query.ts";
import { Code } from "./code.tsx";
import { writeShape } from "./write-shape.ts";

/** One call, folded: most readers need one of many. Opened by its own address, too. */
export function CallEntry({ call, description }: { call: ApiCall; description: OpenApi }) {
  const { method, path, operation } = call;
  const [isOpen, setIsOpen] = useState(window.location.hash === `#${operation.operationId}`);
  return (
    <details
      id={operation.operationId}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="scroll-mt-4 border-b border-rule print:break-inside-avoid"
    >
      <summary className="grid min-h-11 cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-3 after:col-start-2 after:row-span-2 after:row-start-1 after:self-center hover:text-link">
        <code dir="ltr" className="font-mono text-sm wrap-anywhere rtl:text-end">
          <b className="text-gold">{method}</b> {path}
        </code>
        <span lang="en" dir="ltr" className="rtl:text-end">
          {operation.summary}
        </span>
      </summary>
      {isOpen && <CallDetails call={call} description={description} />}
    </details>
  );
}

function CallDetails({ call, description }: { call: ApiCall; description: OpenApi }) {
  const { t } = useTranslation("developers");
  const { parameters = [], requestBody, responses, description: about } = call.operation;
  const [status = "", answer] = Object.entries(responses).find(([code]) => code.startsWith("2")) ?? [];
  return (
    <div className="grid gap-4 pb-6">
      {about !== undefined && (
        <p lang="en" dir="ltr" className="text-muted rtl:text-end">
          {about}
        </p>
      )}
      <AccessOf call={call} />
      {parameters.length > 0 && (
        <section className="grid gap-2">
          <h4 className="font-semibold">{t("parameters")}</h4>
          <ul className="grid gap-1">
            {parameters.map(({ name, in: place, required, schema, description: text }) => (
              <li key={name} dir="ltr" className="rtl:text-end">
                <code className="font-mono text-sm wrap-anywhere">
                  {name}: {writeShape(schema, description)}
                </code>{" "}
                <span className="text-sm text-muted">
                  <span lang="en">{place}</span>
                  {required && `, ${t("required")}`}
                </span>
                {text !== undefined && (
                  <span lang="en" className="block text-sm text-muted">
                    {text}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {Object.entries(requestBody?.content ?? {}).map(([type, content]) => (
        <Content key={type} title={t("body")} type={type} content={content} description={description} />
      ))}
      {Object.entries(answer?.content ?? {}).map(([type, content]) => (
        <Content
          key={type}
          title={`${t("answer")} ${status}`}
          type={type}
          content={content}
          description={description}
        />
      ))}
    </div>
  );
}

function AccessOf({ call: { scopes, isPublic } }: { call: ApiCall }) {
  const { t, i18n } = useTranslation("developers");
  if (isPublic) return <p>{t("access.public")}</p>;
  if (scopes.length === 0) return <p>{t("access.session")}</p>;
  return (
    <p>
      {t("access.scope")}
      {sentenceGap(i18n.language)}
      {scopes.map((scope) => (
        <code key={scope} dir="ltr" className="me-2 font-mono text-sm">
          {scope}
        </code>
      ))}
    </p>
  );
}

interface ContentProps {
  title: string;
  type: string;
  content: { schema: Record<string, unknown>; example?: unknown };
  description: OpenApi;
}

function Content({ title, type, content: { schema, example }, description }: ContentProps) {
  const { t } = useTranslation("developers");
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h4 className="font-semibold">
        {title}{" "}
        <code dir="ltr" className="font-mono text-sm font-normal text-muted">
          {type}
        </code>
      </h4>
      {Object.keys(schema).length > 0 && <Code>{writeShape(schema, description)}</Code>}
      {example !== undefined && (
        <>
          <p className="text-sm text-muted">{t("example")}</p>
          <Code>{JSON.stringify(example, undefined, 2)}</Code>
        </>
      )}
    </section>
  );
}
