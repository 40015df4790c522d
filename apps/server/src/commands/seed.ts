import { randomBytes } from "node:crypto";
import { api, type Language, languages, optionalLetters, type ProfileFields } from "@colophon/api";
import { pino } from "pino";
import { registerConfirmedUser } from "../people/accounts/register-user.ts";
import { readConfig } from "../base/config/config.ts";
import { type Context, openContext } from "../start/context.ts";
import { borrowPostgres } from "../base/db/borrow-postgres.ts";
import { AppError, StartError } from "../base/errors.ts";
import { createRegistrantFinder } from "../people/profiles/find-registrant.ts";
import { saveProfile } from "../people/profiles/save-profile.ts";
import { registrationOfSeedWork } from "./seed-data/registration-of-seed-work.ts";
import { seedCreators } from "./seed-data/seed-creators.ts";
import type { SeedCreator } from "./seed-data/seed-work.ts";
import { registerWork } from "../register/works/register-work.ts";
import { hasWorks } from "../register/works/works.ts";

/**
 * `npm run seed`: fills a fresh installation with creators and works in all seven languages, through the same code as real
 * registrations. May run beside the server. Prints a one-line summary to standard output, everything else to standard error.
 */
const say = (line: string): boolean => process.stderr.write(`${line}\n`);

try {
  process.stdout.write(`${await seed()}\n`);
} catch (error) {
  if (error instanceof StartError || error instanceof AppError) say(`Not seeded: ${error.message}`);
  else say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
}

async function seed(): Promise<string> {
  const config = readConfig(process.env);
  await using open = new AsyncDisposableStack();
  const databaseUrl = config.databaseUrl ?? (await borrow(config.dataDir, open));
  const logger = pino({ level: "warn", base: null }, pino.destination(2));
  const context = await openContext({ ...config, databaseUrl }, logger, open);
  await refuseUsed(context);

  // A fixed one would let anyone who reads this file log in wherever it was run.
  const password = randomBytes(9).toString("base64url");
  for (const language of languages) {
    await Promise.all(
      seedCreators[language].map((creator) => seedCreator(context, creator, language, password)),
    );
    say(`${language}: ${seedCreators[language].map(({ email }) => email).join(", ")}`);
  }
  const creators = Object.values(seedCreators).flat();
  const works = creators.flatMap((creator) => creator.works);
  return `${creators.length} creators and ${works.length} works in ${languages.length} languages; every creator's password is ${password}`;
}

async function borrow(dataDir: string, open: AsyncDisposableStack): Promise<string> {
  const postgres = await borrowPostgres(dataDir);
  open.defer(() => postgres.giveBack());
  return postgres.url;
}

/** Registrations stay in the log permanently, so demonstration works never join real ones. */
async function refuseUsed({ pool }: Pick<Context, "pool">): Promise<void> {
  if (await hasWorks(pool))
    throw new StartError("this installation already has works; only a fresh one is seeded");
}

async function seedCreator(
  context: Context,
  { name, email, works, profile }: SeedCreator,
  language: Language,
  password: string,
): Promise<void> {
  const account = api["POST /api/auth/register"].body.parse({ full_name: name, email, password, language });
  const options = { ...account, language, lettersOff: optionalLetters };
  const user = await registerConfirmedUser(context.db, options);
  if (profile !== undefined) await saveProfile(context, user.id, profileOf(name, profile));
  const caller = { userId: user.id, name: user.full_name, email: user.email };
  const registrant = await createRegistrantFinder(context)(caller);
  await Promise.all(works.map((work) => registerWork(context, registrant, registrationOfSeedWork(work))));
}

function profileOf(full_name: string, profile: NonNullable<SeedCreator["profile"]>): ProfileFields {
  return api["PUT /api/user/profile"].body.parse({
    full_name,
    professional_title: profile.title,
    bio: profile.bio,
    website_url: profile.website,
    profile_visibility: profile.visibility,
  });
}
