import type { Bind } from "../base/http/bind.ts";
import type { OperatorContext } from "./operator-context.ts";

/** Each request is in the server's log, without the number that guards an unlisted work. */
export function createLoggedBind(bind: Bind, { logger }: Pick<OperatorContext, "logger">): Bind {
  return (key, handler, options) =>
    bind(
      key,
      async (call) => {
        const answer = await handler(call);
        const operator = call.request.caller?.userId;
        logger.info({ event: key, operator, ...subjectOf(call.params) }, "operator");
        return answer;
      },
      options,
    );
}

/** Of an account, an order or a report. */
function subjectOf(params: unknown): { subject?: string } {
  const { id } = (params ?? {}) as { id?: string };
  return id !== undefined && /^[0-9a-f-]{36}$/.test(id) ? { subject: id } : {};
}
