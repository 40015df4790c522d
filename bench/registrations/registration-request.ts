import type { RegistrationInput } from "@colophon/api";
import { makeRegistrationInput } from "@colophon/testing/make-registration";

/** A placeholder in the request for a number that differs each time, with the same number of hex digits. */
const SLOT = "@".repeat(16);

const description = `A keeper of a lighthouse on the Atlantic finds letters that the sea returns, one each winter, all in the
same hand and all addressed to a child she has never met. As the station is automated around her she answers them, and
the answers are found fifty years later by the people who come to take the lamp away. A feature screenplay in three acts
with two songs, based on interviews with former keepers in Nova Scotia and Newfoundland.`;

const input: RegistrationInput = makeRegistrationInput({
  materialDetails: {
    ...makeRegistrationInput().materialDetails,
    title: `The Lighthouse Keeper, draft ${SLOT}`,
    description,
    keywords: ["sea", "letters", "lighthouse", "Nova Scotia", "family"],
  },
  collaborators: [
    {
      givenName: "Amina",
      familyName: "Haddad",
      email: "amina@writers.example",
      addressLine1: "12 Rue Sans Nom",
      city: "Halifax",
      country: "Canada",
      yearOfBirth: "1984",
      phoneNumber: "+1 902 555 0100",
    },
    { givenName: "Étienne", familyName: "Bélanger", email: "etienne@writers.example", city: "Montréal" },
  ],
  file: {
    sha256: SLOT + "0123456789abcdef".repeat(3),
    name: "the-lighthouse-keeper.pdf",
    size: 482_113,
    mediaType: "application/pdf",
  },
});

let sent = 0;

/** One client's request, built once: each call returns the same bytes with another title, file and idempotency key. */
export function registrationRequest(host: string, token: string): () => Buffer {
  const body = JSON.stringify(input);
  const head = [
    "POST /api/ip/register HTTP/1.1",
    `host: ${host}`,
    `authorization: Bearer ${token}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
    `idempotency-key: bench-${SLOT}`,
  ];
  const bytes = Buffer.from(`${head.join("\r\n")}\r\n\r\n${body}`);
  const slots = slotsOf(bytes);
  return () => {
    const number = (sent++).toString(16).padStart(SLOT.length, "0");
    for (const slot of slots) bytes.write(number, slot, "latin1");
    return bytes;
  };
}

function slotsOf(bytes: Buffer): number[] {
  const slots: number[] = [];
  for (let at = bytes.indexOf(SLOT); at >= 0; at = bytes.indexOf(SLOT, at + 1)) slots.push(at);
  return slots;
}
