import { isIP } from "node:net";

/** Whether only this machine can follow the registry's links. */
export function isLocal(publicUrl: string): boolean {
  return /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(new URL(publicUrl).hostname);
}

/** Whether only this machine can connect to this host. */
export function isLoopback(host: string): boolean {
  return isLocal(`http://${isIP(host) === 6 ? `[${host}]` : host}`);
}
