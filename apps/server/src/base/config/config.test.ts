import path from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { ConfigError } from "./environment.ts";

const KEY = "11".repeat(32);
const SEPOLIA = { CHAIN_ID: "11155111", CHAIN_RPC_URL: "https://rpc.example/secret" };
const LLM = { SEARCH_LLM_URL: "https://llm.example", SEARCH_LLM_MODEL: "reader" };

const S3 = {
  S3_ENDPOINT: "https://s3.example/",
  S3_BUCKET: "works",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "a/secret+key",
};

const STRIPE = {
  PAYMENTS: "stripe",
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
  OPERATOR_NAME: "A Registry Ltd",
  OPERATOR_ADDRESS: "1 Harbour Street; Halifax",
  OPERATOR_JURISDICTION: "Nova Scotia",
};
const LIVE = {
  ...STRIPE,
  STRIPE_SECRET_KEY: "sk_live_x",
  PUBLIC_URL: "https://registry.example",
  SMTP_URL: "smtp://mail.example",
};
const SMTP = { SMTP_URL: "smtp://mail.example" };

describe("readConfig", () => {
  test("accepts payments by Stripe if the operator is named", () => {
    const { stripe, operator } = readConfig({ ...STRIPE, OPERATOR_TAX_ID: "RT0001" });
    expect(stripe).toEqual({ secretKey: "sk_test_x", webhookSecret: "whsec_x", automaticTax: false });
    expect(operator).toEqual({
      name: "A Registry Ltd",
      address: ["1 Harbour Street", "Halifax"],
      jurisdiction: "Nova Scotia",
      taxId: "RT0001",
    });
  });

  test("accepts live keys if receipts are sent and Stripe can reach it, and warns about test mode", () => {
    const tested = "STRIPE_SECRET_KEY is a test key: no one is charged";
    expect(readConfig(LIVE).stripe?.secretKey).toBe("sk_live_x");
    expect(readConfig(LIVE).warnings).not.toContain(tested);
    expect(readConfig(STRIPE).warnings).toContain(tested);
  });

  test.each([
    [{ SMTP_URL: "smtp://mail.example" }, true],
    [{ SMTP_URL: "smtp://mail.example", SMTP_TLS: "off" }, false],
    [{ SMTP_URL: "smtp://127.0.0.1:1025" }, false],
    [{}, false],
  ])("sends emails encrypted except to this machine: %j", (env, isRequired) => {
    expect(readConfig(env).smtpRequiresTls).toBe(isRequired);
  });

  test("keeps objects in a bucket", () => {
    expect(readConfig({ ...S3, S3_REGION: "eu-central-1" }).s3).toEqual({
      endpoint: "https://s3.example",
      region: "eu-central-1",
      bucket: "works",
      accessKeyId: "id",
      secretAccessKey: "a/secret+key",
    });
    expect(readConfig(S3).s3).toMatchObject({ region: "us-east-1" });
  });

  test("listens on localhost and uses ./data when nothing is set", () => {
    expect(readConfig({})).toEqual({
      port: 8080,
      host: "localhost",
      publicUrl: "http://localhost:8080",
      dataDir: path.resolve("data"),
      keysDir: path.resolve("data/keys"),
      objectsDir: path.resolve("data/objects"),
      uploadsDir: path.resolve("data/uploads"),
      checkpointGuard: path.resolve("data/checkpoint-guard"),
      smtpRequiresTls: false,
      mailFrom: { name: "Colophon", address: "no-reply@localhost" },
      chain: { kind: "local" },
      anchorIntervalSeconds: 2,
      registrationFeeCents: 2500,
      currency: "CAD",
      payments: "demo",
      depositMaxBytes: 5_000_000_000,
      role: "all",
      workers: 1,
      trustedProxies: [],
      databasePool: 20,
      guardInit: false,
      depositQuotaBytes: 20_000_000_000,
      abuseContact: "abuse@localhost",
      rateLimits: true,
      isOnlyHere: true,
      showsLetters: true,
      registrationsPerDay: 2000,
      warnings: ["PUBLIC_URL is http://localhost:8080: printed QR codes will lead nowhere on other machines"],
    });
  });

  test("reads every variable", () => {
    const env = {
      PORT: "80",
      HOST: "0.0.0.0",
      PUBLIC_URL: "https://registry.example/",
      DATA_DIR: "/var/lib/colophon",
      KEYS_DIR: "/etc/colophon/keys",
      OBJECTS_DIR: "/mnt/objects",
      UPLOADS_DIR: "/mnt/uploads",
      DATABASE_URL: "postgresql://app:secret@db/colophon",
      CHECKPOINT_GUARD: "/mnt/guard",
      WORKERS: "2",
      TRUSTED_PROXIES: "10.0.0.0/8, 2001:db8::1",
      DNS_SERVERS: "10.0.0.53, 10.0.0.54:5353, 2001:db8::53, [2001:db8::54]:5353",
      DATABASE_POOL: "40",
      GUARD_INIT: "yes",
      LOG_ORIGIN: "registry.example/log",
      ABUSE_CONTACT: "help@registry.example",
      ...SEPOLIA,
      CHAIN_RPC_URL: "https://a.example/key, https://b.example",
      CHAIN_PUBLIC_RPC_URL: "https://public.example",
      ANCHOR_CONTRACT: `0x${"ab".repeat(20)}`,
      ANCHOR_PRIVATE_KEY: KEY,
      ANCHOR_INTERVAL_SECONDS: "3600",
      REGISTRATION_FEE_CENTS: "0",
      CURRENCY: "EUR",
      PAYMENTS: "demo",
      SMTP_URL: "smtps://user:secret@mail.example",
      MAIL_FROM: "The registry <registry@mail.example>",
      PDF_SIGNING_FILE: "/etc/colophon/pdf.pem",
      TSA_URL: "https://tsa.example",
      SEARCH_LLM_URL: "https://llm.example/v1",
      SEARCH_LLM_MODEL: "reader:8b",
      SEARCH_LLM_KEY: "sk-secret",
      RATE_LIMITS: "on",
      METRICS_TOKEN: "sixteen-letters-or-more",
      REGISTRATIONS_PER_DAY: "50",
      STAMP_INTERVAL_SECONDS: "300",
      TSA_URLS: "http://tsa.example/tsr/, https://other.example",
      OTS_CALENDARS: "https://calendar.example/",
      BITCOIN_EXPLORERS: "https://one.example/api/,https://two.example/api",
    };
    expect(readConfig(env)).toEqual({
      port: 80,
      host: "0.0.0.0",
      publicUrl: "https://registry.example",
      dataDir: "/var/lib/colophon",
      keysDir: "/etc/colophon/keys",
      objectsDir: "/mnt/objects",
      uploadsDir: "/mnt/uploads",
      databaseUrl: "postgresql://app:secret@db/colophon",
      databasePool: 40,
      trustedProxies: ["10.0.0.0/8", "2001:db8::1"],
      dnsServers: ["10.0.0.53", "10.0.0.54:5353", "2001:db8::53", "[2001:db8::54]:5353"],
      guardInit: true,
      checkpointGuard: "/mnt/guard",
      logOrigin: "registry.example/log",
      clocks: {
        stampIntervalSeconds: 300,
        authorities: ["http://tsa.example/tsr/", "https://other.example"],
        roots: [],
        calendars: ["https://calendar.example"],
      },
      explorers: ["https://one.example/api", "https://two.example/api"],
      chain: {
        kind: "evm",
        chainId: 11_155_111,
        rpcUrls: ["https://a.example/key", "https://b.example"],
        publicRpcUrl: "https://public.example",
        anchorContract: `0x${"ab".repeat(20)}`,
        anchorPrivateKey: `0x${KEY}`,
      },
      anchorIntervalSeconds: 3600,
      registrationFeeCents: 0,
      currency: "EUR",
      payments: "demo",
      depositMaxBytes: 5_000_000_000,
      role: "all",
      workers: 2,
      depositQuotaBytes: 20_000_000_000,
      abuseContact: "help@registry.example",
      smtpUrl: "smtps://user:secret@mail.example",
      smtpRequiresTls: true,
      mailFrom: { name: "The registry", address: "registry@mail.example" },
      pdfSigningFile: "/etc/colophon/pdf.pem",
      timeStampUrl: "https://tsa.example",
      languageModel: { url: "https://llm.example/v1", model: "reader:8b", key: "sk-secret" },
      metricsToken: "sixteen-letters-or-more",
      rateLimits: true,
      isOnlyHere: false,
      showsLetters: false,
      registrationsPerDay: 50,
      warnings: [
        "CHAIN_ID is 11155111, not a public main network: its anchors are not public evidence of time",
      ],
    });
  });

  test("treats an empty variable as unset", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " ", S3_BUCKET: "", CHAIN_ID: "" })).toEqual(readConfig({}));
  });

  test("doesn't need a key for a language model", () => {
    expect(readConfig(LLM).languageModel).toEqual({ url: "https://llm.example", model: "reader" });
  });

  test("keeps keys and guard inside any DATA_DIR", () => {
    const { keysDir, checkpointGuard } = readConfig({ DATA_DIR: "elsewhere" });
    expect({ keysDir, checkpointGuard }).toEqual({
      keysDir: path.resolve("elsewhere/keys"),
      checkpointGuard: path.resolve("elsewhere/checkpoint-guard"),
    });
  });

  test("anchors every ten minutes on a public chain", () => {
    expect(readConfig(SEPOLIA).anchorIntervalSeconds).toBe(600);
  });

  test("warns about a chain that isn't public evidence", () => {
    const local = { PUBLIC_URL: "https://a.example", ...SMTP };
    expect(readConfig({ ...SEPOLIA, ...local }).warnings).toEqual([
      "CHAIN_ID is 11155111, not a public main network: its anchors are not public evidence of time",
    ]);
    expect(readConfig({ ...SEPOLIA, ...local, CHAIN_ID: "1" }).warnings).toEqual([]);
  });

  const elsewhere = { PUBLIC_URL: "https://a.example" };
  test.each([
    ["nothing is set", {}, true],
    ["it listens on an address of loopback", { HOST: "127.0.0.1" }, true],
    ["it listens on IPv6’s", { HOST: "::1" }, true],
    ["there is a mail server", SMTP, false],
    ["it listens on all addresses, as in a container", { HOST: "0.0.0.0" }, false],
    ["it listens on all of IPv6", { HOST: "::" }, false],
    ["it listens on a network", { HOST: "192.0.2.1" }, false],
    ["its links lead to another machine", elsewhere, false],
    ["they lead to one that is only named like this one", { PUBLIC_URL: "http://localhost.example" }, false],
    ["the operator wants it", { HOST: "0.0.0.0", SHOW_LETTERS: "yes" }, true],
    ["the operator does not want it", { SHOW_LETTERS: "no" }, false],
    ["the operator wants it, and there is a mail server", { ...SMTP, SHOW_LETTERS: "yes" }, false],
  ])("shows the letters of sign-ups where %s: %o → %s", (_when, env, shows) => {
    expect(readConfig(env).showsLetters).toBe(shows);
  });

  test("warns of letters that others can see", () => {
    const warning = "SHOW_LETTERS is yes: whoever reaches this server can confirm any address";
    expect(readConfig({ HOST: "0.0.0.0", SHOW_LETTERS: "yes" }).warnings).toContain(warning);
    expect(readConfig({ SHOW_LETTERS: "yes" }).warnings).not.toContain(warning);
  });

  test("warns when rate limits are off", () => {
    const { rateLimits, warnings } = readConfig({
      RATE_LIMITS: "off",
      PUBLIC_URL: "https://a.example",
      ...SMTP,
    });
    expect(rateLimits).toBe(false);
    expect(warnings).toEqual(["RATE_LIMITS is off: use it for load tests only"]);
  });

  test.each(["http://localhost", "http://127.0.0.1:8080", "http://[::1]:8080", "http://app.localhost"])(
    "warns that %s leads nowhere",
    (url) => {
      expect(readConfig({ PUBLIC_URL: url }).warnings).toHaveLength(1);
    },
  );

  test("accepts a sender without a name", () => {
    const { mailFrom } = readConfig({ MAIL_FROM: "registry@mail.example" });
    expect(mailFrom).toEqual({ name: "Colophon", address: "registry@mail.example" });
  });

  test("cannot be changed", () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });

  test.each<[string, Record<string, string>]>([
    ["PORT", { PORT: "0" }],
    ["PORT", { PORT: "65536" }],
    ["PORT", { PORT: "80.5" }],
    ["PORT", { PORT: "http" }],
    ["HOST", { HOST: "http://example.org" }],
    ["ROLE", { ROLE: "write" }],
    ["ROLE", { ROLE: "read" }],
    ["PUBLIC_URL", { PUBLIC_URL: "example.org" }],
    ["PUBLIC_URL", { PUBLIC_URL: "ftp://example.org" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://example.org/registry" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://me@example.org" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://example.org/?a" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://db/colophon" }],
    ["DATABASE_POOL", { DATABASE_POOL: "1" }],
    ["GUARD_INIT", { GUARD_INIT: "maybe" }],
    ["METRICS_TOKEN", { METRICS_TOKEN: "short" }],
    ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "balancer.example" }],
    ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "10.0.0.0/33" }],
    ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "10.0.0.1," }],
    ["DNS_SERVERS", { DNS_SERVERS: "dns.example" }],
    ["DNS_SERVERS", { DNS_SERVERS: "10.0.0.53:port" }],
    ["DNS_SERVERS", { DNS_SERVERS: "10.0.0.53,," }],
    ["LOG_ORIGIN", { LOG_ORIGIN: "registry example" }],
    ["LOG_ORIGIN", { LOG_ORIGIN: "a+b" }],
    ["CHAIN_ID", { CHAIN_ID: "sepolia" }],
    ["CHAIN_RPC_URL", { CHAIN_ID: "1" }],
    ["CHAIN_RPC_URL", { CHAIN_ID: "1", CHAIN_RPC_URL: "https://a.example,,https://b.example" }],
    ["CHAIN_RPC_URL", { CHAIN_ID: "1", CHAIN_RPC_URL: "localhost:8545" }],
    ["CHAIN_RPC_URL", { CHAIN_RPC_URL: "https://a.example" }],
    ["CHAIN_PUBLIC_RPC_URL", { CHAIN_PUBLIC_RPC_URL: "https://a.example" }],
    ["ANCHOR_CONTRACT", { ...SEPOLIA, ANCHOR_CONTRACT: "0x1234" }],
    ["ANCHOR_CONTRACT", { ANCHOR_CONTRACT: `0x${"ab".repeat(20)}` }],
    ["ANCHOR_PRIVATE_KEY", { ...SEPOLIA, ANCHOR_PRIVATE_KEY: "0x1234" }],
    ["ANCHOR_PRIVATE_KEY", { ...SEPOLIA, ANCHOR_PRIVATE_KEY: "00".repeat(32) }],
    ["ANCHOR_PRIVATE_KEY", { ...SEPOLIA, ANCHOR_PRIVATE_KEY: "ff".repeat(32) }],
    ["ANCHOR_PRIVATE_KEY", { ANCHOR_PRIVATE_KEY: KEY }],
    ["ANCHOR_INTERVAL_SECONDS", { ANCHOR_INTERVAL_SECONDS: "0" }],
    ["REGISTRATION_FEE_CENTS", { REGISTRATION_FEE_CENTS: "-1" }],
    ["BATCH_FEE_CENTS", { BATCH_FEE_CENTS: "-1" }],
    ["REGISTRATION_FEE_CENTS", { REGISTRATION_FEE_CENTS: "25.00" }],
    ["CURRENCY", { CURRENCY: "cad" }],
    ["CURRENCY", { CURRENCY: "XQQ" }],
    ["PAYMENTS", { PAYMENTS: "cash" }],
    ["OPERATOR_NAME", { PAYMENTS: "stripe" }],
    ["OPERATOR_ADDRESS", { PAYMENTS: "stripe", OPERATOR_NAME: "A Registry Ltd" }],
    ["STRIPE_SECRET_KEY", { ...STRIPE, STRIPE_SECRET_KEY: "" }],
    ["STRIPE_SECRET_KEY", { ...STRIPE, STRIPE_SECRET_KEY: "pk_test_x" }],
    ["PUBLIC_URL", { ...LIVE, PUBLIC_URL: "http://registry.example" }],
    ["PUBLIC_URL", { ...LIVE, PUBLIC_URL: "" }],
    ["SMTP_URL", { ...LIVE, SMTP_URL: "" }],
    ["STRIPE_API_URL", { ...LIVE, STRIPE_API_URL: "https://not-stripe.example" }],
    ["STRIPE_WEBHOOK_SECRET", { ...STRIPE, STRIPE_WEBHOOK_SECRET: "secret" }],
    ["STRIPE_TAX", { ...STRIPE, STRIPE_TAX: "yes" }],
    ["CURRENCY", { ...STRIPE, CURRENCY: "ISK" }],
    ["SMTP_URL", { SMTP_URL: "mail.example" }],
    ["SMTP_TLS", { SMTP_TLS: "no" }],
    ["MAIL_FROM", { MAIL_FROM: "The registry" }],
    ["MAIL_FROM", { MAIL_FROM: "a@mail.example, b@mail.example" }],
    ["MAIL_FROM", { MAIL_FROM: "<registry@mail.example>" }],
    ["RATE_LIMITS", { RATE_LIMITS: "no" }],
    ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
    ["S3_ENDPOINT", { S3_BUCKET: "works" }],
    ["S3_SECRET_ACCESS_KEY", { ...S3, S3_SECRET_ACCESS_KEY: "" }],
    ["S3_BUCKET", { ...S3, S3_BUCKET: "Works/a" }],
    ["S3_ENDPOINT", { ...S3, S3_ENDPOINT: "s3.example" }],
    ["S3_ENDPOINT", { ...S3, S3_ENDPOINT: "https://user@s3.example" }],
    ["S3_ENDPOINT", { S3_REGION: "eu" }],
    ["OBJECTS_DIR", { ...S3, OBJECTS_DIR: "/mnt/objects" }],
    ["DEPOSIT_MAX_BYTES", { ...S3, DEPOSIT_MAX_BYTES: "100000000000" }],
    ["STRIPE_SECRET_KEY", { STRIPE_SECRET_KEY: "sk" }],
    ["TSA_URL", { TSA_URL: "tsa.example" }],
    ["SEARCH_LLM_URL", { ...LLM, SEARCH_LLM_URL: "llm.example" }],
    ["SEARCH_LLM_URL", { ...LLM, SEARCH_LLM_URL: "https://me:secret@llm.example" }],
    ["SEARCH_LLM_MODEL", { SEARCH_LLM_URL: "https://llm.example" }],
    ["SEARCH_LLM_MODEL", { SEARCH_LLM_MODEL: "reader" }],
    ["SEARCH_LLM_KEY", { SEARCH_LLM_KEY: "sk" }],
    ["SEARCH_LLM_KEY", { ...LLM, SEARCH_LLM_KEY: "two words" }],
  ])("stops at a bad %s: %o", (name, env) => {
    const read = (): unknown => readConfig(env);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} [^\n]+$`));
  });

  test.each([
    { DATABASE_URL: "secret://user:secret@db" },
    { ...SEPOLIA, ANCHOR_PRIVATE_KEY: "secret" },
    { SMTP_URL: "secret" },
    { ...LLM, SEARCH_LLM_URL: "https://me:secret@llm.example" },
    { ...LLM, SEARCH_LLM_KEY: "secret key" },
  ])("keeps the value of what may be secret out of the message: %o", (env) => {
    expect(() => readConfig(env)).toThrow(/^(?!.*secret)/);
  });
});
