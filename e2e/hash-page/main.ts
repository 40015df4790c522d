import type { ChosenFilesView } from "@colophon/web/lib/file/chosen-file.ts";
import { chosenFilesOf } from "@colophon/web/lib/file/chosen-lists.ts";
import { readChosen } from "@colophon/web/lib/file/read-chosen.ts";
import { readDropped } from "@colophon/web/lib/file/read-dropped.ts";
import { forgetDraft } from "@colophon/web/lib/session/kept-draft.ts";

/** What a test asks of the page. */
export interface HashPage {
  chosen: typeof chosen;
  view: () => ChosenFilesView;
  forget: () => void;
  /** How often a component would have drawn the list. */
  draws: number;
  /** Milliseconds of the longest task during which the page could answer nothing. */
  longest: number;
  /** How many of a drop or a choice were left out. */
  systemFiles: number;
}

declare global {
  var hashPage: HashPage;
}

const user = "somebody";
const list = chosenFilesOf(user);
const chosen = list.actions;
globalThis.hashPage = {
  chosen,
  view: list.view,
  forget: () => forgetDraft(user),
  draws: 0,
  longest: 0,
  systemFiles: 0,
};
list.subscribe(() => hashPage.draws++);
void list.restore();
new PerformanceObserver((tasks) => {
  for (const { duration } of tasks.getEntries()) hashPage.longest = Math.max(hashPage.longest, duration);
}).observe({ type: "longtask" });

for (const input of document.querySelectorAll("input"))
  input.addEventListener("change", () => {
    const { files, systemFiles } = readChosen(input.files ?? new FileList());
    hashPage.systemFiles = systemFiles;
    chosen.add(files);
    input.value = "";
  });
document.querySelector("textarea")?.addEventListener("drop", (event) => {
  event.preventDefault();
  if (event.dataTransfer) void readDropped(event.dataTransfer).then(({ files }) => chosen.add(files));
});
