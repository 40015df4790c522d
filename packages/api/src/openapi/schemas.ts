import { z } from "zod";
import { api } from "../api.ts";
import type { Endpoint } from "../endpoint.ts";
import { failure } from "../failure.ts";
import { fileFingerprint, fileOfSeveral } from "../files.ts";
import { mailedCode } from "../mailed-code.ts";
import { order, placedOrder } from "../orders.ts";
import { chosenWorks } from "../portfolio.ts";
import { personalData } from "../personal-data.ts";
import { certificateStatus, publicStatement } from "../statement-heads.ts";
import { offer } from "../transfers.ts";
import { certificate } from "../certificates.ts";
import { user } from "../accounts.ts";
import { usesOfFile } from "../uses-look-up.ts";
import {
  agent,
  listedWork,
  materialDetails,
  namedPerson,
  payment,
  registered,
  registrationContents,
  workListItem,
} from "../works.ts";

/** A schema of JSON Schema 2020-12. */
export type JsonSchema = Record<string, unknown>;

/** Where a document of OpenAPI has its schemas. */
const place = "#/components/schemas/";

/** What several calls take or answer, by the names that programs see. All others are named after their call. */
const shared = {
  input: {
    RegistrationContents: registrationContents,
    MaterialDetails: materialDetails,
    NamedPerson: namedPerson,
    Agent: agent,
    FileFingerprint: fileFingerprint,
    FileOfSeveral: fileOfSeveral,
    Payment: payment,
    ChosenWorks: chosenWorks,
    MailedCode: mailedCode,
  },
  output: {
    Failure: failure,
    Registered: registered,
    WorkListItem: workListItem,
    ListedWork: listedWork,
    Certificate: certificate,
    CertificateStatus: certificateStatus,
    PublicStatement: publicStatement,
    Order: order,
    PlacedOrder: placedOrder,
    User: user,
    TransferOffer: offer,
    PersonalData: personalData,
    UsesOfFile: usesOfFile,
  },
} as const;

type Io = keyof typeof shared;

/** All named schemas, and the name of each schema of an endpoint. */
export function describeSchemas(): {
  schemas: Record<string, JsonSchema>;
  referTo: (io: Io, schema: z.ZodType) => JsonSchema;
} {
  const names = { input: new Map<z.ZodType, string>(), output: new Map<z.ZodType, string>() };
  for (const io of ["input", "output"] as const)
    for (const [name, schema] of Object.entries<z.ZodType>(shared[io])) names[io].set(schema, name);
  for (const { operation, body, ok, answers } of Object.values<Endpoint>(api)) {
    const name = operation.charAt(0).toUpperCase() + operation.slice(1);
    if (body && !names.input.has(body)) names.input.set(body, `${name}Body`);
    if (ok && !answers && !names.output.has(ok)) names.output.set(ok, `${name}Answer`);
  }
  return {
    schemas: { ...describeAll("input", names.input), ...describeAll("output", names.output) },
    referTo(io, schema) {
      const name = names[io].get(schema);
      if (name === undefined) throw new RangeError("no such schema");
      return { $ref: place + name };
    },
  };
}

/** As people read them: a format says enough without its pattern, and every integer is a safe one. */
const plain = {
  unrepresentable: "any",
  override({ jsonSchema: schema }: { jsonSchema: JsonSchema }) {
    if (schema["format"] === "uuid" || schema["format"] === "date-time") delete schema["pattern"];
    if (schema["minimum"] === Number.MIN_SAFE_INTEGER) delete schema["minimum"];
    if (schema["maximum"] === Number.MAX_SAFE_INTEGER) delete schema["maximum"];
  },
} as const;

function describeAll(io: Io, names: ReadonlyMap<z.ZodType, string>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { ...plain, io, uri: (id) => place + id });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const members = Object.entries(schema).filter(([key]) => !["$schema", "$id", "id"].includes(key));
      return [name, Object.fromEntries(members)];
    }),
  );
}

/** The fields of a path, a query or headers. */
export function describeFields(
  part: z.ZodObject | undefined,
): { name: string; required: boolean; schema: JsonSchema }[] {
  if (part === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(part, { ...plain, io: "input" });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    schema: schema as JsonSchema,
  }));
}
