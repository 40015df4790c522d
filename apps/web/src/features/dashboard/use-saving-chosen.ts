import type { ChosenWorks } from "@colophon/api";
import { callApiForBytes } from "../../lib/api/call-api.ts";
import { saveFile } from "../../lib/file/save-file.ts";
import { saveDocuments, saveProofs } from "../../lib/file/save-zip.ts";
import { useSaving } from "../../lib/file/use-saving.ts";

const savers = { table: saveTable, proofs: saveProofs, documents: saveDocuments };

export type SavedKind = keyof typeof savers;
export type SavingChosen = ReturnType<typeof useSavingChosen>;

/** Saves the chosen works as a table, with their proofs, or with their documents. */
export const useSavingChosen = () => useSaving(savers);

async function saveTable(works: ChosenWorks): Promise<undefined> {
  const answer = await callApiForBytes("POST /api/ip/user/works.csv", { body: works });
  saveFile(await answer.blob(), "colophon-works.csv");
}
