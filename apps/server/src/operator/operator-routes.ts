import type { Bind } from "../base/http/bind.ts";
import { describeContested } from "../people/links/links.ts";
import { listReports } from "../register/reports/reports.ts";
import { endAccount, exportAccount, liftAccount, suspendAccount } from "./account-acts.ts";
import { describeActs } from "./acts.ts";
import { closeRefund } from "./close-refund.ts";
import { decideReport } from "./decide-report.ts";
import { describeOperatedAccount, describeOperatedCertificate, describeReport } from "./describe.ts";
import { describeOrder, find } from "./find.ts";
import { findOrders } from "./find-store.ts";
import { type GlanceContext, takeGlance } from "./glance.ts";
import { describeFailedLetters, tryAgain } from "./letters.ts";
import type { OperatorContext } from "./operator-context.ts";
import { passOn } from "./pass-on.ts";
import { refundOrder } from "./refund-order.ts";
import { sayAsRegistry } from "./say-as-registry.ts";
import { createLoggedBind } from "./logged-bind.ts";

type RoutesContext = OperatorContext & GlanceContext;

/** What operators see and do. */
export function operatorRoutes(bind: Bind, context: RoutesContext): void {
  const bindLogged = createLoggedBind(bind, context);

  bindLogged("GET /api/operator", async () => takeGlance(context));
  bindLogged("POST /api/operator/find", async ({ body }) => find(context.pool, body.q));
  bindLogged("GET /api/operator/acts", async ({ query }) => describeActs(context.db, context.keys, query));
  bindLogged("GET /api/operator/links", async () => describeContested(context.db));
  bindReports(bindLogged, context);
  bindCertificates(bindLogged, context);
  bindAccounts(bindLogged, context);
  bindOrders(bindLogged, context);
  bindLetters(bindLogged, context);
}

function bindReports(bind: Bind, context: RoutesContext): void {
  bind("GET /api/operator/reports", async ({ query }) =>
    (await listReports(context.db, query)).map((report) => describeReport(context.keys, report)),
  );

  bind("POST /api/operator/reports/{id}/decide", async ({ caller, params, body }) => {
    await decideReport(context, params.id, { ...body, operatorId: caller.userId });
    return undefined;
  });
}

function bindCertificates(bind: Bind, context: RoutesContext): void {
  bind("GET /api/operator/certificates/{id}", async ({ params }) =>
    describeOperatedCertificate(context, params.id),
  );

  for (const [act, kind] of [
    ["note", "noted"],
    ["block", "blocked"],
    ["unblock", "unblocked"],
  ] as const)
    bind(
      `POST /api/operator/certificates/{id}/${act}`,
      async ({ caller, params, body: { reason, text, ground } }) =>
        sayAsRegistry(context, params.id, { kind, text, ground }, { operatorId: caller.userId, reason }),
    );

  bind("POST /api/operator/certificates/{id}/pass", async ({ caller, params, body: { reason, ...terms } }) =>
    passOn(context, params.id, terms, { operatorId: caller.userId, reason }),
  );
}

function bindAccounts(bind: Bind, context: RoutesContext): void {
  bind("GET /api/operator/accounts/{id}", async ({ params }) => describeOperatedAccount(context, params.id));

  bind("POST /api/operator/accounts/{id}/suspend", async ({ caller, params, body }) => {
    await suspendAccount(context, { ...body, accountId: params.id, operatorId: caller.userId });
    return undefined;
  });

  bind("POST /api/operator/accounts/{id}/lift", async ({ caller, params, body }) => {
    await liftAccount(context, { ...body, accountId: params.id, operatorId: caller.userId });
    return undefined;
  });

  bind("POST /api/operator/accounts/{id}/end", async ({ caller, params, body }) => {
    await endAccount(context, { ...body, accountId: params.id, operatorId: caller.userId });
    return undefined;
  });

  bind("POST /api/operator/accounts/{id}/export", async ({ caller, params, body, reply }) => {
    const data = await exportAccount(context, {
      ...body,
      accountId: params.id,
      operatorId: caller.userId,
    });
    reply.header("content-type", "application/json; charset=utf-8");
    reply.header("content-disposition", `attachment; filename="account-${params.id}.json"`);
    return data;
  });
}

function bindOrders(bind: Bind, context: RoutesContext): void {
  const { pool } = context;

  bind("GET /api/operator/orders", async () => (await findOrders(pool, "waiting", "")).map(describeOrder));

  const showOrder = async (id: string) => {
    const [order] = await findOrders(pool, "id", id);
    if (order === undefined) throw new Error("an order is gone that was just given back");
    return describeOrder(order);
  };

  bind("POST /api/operator/orders/{id}/refund", async ({ caller, params, body }) => {
    await refundOrder(context, params.id, { ...body, operatorId: caller.userId });
    return showOrder(params.id);
  });

  bind("POST /api/operator/orders/{id}/repaid", async ({ caller, params, body }) => {
    await closeRefund(context, params.id, { ...body, operatorId: caller.userId });
    return showOrder(params.id);
  });
}

function bindLetters(bind: Bind, context: RoutesContext): void {
  bind("GET /api/operator/letters", async () => describeFailedLetters(context));

  bind("POST /api/operator/letters/retry", async ({ caller, body: { reason, ...letter } }) => {
    await tryAgain(context, letter, { operatorId: caller.userId, reason });
    return undefined;
  });
}
