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

/** Only keys of Stripe's test mode: whoever takes real money gives receipts as documents, and those are not built yet. */
const testKey = /^[rs]k_test_\w+$/;

/** What payments by Stripe need. Whoever takes money says who they are, or the start stops. */
export function readStripe(env: Environment): StripeConfig {
  for (const name of ofOperator)
    if (readText(env, name) === undefined)
      throw new ConfigError(`${name} is not set, but PAYMENTS is stripe`);
  const apiUrl = readUrl(env, "STRIPE_API_URL", ["http:", "https:"]);
  return {
    secretKey: readSecret(env, "STRIPE_SECRET_KEY", testKey, "a key of Stripe's test mode (sk_test_…)"),
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
