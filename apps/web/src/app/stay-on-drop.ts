/** A file that is dropped beside a drop zone would take the browser away from the page, and from what was typed there. */
export function stayOnDrop(): void {
  for (const name of ["dragover", "drop"] as const)
    window.addEventListener(name, (event) => {
      // A file input takes its own, and a text field takes text.
      if (event.target instanceof HTMLInputElement) return;
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    });
}
