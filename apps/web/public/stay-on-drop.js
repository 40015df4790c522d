// A file that is dropped beside a drop zone would take the browser away from the page, and from what was typed there: also
// while the application is still on its way, so this stands beside it.
for (const name of /** @type {const} */ (["dragover", "drop"]))
  window.addEventListener(name, (event) => {
    // A file input takes its own, and a text field takes text.
    if (event.target instanceof HTMLInputElement) return;
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
