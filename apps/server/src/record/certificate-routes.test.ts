import { createHash, randomUUID } from "node:crypto";
import type { Certificate } from "@colophon/api";
import { describe, expect, test } from "vitest";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { send } from "@colophon/testing/send";
import { createTestApp } from "../../test/test-app.ts";
import { createTestRegister } from "../../test/test-register.ts";
import { findCoveringAnchor } from "../log/anchoring/covering-anchor.ts";
import { aliasRoutes } from "../people/profiles/alias-routes.ts";
import { profileRoutes } from "../people/profiles/profile-routes.ts";
import { workRoutes } from "../register/works/work-routes.ts";
import { certificateRoutes } from "./certificate-routes.ts";

const register = await createTestRegister();
const { db, keys } = register;
const source = { chainId: 31337, contract: `0x${"1".repeat(40)}`, sender: `0x${"2".repeat(40)}` };
const coveringAnchor = async (index: number) => findCoveringAnchor(db, source, 60, index);
const app = await createTestApp({ db }, (server, bind) => {
  workRoutes(bind, register);
  certificateRoutes(server, bind, { ...register, anchoring: { coveringAnchor } });
  profileRoutes(server, bind, { db, keys });
  aliasRoutes(server, bind, { db });
});

async function registerWork(
  { token }: TestUser,
  { creatorName, sharedPublicly = true, sha256 = "ab".repeat(32) }: Record<string, unknown> = {},
): Promise<string> {
  const preset = makeRegistrationInput();
  const body = {
    ...preset,
    creatorName,
    materialDetails: { ...preset.materialDetails, sharedPublicly },
    file: { ...preset.file, sha256 },
  };
  const { answer } = await send(app, "POST", "/api/ip/register", { token, body });
  return (answer as { certificateId: string }).certificateId;
}

test("a certificate is answered with what was registered, its number being its token too", async () => {
  const ada = await makeUser(db, "Ada Lovelace");
  const id = await registerWork(ada);
  expect(await send(app, "GET", `/api/ip/verify/${id}`)).toMatchObject({
    status: 200,
    answer: {
      title: "The Lighthouse Keeper",
      description: "A keeper finds letters that the sea returns.",
      creator: { name: "Ada Lovelace" },
      certificateId: id,
      registrationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      materialDetails: {
        type: "screenplay",
        medium: "screen",
        categories: ["literary", "dramatic"],
        isPublished: true,
        publicationDetails: { date: "2026-03-01", city: "Halifax", province: "Nova Scotia" },
      },
      // Nobody asked her for her address.
      collaborators: [{ givenName: "Amina", familyName: "Haddad", email: null }],
      blockchainSignature: null,
      anchor: { state: "pending" },
    },
  });
});

test.each(["RSF-000000000", "RSF-1", "none"])("no certificate %j: 404, with a sentence", async (id) => {
  expect(await send(app, "GET", `/api/ip/verify/${id}`)).toEqual({
    status: 404,
    answer: {
      code: "certificate_not_found",
      error: "There’s no certificate with this number.",
    },
  });
});

describe("the creator's page is named on a certificate", () => {
  const save = ({ token }: TestUser, full_name: string, profile_visibility: string) =>
    send(app, "PUT", "/api/user/profile", { token, body: { full_name, profile_visibility } });
  const profileOf = async (id: string) => {
    const { answer } = await send(app, "GET", `/api/ip/verify/${id}`);
    return (answer as Certificate).creator.profileId;
  };

  test("where it shows the same name, and nowhere else", async () => {
    const ada = await makeUser(db, "Ada Lovelace");
    const { token } = ada;
    const alias = await send(app, "POST", "/api/user/aliases", { token, body: { name: "A. A. L." } });
    const named = await registerWork(ada);
    const aliased = await registerWork(ada, { creatorName: "A. A. L." });
    const pages = async () => [await profileOf(named), await profileOf(aliased)];
    expect(await pages()).toEqual([null, null]);
    await save(ada, "Ada Lovelace", "private");
    expect(await pages()).toEqual([null, null]);
    await save(ada, "Ada Lovelace", "selective");
    expect(await pages()).toEqual([ada.id, null]);
    await save(ada, "Ada Lovelace", "public");
    expect(await pages()).toEqual([ada.id, ada.id]);
    // Another name now, which the certificate does not tell.
    await save(ada, "Ada King", "public");
    expect(await pages()).toEqual([null, ada.id]);
    // The alias for a name: of a selective page still not the works under the alias.
    await save(ada, "A. A. L.", "selective");
    expect(await pages()).toEqual([null, null]);
    await save(ada, "Ada King", "public");
    await send(app, "DELETE", `/api/user/aliases/${(alias.answer as { id: string }).id}`, { token });
    expect(await pages()).toEqual([null, null]);
  });
});

test("someone who read a fingerprint on a certificate finds the listed works of the file, someone who has the file finds all", async () => {
  const [ada, bo] = [await makeUser(db), await makeUser(db)];
  const sha256 = createHash("sha256").update(randomUUID()).digest("hex");
  const first = await registerWork(ada, { sha256, sharedPublicly: false });
  const second = await registerWork(bo, { sha256 });
  const ids = async (query: string) => {
    const { answer } = await send(app, "GET", `/api/certificates?sha256=${sha256}${query}`);
    return (answer as { certificateId: string }[]).map(({ certificateId }) => certificateId);
  };
  expect(await ids("")).toEqual([first, second]);
  expect(await ids("&only=listed")).toEqual([second]);
});
