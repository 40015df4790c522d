import type { BatchContents, Language, RegistrationContents } from "@colophon/api";
import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import type { Bind, Caller } from "../../base/http/bind.ts";
import { requestedLanguage } from "../../base/http/requested-language.ts";
import { findOrder, listOrders } from "../orders/orders.ts";
import { describeOrders } from "../orders/describe-orders.ts";
import { createRegistrantFinder, type Registrant } from "../../people/profiles/find-registrant.ts";
import { priceOf } from "../orders/price-of.ts";
import { batchBodyLimit, checkBatch } from "../works/check-batch.ts";
import { findRegisteredWith } from "../works/find-registered-with.ts";
import { registrationBytes } from "../works/registration-bytes.ts";
import { quotaUsedUp, type RegistrationQuota } from "../works/registration-quota.ts";
import type { LinkClaims } from "../../people/links/claim-links.ts";
import { checkRegistration } from "../works/register-work.ts";
import type { EarlierProofContext } from "../works/take-earlier-proofs.ts";
import { type OrderContext, orderRegistration, quantityOf } from "./order-registration.ts";
import type { PaymentService } from "./payment-service.ts";

interface PaymentContext extends Omit<OrderContext, "service">, EarlierProofContext, LinkClaims {
  db: Kysely<Database>;
  /** Undefined where payments are demonstrations. */
  service: PaymentService | undefined;
  quota: RegistrationQuota | undefined;
}

export function paymentRoutes(bind: Bind, context: PaymentContext): void {
  const { pool, quota } = context;
  const findRegistrant = createRegistrantFinder(context);

  /** `check` refuses before the payment whatever would be refused after it. */
  async function place(
    { caller, request }: { caller: Caller; request: FastifyRequest },
    contents: RegistrationContents | BatchContents,
    given: Language | undefined,
    check: (registrant: Registrant) => Promise<unknown>,
  ) {
    const { service, fee } = context;
    const quantity = quantityOf(contents);
    if (service === undefined || priceOf(fee, quantity) === 0) throw new AppError("payment_refused");
    await check(await findRegistrant(caller));
    const takeQuota = async () => {
      if (quota !== undefined && !(await quota.take(caller, request.ip, quantity))) throw quotaUsedUp();
    };
    const { order, page } = await orderRegistration(
      { ...context, service },
      { userId: caller.userId, language: given ?? requestedLanguage(request) },
      contents,
      takeQuota,
    );
    return { id: order.id, state: order.state, checkoutUrl: page?.url ?? null };
  }
  const limited = { config: { limit: { max: 60, seconds: 600 } } };

  bind(
    "POST /api/orders",
    ({ body: { registration, language }, ...call }) =>
      place(call, registration, language, (registrant) =>
        checkRegistration(context, registrant, registration),
      ),
    { ...limited, bodyLimit: registrationBytes },
  );

  bind(
    "POST /api/orders/batch",
    ({ body: { registrations, batchSignature, language }, ...call }) => {
      const contents = { registrations, batchSignature };
      return place(call, contents, language, (registrant) => checkBatch(context, registrant, contents));
    },
    { ...limited, bodyLimit: batchBodyLimit, rows: "registrations" },
  );

  bind("GET /api/orders/{id}/works", async ({ caller, params }) => {
    const order = await findOrder(pool, params.id);
    if (order === undefined || order.userId !== caller.userId) throw new AppError("not_found");
    const { certificateId } = order;
    return { registered: certificateId === null ? [] : await findRegisteredWith(context, certificateId) };
  });

  bind("GET /api/orders", async ({ caller, query }) => {
    const orders = await listOrders(pool, caller.userId, { before: query.before });
    return (await describeOrders(pool, orders)).map(({ order }) => order);
  });

  bind("GET /api/orders/{id}", async ({ caller, params }) => {
    const orders = await listOrders(pool, caller.userId, { id: params.id });
    const [described] = await describeOrders(pool, orders);
    if (described === undefined) throw new AppError("not_found");
    return described.order;
  });
}
