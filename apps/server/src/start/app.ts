import { PUBLIC_CLOCKS } from "@colophon/clocks";
import { fastifyHelmet } from "@fastify/helmet";
import { fastify, type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { accountRoutes } from "../people/accounts/account-routes.ts";
import { addressRoutes } from "../people/accounts/address-routes.ts";
import { createAuthenticator } from "../people/accounts/authenticate.ts";
import { createProgramAuthenticator } from "../people/tokens/authenticate-program.ts";
import { factorRoutes } from "../people/accounts/factor-routes.ts";
import { recoveryRoutes } from "../people/accounts/recovery-routes.ts";
import { onSecurityEvent } from "../people/accounts/security-events.ts";
import { sessionRoutes } from "../people/accounts/session-routes.ts";
import { anchorRoutes } from "../log/anchoring/anchor-routes.ts";
import { chainProxyRoutes } from "../log/anchoring/chain-proxy-routes.ts";
import { evidenceDayRoutes } from "../log/clocks/evidence-day-routes.ts";
import { listClocksRoutes } from "../log/clocks/list-clocks-routes.ts";
import { rpcTransport } from "../log/anchoring/evm-chain.ts";
import { certificatePageRoutes } from "../record/certificate-page-routes.ts";
import { certificateRoutes } from "../record/certificate-routes.ts";
import type { StoredCertificate } from "../record/record.ts";
import type { Context } from "./context.ts";
import type { ContextToRead } from "./context-to-read.ts";
import { createWorkers } from "./create-workers.ts";
import { depositRoutes } from "../register/deposits/deposit-routes.ts";
import { disputeRoutes } from "../register/disputes/dispute-routes.ts";
import { documentRoutes, licenceDocumentRoutes, packRoutes } from "../register/documents/document-routes.ts";
import { purgeDocuments } from "../register/documents/kept-documents.ts";
import { AppError } from "../base/errors.ts";
import { healthRoutes } from "./health-routes.ts";
import { createProgramGuard } from "../base/http/admit-programs.ts";
import { type Bind, createBinder, endpointKeys, type Guard, routeOf } from "../base/http/bind.ts";
import { connectionOptions, maxConnections } from "../base/http/connection-limits.ts";
import { answerFailures, earlyFailures, validateWithZod } from "../base/http/failures.ts";
import { countRequests, metricsRoutes } from "../base/http/metrics-routes.ts";
import { limitRequests } from "../base/http/limit-requests.ts";
import { serveDescription } from "../base/http/openapi-routes.ts";
import { serveWeb } from "../base/http/web-routes.ts";
import { writeAnswers } from "../base/http/write-answers.ts";
import { hashAddress } from "../register/invitations/address-hash.ts";
import { invitationRoutes } from "../register/invitations/invitation-routes.ts";
import { licenceRoutes } from "../register/licences/licence-routes.ts";
import { ownLicenceRoutes } from "../register/licences/own-licence-routes.ts";
import { offerRoutes } from "../register/licences/offer-routes.ts";
import { requestRoutes } from "../register/licences/request-routes.ts";
import { revenueRoutes } from "../register/licences/revenue-routes.ts";
import { logRoutes } from "../log/log-routes.ts";
import { letterRoutes } from "../mail/letter-routes.ts";
import { describeTrust } from "../log/trust/describe-trust.ts";
import { measure } from "./metrics.ts";
import { createOfficeEnder } from "../operator/grant-operator.ts";
import { operatorRoutes } from "../operator/operator-routes.ts";
import { createOperatorCheck } from "../operator/require-operator.ts";
import { payRegistrations } from "../register/payments/pay-registrations.ts";
import { paymentRoutes } from "../register/payments/payment-routes.ts";
import { paymentEventRoutes } from "../register/payments/payment-event-routes.ts";
import type { PaymentService } from "../register/payments/payment-service.ts";
import { noticeRoutes } from "../register/notices/notice-routes.ts";
import { receiptRoutes } from "../register/payments/receipt-routes.ts";
import { createSettler } from "../register/payments/settle-orders.ts";
import { createEraser } from "../personal-data/eraser.ts";
import { personalDataRoutes } from "../personal-data/personal-data-routes.ts";
import { aliasRoutes } from "../people/profiles/alias-routes.ts";
import { imageRoutes } from "../people/profiles/image-routes.ts";
import { creatorPageRoutes } from "../people/profiles/creator-page-routes.ts";
import { profileRoutes } from "../people/profiles/profile-routes.ts";
import { draftRoutes } from "../register/drafts/draft-routes.ts";
import { reportRoutes } from "../register/reports/report-routes.ts";
import { searchRoutes } from "../search/search-routes.ts";
import { statementRoutes } from "../register/statements/statement-routes.ts";
import { policyRoutes } from "../register/statements/policy-routes.ts";
import { headersForMachines } from "../register/statements/tell-machines.ts";
import { statusRoutes } from "../register/statements/status-routes.ts";
import { transferRoutes } from "../register/transfers/transfer-routes.ts";
import { trustRoutes } from "./trust-routes.ts";
import type { WalletChain } from "../people/wallet/verify-message.ts";
import { linkRoutes } from "../people/links/link-routes.ts";
import { tokenRoutes } from "../people/tokens/token-routes.ts";
import { usesRoutes } from "../register/uses/uses-routes.ts";
import { walletRoutes } from "../people/wallet/wallet-routes.ts";
import { cataloguePageRoutes } from "../register/works/catalogue-page-routes.ts";
import { catalogueRoutes } from "../register/works/catalogue-routes.ts";
import { portfolioRoutes } from "../register/portfolio/portfolio-routes.ts";
import { createRegistrationQuota } from "../register/works/registration-quota.ts";
import { giveBackRoutes } from "../register/works/give-back-routes.ts";
import { batchRoutes } from "../register/works/batch-routes.ts";
import { workRoutes } from "../register/works/work-routes.ts";
import { zipRoutes } from "../register/zips/zip-routes.ts";

/** The whole server as one Fastify instance with every feature's routes. It doesn't listen yet. */
export async function createApp(context: Context): Promise<FastifyInstance> {
  const app = await openApp(context);
  const guard = createGuard(context);
  const bind = createBinder(app, guard);
  accountRoutes(app, bind, { ...context, endOffice: createOfficeEnder(context) });
  addressRoutes(bind, context);
  sessionRoutes(bind, context);
  factorRoutes(bind, context);
  recoveryRoutes(app, bind, context);
  tokenRoutes(bind, context);
  linkRoutes(bind, context);
  aliasRoutes(app, bind, context);
  walletRoutes(app, bind, { ...context, walletChain: walletChain(context.config) });
  const { config, db } = context;
  const quota = config.rateLimits ? createRegistrationQuota(db, config) : undefined;
  const service = await openPayments(config);
  const settler = service && createSettler({ ...context, service });
  const clockRules = { ...PUBLIC_CLOCKS, ...(config.explorers && { explorers: config.explorers }) };
  const fee = {
    amount: config.registrationFeeCents,
    batchAmount: config.batchFeeCents,
    currency: config.currency,
  };
  const payments = payRegistrations({ ...context, fee, settler });
  workRoutes(bind, { ...context, clockRules, quota, payments });
  batchRoutes(bind, { ...context, clockRules, quota, payments });
  portfolioRoutes(bind, context);
  giveBackRoutes(bind, {
    ...context,
    trust: () => describeTrust(context),
    chain: walletChain(config),
  });
  const { operator } = config;
  paymentRoutes(bind, { ...context, clockRules, service, quota, fee });
  draftRoutes(bind, context);
  receiptRoutes(bind, context);
  if (service && operator)
    await app.register(async (scope) => paymentEventRoutes(scope, { ...context, service, operator }));
  statementRoutes(bind, context);
  transferRoutes(bind, context);
  disputeRoutes(bind, context);
  noticeRoutes(bind, context);
  ownLicenceRoutes(bind, context);
  offerRoutes(bind, context);
  requestRoutes(bind, context);
  revenueRoutes(bind, context);
  const forgetDocuments = async (id: string) => purgeDocuments(context, id);
  await app.register(async (scope) =>
    invitationRoutes(scope, createBinder(scope, guard), { ...context, forgetDocuments }),
  );
  await app.register(async (scope) => depositRoutes(scope, createBinder(scope, guard), context));
  await app.register(async (scope) => letterRoutes(scope, createBinder(scope, guard), context));
  const eraser = createEraser(context);
  personalDataRoutes(bind, { ...context, eraser });
  reportRoutes(bind, { ...context, hashAddress: async (address) => hashAddress(context, address) });
  operatorRoutes(bind, { ...context, service });
  documentRoutes(bind, context);
  licenceDocumentRoutes(bind, context);
  packRoutes(bind, context);
  zipRoutes(bind, context);
  measure(context);
  const silence = onSecurityEvent((event) => context.logger.info(event, "account"));
  app.addHook("onClose", async () => silence());
  const workers = createWorkers(context, { settler, eraser });
  app.addHook("onReady", async () => workers.forEach((worker) => worker.start()));
  app.addHook("onClose", async () => {
    // At the same time: the worker that resumes erasures ends when the eraser has been told to.
    await Promise.all([eraser, ...workers].map((each) => each.stop()));
  });
  await mountPublic(app, (scope) => createBinder(scope, guard), context);
  return app;
}

/** Stripe's library is two hundred files: they are loaded only if fees are paid with it. */
async function openPayments({ stripe, publicUrl }: Context["config"]): Promise<PaymentService | undefined> {
  if (stripe === undefined) return undefined;
  const { openStripe } = await import("../register/payments/open-stripe.ts");
  return openStripe({ ...stripe, publicUrl });
}

/** A server of ROLE=read: the public register. Every other endpoint answers `read_only`. */
export async function createAppToRead(context: ContextToRead): Promise<FastifyInstance> {
  const app = await openApp(context);
  const readOnly = { readOnly: true };
  const guard = createGuard(context, readOnly);
  const binderOf = (scope: FastifyInstance) => createBinder(scope, guard, readOnly);
  await mountPublic(app, binderOf, context);
  const bind = binderOf(app);
  for (const key of endpointKeys) {
    const [method = "", template = ""] = key.split(" ");
    if (!app.hasRoute({ method, url: routeOf(template) })) bind(key, unreached);
  }
  return app;
}

function createGuard(
  {
    db,
    probe,
    database,
    config,
  }: Pick<Context, "db" | "probe" | "config"> & Partial<Pick<Context, "database">>,
  options: { readOnly?: boolean } = {},
): Guard {
  return {
    authenticate: createAuthenticator(db, options),
    admitProgram: createProgramGuard(createProgramAuthenticator(db, options), {
      isLimited: config.rateLimits,
    }),
    requireOperator: createOperatorCheck(db),
    refuseWrites() {
      if (database?.stuck() !== undefined) throw new AppError("unavailable");
    },
    isSilent: () =>
      probe.isReadOnly().then(
        () => false,
        () => true,
      ),
  };
}

function unreached(): never {
  throw new Error("the binder refuses before");
}

/** Routes that neither change the register nor depend on a session. */
async function mountPublic(
  app: FastifyInstance,
  binderOf: (scope: FastifyInstance) => Bind,
  context: Context | ContextToRead,
): Promise<void> {
  const { config } = context;
  const bind = binderOf(app);
  profileRoutes(app, bind, context);
  await app.register(async (scope) => imageRoutes(scope, binderOf(scope), context));
  certificateRoutes(app, bind, context);
  statusRoutes(bind, context);
  licenceRoutes(app, bind, context);
  policyRoutes(app, context);
  const headersOf = async (certificate: StoredCertificate) => headersForMachines(context, certificate);
  certificatePageRoutes(app, { ...context, publicUrl: config.publicUrl, headersOf });
  creatorPageRoutes(app, { ...context, publicUrl: config.publicUrl });
  searchRoutes(app, bind, context);
  catalogueRoutes(bind, context);
  usesRoutes(bind, context);
  cataloguePageRoutes(app, { ...context, publicUrl: config.publicUrl });
  logRoutes(app, context);
  anchorRoutes(bind, context);
  listClocksRoutes(bind, context);
  evidenceDayRoutes(app, context);
  trustRoutes(app, context);
  if (config.chain.kind === "local") chainProxyRoutes(app, context);
  healthRoutes(app, context);
  metricsRoutes(app, config.metricsToken);
  await serveWeb(app, context.webRoot);
}

/** Before any routes: limits, failures, headers, metrics and the API's description. */
async function openApp(context: Pick<Context, "config" | "logger">): Promise<FastifyInstance> {
  const { config } = context;
  const logger: FastifyBaseLogger = context.logger;
  const app = fastify({
    loggerInstance: logger,
    // Only proxies on this machine, and those that the operator names, are trusted to say who the client is.
    trustProxy: ["loopback", ...config.trustedProxies],
    bodyLimit: 1024 * 1024,
    logController: new LogController({ disableRequestLogging: true }),
    ...connectionOptions(),
    ...earlyFailures,
  });
  app.server.maxConnections = maxConnections;
  app.setValidatorCompiler(validateWithZod);
  app.setSerializerCompiler(writeAnswers);
  answerFailures(app);
  countRequests(app);
  await app.register(fastifyHelmet, helmetOptions(config));
  if (config.rateLimits) limitRequests(app);
  serveDescription(app);
  return app;
}

/** Contract wallets are checked on the chain that is used for anchoring. */
function walletChain({ chain }: Context["config"]): WalletChain | undefined {
  return chain.kind === "evm" ? { id: chain.chainId, transport: rpcTransport(chain.rpcUrls) } : undefined;
}

function helmetOptions({ publicUrl, chain }: Context["config"]) {
  const secure = publicUrl.startsWith("https:");
  const rpc = chain.kind === "evm" && chain.publicRpcUrl ? [new URL(chain.publicRpcUrl).origin] : [];
  // A visitor's browser asks them for blocks of Bitcoin, on demand.
  const explorers = PUBLIC_CLOCKS.explorers.map((explorer) => new URL(explorer).origin);
  return {
    strictTransportSecurity: secure,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: "deny" as const },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "connect-src": ["'self'", ...rpc, ...explorers],
        "img-src": ["'self'", "data:", "blob:"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
      },
    },
  };
}
