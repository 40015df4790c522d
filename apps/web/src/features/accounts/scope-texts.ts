import type { TokenScope } from "@colophon/api";

/** Under which names the texts say what a scope allows. */
export const scopeTexts = {
  "works:read": "read",
  "works:register": "register",
  "orders:create": "order",
} as const satisfies Record<TokenScope, string>;
