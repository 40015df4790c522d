import type { View } from "./measure-views.ts";

// What somebody who looks at a certificate asks for, as it goes over the connection.

export function verify(id: string): View {
  return [get(`/api/ip/verify/${id}`)];
}

export function bundle(id: string): View {
  return [get(bundlePath(id))];
}

export function view(id: string): View {
  return [...verify(id), ...bundle(id)];
}

export function bundlePath(id: string): string {
  return `/api/certificates/${id}/bundle`;
}

export function get(path: string, tag?: string): Buffer {
  const condition = tag === undefined ? "" : `if-none-match: ${tag}\r\n`;
  return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${condition}\r\n`);
}
