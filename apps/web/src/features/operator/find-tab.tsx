import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { FoundLists } from "./found-lists.tsx";
import { Loaded } from "./loaded.tsx";
import { findQuery } from "./operator-query.ts";

/** One search field for anything that an operator has: a number, an address, a name. */
export function FindTab() {
  const { t } = useTranslation("operator");
  const [parameters, setParameters] = useSearchParams();
  const q = parameters.get("q") ?? "";
  const [text, setText] = useState(q);
  const query = useQuery(findQuery(q));
  return (
    <>
      <Form
        refusal={undefined}
        className="grid max-w-3xl gap-4"
        onSubmit={() => {
          if (text.trim() !== "") setParameters({ q: text.trim() });
        }}
      >
        <TextField
          label={t("find.label")}
          type="search"
          maxLength={254}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" className="justify-self-start" isPending={query.isFetching}>
          {t("find.submit")}
        </Button>
      </Form>
      {q !== "" && (
        <Loaded query={query}>
          {(found) =>
            Object.values(found).every((list) => list.length === 0) ? (
              <p role="status">{t("find.none")}</p>
            ) : (
              <FoundLists {...found} />
            )
          }
        </Loaded>
      )}
    </>
  );
}
