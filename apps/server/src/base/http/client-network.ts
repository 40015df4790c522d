import { isIP } from "node:net";

/**
 * The network that a client's address belongs to: the address family, then its first bits as hex. An IPv6 client has a whole
 * /64 to itself. An IPv4-mapped IPv6 address (`::ffff:192.0.2.1`) counts as IPv4.
 */
export function networkOf(address: string, bits: { ipv4: number; ipv6: number }): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIP(mapped) === 4) return `4:${firstBits(mapped.split(".").map(Number), 8, bits.ipv4)}`;
  if (isIP(mapped) === 6) return `6:${firstBits(groupsOf(mapped), 16, bits.ipv6)}`;
  return mapped;
}

function firstBits(groups: number[], size: number, bits: number): string {
  return groups
    .map((group) => group.toString(2).padStart(size, "0"))
    .join("")
    .slice(0, bits);
}

/** The eight groups of an IPv6 address, without its zone. */
function groupsOf(address: string): number[] {
  const [plain = ""] = address.split("%");
  // The last two groups may be written as IPv4.
  const hex = plain.replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_all, a: string, b: string, c: string, d: string) => {
      const pair = (high: string, low: string) => (Number(high) * 256 + Number(low)).toString(16);
      return `${pair(a, b)}:${pair(c, d)}`;
    },
  );
  const [before = "", after] = hex.split("::");
  const parse = (part: string) => (part === "" ? [] : part.split(":").map((group) => parseInt(group, 16)));
  const [head, tail] = [parse(before), parse(after ?? "")];
  return after === undefined
    ? head
    : [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
