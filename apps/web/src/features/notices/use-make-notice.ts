import type { Notices } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { callApiForBytes } from "../../lib/api/call-api.ts";
import { noticesQuery } from "../../lib/api/notices-query.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { saveFile } from "../../lib/file/save-file.ts";
import type { Answers } from "./answers.ts";
import type { Letter } from "./letters/write-notice-letter.ts";

interface Wanted {
  answers: Answers;
  disputes: Notices["disputes"];
  letter: Letter;
  /** Of the file, without its ending. */
  name: string;
}

/** Has the server make the letter's PDF, and saves it. */
export function useMakeNotice(certificateId: string, { answers, disputes, letter, name }: Wanted) {
  const { kind, language, rights, isExclusive, hasConsidered } = answers;
  const { title, from, to, parts } = letter;
  return useMutation({
    mutationFn: async () => {
      const answer = await callApiForBytes("POST /api/certificates/{id}/notices", {
        params: { id: certificateId },
        body: {
          kind,
          language,
          rights: rights === "agent" ? "agent" : "owner",
          isExclusive: isExclusive === "yes",
          hasConsidered,
          disputesRead: disputes.map(({ n }) => n),
          title,
          from,
          to,
          parts: parts.map(({ heading, text }) => ({ heading, text })),
        },
      });
      return answer.blob();
    },
    onSuccess: (pdf) => {
      saveFile(pdf, `${name}.pdf`);
      void queryClient.invalidateQueries(noticesQuery(certificateId));
    },
  });
}
