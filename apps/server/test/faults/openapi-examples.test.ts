import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { api, type Endpoint, type RegistrationContentsInput } from "@colophon/api";
import { listFaults } from "@colophon/testing/write-answers";
import { expect, test } from "vitest";
import { type Answered, startRegistry } from "./registry.ts";

interface Example {
  body?: unknown;
  answer?: unknown;
}

const file = new URL("../../../../packages/api/src/openapi/examples.json", import.meta.url);

/** What programs ask most, one after another, as a reader would try it. */
async function ask(): Promise<Record<string, Example>> {
  const { send, account } = await startRegistry();
  const examples: Record<string, Example> = {};

  async function call(operation: string, path: string, body?: object): Promise<Answered["answer"]> {
    const [key = ""] = Object.entries<Endpoint>(api).find(([, each]) => each.operation === operation) ?? [];
    const [method = ""] = key.split(" ");
    const { token } = account;
    const { status, answer } = await send(method, path, { token, ...(body ? { body } : {}) });
    expect([operation, status]).toEqual([operation, method === "POST" && status === 201 ? 201 : 200]);
    examples[operation] = { ...(body ? { body } : {}), answer };
    return answer;
  }

  const sha256 = (name: string) => createHash("sha256").update(name).digest("hex");
  const photograph = (title: string, name: string): RegistrationContentsInput => ({
    materialDetails: {
      title,
      categories: ["artistic"],
      materialType: "photograph",
      intendedMedium: "exhibition",
      copyrightRelation: "author",
    },
    file: { sha256: sha256(name), name, size: 2_381_904, mediaType: "image/jpeg" },
    declarationAccepted: true,
    aiUse: { "train-generative": "refuse", "train-other": "refuse" },
  });
  const sunrise = photograph("Sunrise over the harbour", "sunrise.jpg");
  const payment = { provider: "demo" };
  const { id, certificateId } = (await call("registerWork", "/api/ip/register", {
    ...sunrise,
    payment,
  })) as { id: string; certificateId: string };
  await call("registerBatch", "/api/ip/register/batch", {
    registrations: [photograph("Fog, north pier", "fog.jpg"), photograph("Last ferry", "ferry.jpg")],
    payment,
  });
  await call("listWorks", "/api/ip/user/works?limit=2");
  await call("countWorks", "/api/ip/user/works/counts");
  await call("getWork", `/api/ip/${id}`);
  await call("getCertificate", `/api/ip/verify/${certificateId}`);
  await call("findCertificates", `/api/certificates?sha256=${sha256("sunrise.jpg")}`);
  await call("findCertificatesOfFiles", "/api/certificates/by-fingerprints", {
    sha256: [sha256("sunrise.jpg"), sha256("storm.jpg")],
  });
  await call("lookUpUses", "/api/uses", { sha256: [sha256("sunrise.jpg"), sha256("storm.jpg")] });
  await call("lookUpUsesOfFile", `/api/uses?sha256=${sha256("sunrise.jpg")}`);
  await call("getUsesRange", `/uses/range/${sha256("sunrise.jpg").slice(0, 4)}`);
  const orders = (await call("listOrders", "/api/orders")) as { id: string }[];
  if (orders[0]) {
    await call("getOrder", `/api/orders/${orders[0].id}`);
    await call("listOrderWorks", `/api/orders/${orders[0].id}/works`);
  }
  return examples;
}

/** The members of a value without what they say: of what kind that is, the schemas say. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return "a value";
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]));
}

test("examples are what a server is asked and answers today; UPDATE_EXAMPLES=1 writes them", async () => {
  const today = await ask();
  if (process.env["UPDATE_EXAMPLES"] === "1") writeFileSync(file, `${JSON.stringify(today, undefined, 2)}\n`);
  const kept = JSON.parse(readFileSync(file, "utf8")) as Record<string, Example>;
  expect(shapeOf(kept)).toEqual(shapeOf(today));
});

test("and each is as its schema says", () => {
  const kept = JSON.parse(readFileSync(file, "utf8")) as Record<string, Example>;
  const faults = Object.values<Endpoint>(api).flatMap(({ operation, body, ok }) => {
    const example = kept[operation];
    if (!example) return [];
    return [
      ...(body && !body.safeParse(example.body).success ? [`${operation}: body`] : []),
      ...(ok ? listFaults(ok, example.answer).map((fault) => `${operation}: ${fault}`) : []),
    ];
  });
  expect(faults).toEqual([]);
});
