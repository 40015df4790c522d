import { registerHooks } from "node:module";

/**
 * Loaded before a test server: replaces its password cost with that of the tests. The server itself has only one
 * cost and no way to change it, so no setting of an installation can lower it.
 */
const replacement = new URL("password-cost.ts", import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.endsWith("/password-cost.ts")) return next(specifier, context);
    return { url: replacement, format: "module-typescript", shortCircuit: true };
  },
});
