import { ChosenFiles } from "./chosen-files.ts";

const lists = new Map<string, ChosenFiles>();

/** The list of a user, one for the whole page: leaving the wizard does not stop it. */
export function chosenFilesOf(userId: string): ChosenFiles {
  const known = lists.get(userId);
  if (known) return known;
  const files = new ChosenFiles(userId);
  files.followWindow();
  lists.set(userId, files);
  return files;
}
