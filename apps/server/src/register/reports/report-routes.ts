import { createDailyCount, secondsLeftToday } from "../../base/limits/daily-count.ts";
import { AppError } from "../../base/errors.ts";
import type { Bind } from "../../base/http/bind.ts";
import { networkOf } from "../../base/http/client-network.ts";
import { requestedLanguage } from "../../base/http/requested-language.ts";
import { type ReportContext, takeReport } from "./take-report.ts";

/** Reports per day from clients of one network. */
const perNetwork = 50;

/** Reports to the operator, which anyone can send. */
export function reportRoutes(bind: Bind, context: ReportContext & { config: { rateLimits: boolean } }): void {
  const { take } = createDailyCount(context.db);

  bind(
    "POST /api/reports",
    async ({ caller, body: { language, ...report }, request }) => {
      const network = networkOf(request.ip, { ipv4: 24, ipv6: 48 });
      if (context.config.rateLimits && !(await take(`reports ${network}`, perNetwork)))
        throw new AppError("rate_limited", { retryAfter: secondsLeftToday() });
      await takeReport(context, report, { caller, language: language ?? requestedLanguage(request) });
      return undefined;
    },
    { config: { limit: { max: 10, seconds: 600 } } },
  );
}
