import { ConfigError, type Environment, readChoice, readShape, readText, readUrl } from "./environment.ts";

export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** Unset: Stripe's own. */
  apiUrl?: string;
  /** Stripe Tax computes what is added. */
  automaticTax: boolean;
}

/** Who receipts are from, and whom the terms and notices name. */
export interface Operator {
  name: string;
  /** Lines. */
  address: readonly string[];
  taxId?: string;
  jurisdiction: string;
}

const ofOperator = ["OPERATOR_NAME", "OPERATOR_ADDRESS", "OPERATOR_JURISDICTION"];

const secretKeys = /^[rs]k_(test|live)_\w+$/;

/** What payments by Stripe need. A registry that takes payments must name its operator, or the start stops. */
export function readStripe(env: Environment): StripeConfig {
  for (const name of ofOperator)
    if (readText(env, name) === undefined)
      throw new ConfigError(`${name} is not set, but PAYMENTS is stripe`);
  const apiUrl = readUrl(env, "STRIPE_API_URL", ["http:", "https:"]);
  if (/_live_/.test(readText(env, "STRIPE_SECRET_KEY") ?? "")) checkLive(env, apiUrl);
  return {
    secretKey: readSecret(env, "STRIPE_SECRET_KEY", secretKeys, "a secret key of Stripe (sk_… or rk_…)"),
    webhookSecret: readSecret(
      env,
      "STRIPE_WEBHOOK_SECRET",
      /^whsec_\S+$/,
      "a signing secret of Stripe (whsec_…)",
    ),
    ...(apiUrl === undefined ? {} : { apiUrl }),
    automaticTax: readChoice(env, "STRIPE_TAX", ["on", "off"]) === "on",
  };
}

/** Real money: Stripe tells of payments at a public address, receipts are sent, and the key goes to nobody else. */
function checkLive(env: Environment, apiUrl: string | undefined): void {
  if (!readText(env, "PUBLIC_URL")?.startsWith("https:"))
    throw new ConfigError("PUBLIC_URL must start with https:// where STRIPE_SECRET_KEY is a live key");
  if (readText(env, "SMTP_URL") === undefined)
    throw new ConfigError("SMTP_URL is not set, but STRIPE_SECRET_KEY is a live key: receipts are sent");
  if (apiUrl !== undefined)
    throw new ConfigError("STRIPE_API_URL is set, but STRIPE_SECRET_KEY is a live key, for Stripe alone");
}

/** Where payments are a demonstration, what is set for Stripe would be ignored, and stops the start. */
export function refuseStripe(env: Environment): void {
  for (const name of Object.keys(env))
    if (name.startsWith("STRIPE_") && readText(env, name) !== undefined)
      throw new ConfigError(`${name} is set, but PAYMENTS is not stripe`);
}

/** Undefined while nobody is named. */
export function readOperator(env: Environment): Operator | undefined {
  const [name, address, jurisdiction] = ofOperator.map((variable) => readText(env, variable));
  if (name === undefined || address === undefined || jurisdiction === undefined) return undefined;
  const taxId = readText(env, "OPERATOR_TAX_ID");
  const lines = address.split(";").map((line) => line.trim());
  return { name, address: lines, jurisdiction, ...(taxId === undefined ? {} : { taxId }) };
}

function readSecret(env: Environment, name: string, shape: RegExp, description: string): string {
  const secret = readShape(env, name, shape, description);
  if (secret === undefined) throw new ConfigError(`${name} is not set, but PAYMENTS is stripe`);
  return secret;
}
