import { Resolver } from "node:dns/promises";
import { type BlockList, isIP, type LookupFunction } from "node:net";
import { networkInterfaces } from "node:os";
import { callbackify } from "node:util";
import { FetchRefusal } from "./fetch-refusal.ts";
import { isPublicAddress } from "./public-address.ts";

export interface Names {
  /** Unset: the system's. */
  dnsServers: readonly string[] | undefined;
  /** Addresses that tests may reach. */
  allowed: BlockList | undefined;
}

/**
 * The look-up of one connection: what is checked is what is connected to, since nothing asks again. A name that has one
 * address that isn't public is refused altogether.
 */
export function guardedLookup(names: Names, signal: AbortSignal): LookupFunction {
  const resolve = callbackify(resolvePublic);
  return (name, options, callback) =>
    resolve(names, name, signal, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || options.all || first === undefined) callback(error, addresses ?? []);
      else callback(null, first.address, first.family);
    });
}

async function resolvePublic(names: Names, name: string, signal: AbortSignal) {
  const resolver = openResolver(names, signal);
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (addresses.length === 0) {
    const reasons = answers.flatMap((answer) =>
      answer.status === "rejected" ? [answer.reason as unknown] : [],
    );
    throw new FetchRefusal(reasons.every(isNoSuchName) ? "no_name" : "unreachable", { cause: reasons[0] });
  }
  const own = ownAddresses();
  const mayReach = (address: string) =>
    names.allowed?.check(address, isIP(address) === 6 ? "ipv6" : "ipv4") ||
    (isPublicAddress(address) && !own.has(address));
  if (!addresses.every(mayReach)) throw new FetchRefusal("refused_address");
  return addresses.map((address) => ({ address, family: isIP(address) }));
}

/** The texts of a name's TXT records; none where there is no such name. */
export async function resolveTexts(names: Names, name: string, signal: AbortSignal): Promise<string[]> {
  try {
    return (await openResolver(names, signal).resolveTxt(name)).map((parts) => parts.join(""));
  } catch (cause) {
    if (isNoSuchName(cause)) return [];
    throw new FetchRefusal(signal.aborted ? "too_slow" : "unreachable", { cause });
  }
}

function openResolver({ dnsServers }: Names, signal: AbortSignal): Resolver {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (dnsServers !== undefined) resolver.setServers(dnsServers);
  signal.addEventListener("abort", () => resolver.cancel(), { once: true });
  return resolver;
}

const isNoSuchName = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOTFOUND" || error.code === "ENODATA");

/** Of this machine. A network may route its public address back to it. */
const ownAddresses = (): Set<string> =>
  new Set(Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address)));
