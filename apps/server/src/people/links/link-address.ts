import { domainToUnicode } from "node:url";
import type { LinkWay } from "@colophon/api";
import { parse } from "tldts";
import { AppError } from "../../base/errors.ts";

/** In A-labels: letters, digits and inner hyphens, at least two labels, and a last one that is no number. */
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** A TXT record's name has another label before it. */
const maxHostLength = 253 - "_colophon.".length;
const maxUrlLength = 2000;

/**
 * The address that somebody typed, as it is kept and compared: `https://<domain>/`, or the page's whole address. Refuses
 * what could never be one person's, and what is no plain address of the web.
 */
export function readLinkAddress(typed: string, way: LinkWay, ownHost: string): string {
  const text = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = URL.parse(text);
  if (url === null) throw invalid();
  if (url.protocol !== "https:") throw new AppError("link_not_https");
  const authority = /^https:\/\/([^/?#\\]*)/i.exec(text)?.[1] ?? "";
  if (authority.includes("@")) throw new AppError("link_user");
  if (/^\[|^[\d.]+$/.test(url.hostname)) throw new AppError("link_ip_address");
  if (authority.includes(":")) throw new AppError("link_port");
  const host = url.hostname.replace(/\.$/, "");
  if (!hostName.test(host) || host.length > maxHostLength) throw invalid();
  if (host === ownHost) throw new AppError("link_own_host");
  if (/[?#]/.test(text)) throw new AppError("link_query");
  if (way === "page") return pageOf(url, host);
  if (url.pathname !== "/") throw new AppError("link_has_path");
  if (parse(host, { allowPrivateDomains: true }).domain === null) throw new AppError("link_public_suffix");
  return `https://${host}/`;
}

function pageOf({ pathname }: URL, host: string): string {
  const page = `https://${host}${pathname}`;
  if (page.length > maxUrlLength)
    throw new AppError("validation_failed", { fields: { address: "too_long" } });
  return page;
}

const invalid = () => new AppError("validation_failed", { fields: { address: "invalid_url" } });

/** With its name in Unicode; null where that is no other. Names that are read in one way and mean another are shown in both. */
export function inUnicode(url: string): string | null {
  const host = hostOf(url);
  const unicode = domainToUnicode(host);
  return unicode === "" || unicode === host ? null : url.replace(host, unicode);
}

export const hostOf = (url: string): string => new URL(url).hostname;
