/** The worker that hashes files, and its compressed copies. */
const hashWorker = /\/assets\/hash-worker-[^/]+\.js(\.br|\.gz)?$/;

/**
 * The content security policy of the hashing worker's script; undefined for other files, which have that of pages. A worker has
 * the policy of its own script, whatever else that imports: this one may run WebAssembly, and can send nothing anywhere.
 */
export const hashWorkerPolicy = (path: string): string | undefined =>
  hashWorker.test(path) ? "default-src 'none';script-src 'self' 'wasm-unsafe-eval'" : undefined;
