import { concat, fromHex, toHex, utf8 } from "@colophon/proof";
import type { MessageOperation } from "./operation.ts";
import { type Attestation, BITCOIN, type DetachedProof, MAGIC, PENDING, type Timestamp } from "./proof.ts";

/** The bytes of a `.ots` file. */
export function formatDetachedProof({ digest, timestamp }: DetachedProof): Uint8Array {
  return concat(MAGIC, Uint8Array.of(1, 8), digest, formatTimestamp(timestamp));
}

/** A tree without a head, as calendars send it. Its parts have the order that python-opentimestamps gives them. */
export function formatTimestamp({ attestations, steps }: Timestamp): Uint8Array {
  const parts = [
    ...attestations.toSorted(compareBy(keyOfAttestation)).map((one) => formatAttestation(one)),
    ...steps
      .toSorted(compareBy(({ operation }) => keyOfOperation(operation)))
      .map(({ operation, next }) => concat(formatOperation(operation), formatTimestamp(next))),
  ];
  if (parts.length === 0) throw new RangeError("a timestamp leads somewhere");
  return concat(
    ...parts.map((part, i) => (i === parts.length - 1 ? part : concat(Uint8Array.of(0xff), part))),
  );
}

function keyOfAttestation(attestation: Attestation): string {
  switch (attestation.kind) {
    case "pending":
      return PENDING + toHex(utf8(attestation.uri));
    case "bitcoin":
      return BITCOIN + String(attestation.height).padStart(16, "0");
    case "unknown":
      return toHex(concat(attestation.tag, attestation.payload));
  }
}

function keyOfOperation(operation: MessageOperation): string {
  const argument = "argument" in operation ? toHex(operation.argument) : "";
  return toHex(Uint8Array.of(operation.tag)) + argument;
}

function formatAttestation(attestation: Attestation): Uint8Array {
  const start = Uint8Array.of(0);
  switch (attestation.kind) {
    case "pending":
      return concat(start, fromHex(PENDING), varBytes(varBytes(utf8(attestation.uri))));
    case "bitcoin":
      return concat(start, fromHex(BITCOIN), varBytes(varUint(attestation.height)));
    case "unknown":
      return concat(start, attestation.tag, varBytes(attestation.payload));
  }
}

function formatOperation(operation: MessageOperation): Uint8Array {
  const tag = Uint8Array.of(operation.tag);
  return "argument" in operation ? concat(tag, varBytes(operation.argument)) : tag;
}

function varBytes(bytes: Uint8Array): Uint8Array {
  return concat(varUint(bytes.length), bytes);
}

function varUint(value: number): Uint8Array {
  const digits: number[] = [];
  for (let rest = value; rest > 0x7f; rest = Math.floor(rest / 128)) digits.push((rest % 128) | 0x80);
  return Uint8Array.from([...digits, Math.floor(value / 128 ** digits.length)]);
}

function compareBy<T>(keyOf: (one: T) => string): (a: T, b: T) => number {
  return (a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    return left < right ? -1 : Number(left > right);
  };
}
