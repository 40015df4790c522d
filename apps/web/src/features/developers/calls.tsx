import type { OpenApi } from "@colophon/api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../ui/choice.tsx";
import { TextField } from "../../ui/field.tsx";
import { CallEntry } from "./call-entry.tsx";
import { callsOf, isFound } from "./description-query.ts";

/** All calls by group, and those that a reader looks for. */
export function Calls({ description }: { description: OpenApi }) {
  const { t } = useTranslation("developers");
  const [question, setQuestion] = useState("");
  const groups = callsOf(description);
  const linked = window.location.hash.slice(1);
  const isForPeople = groups.some(({ calls }) =>
    calls.some(({ operation, scopes }) => operation.operationId === linked && scopes.length === 0),
  );
  const [isOnlyTokens, setIsOnlyTokens] = useState(!isForPeople);
  const shown = groups
    .map(({ tag, calls }) => ({
      tag,
      calls: calls.filter(
        (call) =>
          isFound(call, question.trim()) && (!isOnlyTokens || call.isPublic || call.scopes.length > 0),
      ),
    }))
    .filter(({ calls }) => calls.length > 0);
  const number = shown.reduce((sum, { calls }) => sum + calls.length, 0);
  return (
    <>
      <div className="grid gap-4 print:hidden">
        <TextField
          type="search"
          label={t("calls.find")}
          value={question}
          autoComplete="off"
          onChange={({ target }) => setQuestion(target.value)}
        />
        <Checkbox label={t("calls.onlyTokens")} isChecked={isOnlyTokens} onChange={setIsOnlyTokens} />
        <p role="status" className="text-sm text-muted">
          {number === 0 ? t("calls.none") : t("calls.shown", { number })}
        </p>
      </div>
      {shown.map(({ tag: { name, description: about }, calls }) => (
        <section key={name} className="grid grid-cols-[minmax(0,1fr)]">
          <h3 lang="en" dir="ltr" className="text-xl rtl:text-end">
            {name}
          </h3>
          <p lang="en" dir="ltr" className="border-b border-rule pt-1 pb-3 text-muted rtl:text-end">
            {about}
          </p>
          {calls.map((call) => (
            <CallEntry key={call.operation.operationId} call={call} description={description} />
          ))}
        </section>
      ))}
    </>
  );
}
