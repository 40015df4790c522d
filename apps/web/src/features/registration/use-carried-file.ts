import { useEffect, useEffectEvent, useState } from "react";
import { dropCarriedFile, readCarriedFile } from "../../lib/file/held-file.ts";
import { isBegun } from "./draft.ts";
import type { LastAnswers } from "./last-answers-query.ts";
import type { EditDraft } from "./use-draft.ts";
import { withFile } from "./work-of-file.ts";

/**
 * The file that was chosen on the home page. A blank draft takes it at once; otherwise it is offered until it is accepted or
 * declined.
 */
export function useCarriedFile(edit: EditDraft, last: LastAnswers | undefined) {
  const [carried, setCarried] = useState(readCarriedFile);
  /** A blank draft took it. */
  const [isTaken, setIsTaken] = useState(false);

  function forgetCarried() {
    dropCarriedFile();
    setCarried(undefined);
  }

  function takeCarried() {
    if (carried) edit((latest) => withFile(latest, carried, last));
    forgetCarried();
  }

  const arrive = useEffectEvent(() => {
    if (!carried) return;
    edit((latest) => {
      if (latest.file?.sha256 !== carried.sha256 && isBegun(latest)) return {};
      forgetCarried();
      setIsTaken(true);
      return withFile(latest, carried, last);
    });
  });
  useEffect(() => arrive(), []);

  return { carried, isTaken, takeCarried, forgetCarried };
}
