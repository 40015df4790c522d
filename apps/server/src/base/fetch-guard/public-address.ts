import { BlockList, isIP } from "node:net";

const special = new BlockList();
/** IPv4 addresses that are not on the public internet (IANA's special-purpose registry), and those that reach many. */
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  special.addSubnet(network, bits, "ipv4");
/** Within 2000::/3: assignments of protocols with Teredo, documentation, and 6to4, which wraps any IPv4 address. */
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  special.addSubnet(network, bits, "ipv6");

/** Whether an address is one host on the public internet. What is not known to be one is refused. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, "ipv4");
  const groups = family === 6 ? groupsOf(address) : undefined;
  if (groups === undefined) return false;
  const [first = 0] = groups;
  // Global unicast is 2000::/3: neither loopback nor mapped (::ffff:), local, link-local or multicast addresses are in it.
  if ((first & 0xe000) === 0x2000) return !special.check(address, "ipv6");
  const translated = behindNat64(groups);
  return translated !== undefined && isPublicAddress(translated);
}

/** The IPv4 address that a translator reaches (RFC 6052, 64:ff9b::/96). */
function behindNat64([a, b, c, d, e, f, high = 0, low = 0]: readonly number[]): string | undefined {
  if (a !== 0x64 || b !== 0xff9b || c !== 0 || d !== 0 || e !== 0 || f !== 0) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/** The eight groups; undefined with a zone, which is never public. */
function groupsOf(address: string): number[] | undefined {
  const written = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1);
  if (written === undefined) return undefined;
  const [head = [], tail = []] = written
    .split("::")
    .map((half) => (half === "" ? [] : half.split(":").map((group) => Number.parseInt(group, 16))));
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
