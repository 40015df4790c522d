import { registerHooks } from "node:module";

/**
 * Loaded before a server of the tests: it has the tests' cost of passwords in place of its own. The server itself knows one
 * cost and no way to another, so no setting of an installation can lower it.
 */
const replacement = new URL("password-cost.ts", import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.endsWith("/password-cost.ts")) return next(specifier, context);
    return { url: replacement, format: "module-typescript", shortCircuit: true };
  },
});
