import { readFile } from "node:fs/promises";
import { api, failure, type Registered, type RegistrationInput } from "@colophon/api";
import { beforeAll, expect, test } from "vitest";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { pathsOf, replaced } from "../change-value.ts";
import { expectCertificate, readTrust } from "./public-evidence.ts";
import { type Registry, startRegistry } from "./registry.ts";

let url: string;
let send: Registry["send"];
let registering: Registry["registering"];
let expectNothingHalfWritten: Registry["expectNothingHalfWritten"];
beforeAll(async () => {
  ({ url, send, registering, expectNothingHalfWritten } = await startRegistry());
});

const contract = api["POST /api/ip/register"].body;
const valid = makeRegistrationInput();

/** Input that the API's schema accepts is registered, the rest is refused in the documented form: never a server error. */
async function expectReadOrRefused(body: unknown): Promise<Partial<Registered> & { fields?: object }> {
  const read = contract.safeParse(body).success;
  const { status, answer } = await registering({ body });
  expect(status).toBe(read ? 201 : 400);
  const refusal = failure.strict().safeParse(answer);
  expect([refusal.success, refusal.data?.code]).toEqual(
    read ? [false, undefined] : [true, "validation_failed"],
  );
  return answer as Registered;
}

test("a value of the wrong kind is named in the refusal", async () => {
  const wrong = [null, 7, -1.5, true, "", " ", "x", "x".repeat(10_000), [], {}, [[]], "2026-02-30"];
  const refused = new Set<string>();
  for (const path of pathsOf(valid)) {
    const answers = await Promise.all(
      wrong.map((value) => expectReadOrRefused(replaced(valid, path, value))),
    );
    const named = answers.flatMap(({ fields = {} }) => Object.keys(fields));
    expect(named.filter((field) => !field.startsWith(path[0] ?? ""))).toEqual([]);
    if (named.length > 0) refused.add(path.join("."));
  }
  expect(refused).toEqual(new Set(pathsOf(valid).map((path) => path.join("."))));
  await expectNothingHalfWritten();
});

test("a hostile string is registered as it is read, and proven", async () => {
  const file = new URL("../../testdata/strings/blns.json", import.meta.url);
  const strings = JSON.parse(await readFile(file, "utf8")) as string[];
  const trust = await readTrust(url);
  async function registerStrings(): Promise<void> {
    for (let string = strings.pop(); string !== undefined; string = strings.pop()) {
      const body = madeOf(string);
      const { certificateId, index } = await expectReadOrRefused(body);
      if (certificateId === undefined || index === undefined) continue;
      await expectCertificate(url, trust, { certificateId, index });
      const { answer } = await send("GET", `/api/ip/verify/${certificateId}`);
      const { materialDetails, collaborators } = contract.parse(body);
      const { title, description } = materialDetails;
      expect(answer).toMatchObject({
        title,
        description,
        collaborators: [{ givenName: collaborators[0]?.givenName }],
      });
    }
  }
  await Promise.all(Array.from({ length: 8 }, registerStrings));
  await expectNothingHalfWritten();
});

function madeOf(string: string): RegistrationInput {
  return {
    ...valid,
    materialDetails: { ...valid.materialDetails, title: string, description: string, keywords: [string] },
    collaborators: [{ givenName: string, familyName: string, addressLine1: string }],
    file: { sha256: "cd".repeat(32), name: string, size: 1, mediaType: string },
  };
}
