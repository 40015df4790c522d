import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { AppError } from "../../base/errors.ts";
import { answerInTime } from "../../base/http/answer-in-time.ts";
import type { PaymentService } from "./payment-service.ts";
import { type EventContext, takeEvent } from "./take-event.ts";

interface PaymentEventContext extends EventContext {
  service: PaymentService;
  logger: Logger;
  messagesPerMinute?: number | undefined;
}

/** Stripe's messages have some kilobytes. */
const eventBytes = 256 * 1024;

/**
 * Receives the payment service's messages, in a scope of its own because their signature covers the raw body. Answers as
 * soon as the message is stored, whatever state the log is in.
 */
export function paymentEventRoutes(
  scope: FastifyInstance,
  { pool, keys, service, logger, operator, messagesPerMinute = 600 }: PaymentEventContext,
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  scope.post(
    "/api/payments/stripe",
    {
      bodyLimit: eventBytes,
      config: { limit: { max: messagesPerMinute, seconds: 60 } },
    },
    async ({ body, headers, log }) => {
      const signature = headers["stripe-signature"];
      const event =
        Buffer.isBuffer(body) && typeof signature === "string"
          ? service.readEvent(body, signature)
          : undefined;
      if (event === undefined) throw new AppError("malformed_request");
      const outcome = await answerInTime(takeEvent({ pool, keys, operator }, event), log);
      if (outcome === "foreign")
        logger.warn({ event: event.id }, "the payment service reported an unknown order");
      if (outcome === "underpaid")
        logger.error(
          { event: event.id },
          "less was paid than an order costs: the payment counts for nothing here; look it up at the payment service",
        );
      return { received: true };
    },
  );
}
