/** zod would compile its checks with eval, which the content security policy forbids. Call this before zod is loaded. */
export function keepZodFromEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
