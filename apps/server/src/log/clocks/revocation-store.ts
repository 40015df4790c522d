import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../base/db/schema.ts";

type Db = Kysely<Database>;

/** What is known of an authority: its newest token, and its issuer's newest answers. */
export interface KnownOfAuthority {
  token: Buffer | undefined;
  /** The newest first. */
  answers: Buffer[];
  /** Since the newest answer; null: there is none. */
  answerAgeSeconds: number | null;
  /** Tokens have arrived after the newest answer. */
  isNewer: boolean;
}

/** More than a certificate's issuer says in a week. */
const keptInMind = 8;

export async function readAuthority(db: Db, service: string): Promise<KnownOfAuthority> {
  const token = await db
    .selectFrom("clock_pieces")
    .select(["bytes", "arrived_at"])
    .where("service", "=", service)
    .where("kind", "=", "rfc3161")
    .where("state", "=", "final")
    .orderBy("arrived_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const answers = await db
    .selectFrom("ocsp_answers")
    .select(["bytes", "arrived_at"])
    .select(sql<number>`extract(epoch from now() - arrived_at)::float8`.as("ageSeconds"))
    .where("service", "=", service)
    .orderBy("arrived_at", "desc")
    .limit(keptInMind)
    .execute();
  const [newest] = answers;
  const arrivedAt = token?.arrived_at ?? null;
  const isNewer = arrivedAt !== null && (newest === undefined || arrivedAt > newest.arrived_at);
  return {
    token: token?.bytes ?? undefined,
    answers: answers.map(({ bytes }) => bytes),
    answerAgeSeconds: newest?.ageSeconds ?? null,
    isNewer,
  };
}

export async function insertAnswer(
  tx: Transaction<Database>,
  service: string,
  answer: Uint8Array,
): Promise<void> {
  await tx
    .insertInto("ocsp_answers")
    .values({ service, bytes: Buffer.from(answer) })
    .execute();
}
