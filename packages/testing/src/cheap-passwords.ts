import { loadInstead } from "./load-instead.ts";

/**
 * Loaded before a test server: replaces its password cost with that of the tests. The server itself has only one
 * cost and no way to change it, so no setting of an installation can lower it.
 */
loadInstead(new URL("password-cost.ts", import.meta.url));
