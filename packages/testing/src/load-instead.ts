import { registerHooks } from "node:module";

/** From now on `file` is loaded in place of the server's own of the same name. */
export function loadInstead(file: URL): void {
  const name = file.pathname.slice(file.pathname.lastIndexOf("/"));
  registerHooks({
    resolve(specifier, context, next) {
      if (!specifier.endsWith(name)) return next(specifier, context);
      return { url: file.href, format: "module-typescript", shortCircuit: true };
    },
  });
}
