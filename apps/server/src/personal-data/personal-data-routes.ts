import { deviceOf } from "../people/accounts/describe-device.ts";
import { noteSecurityEvent } from "../people/accounts/security-events.ts";
import { requestedLanguage } from "../base/http/requested-language.ts";
import type { Bind } from "../base/http/bind.ts";
import type { Eraser } from "./eraser.ts";
import { exportFiles, type ExportFilesContext } from "./export-files.ts";
import { exportUser } from "./export-user.ts";

export function personalDataRoutes(
  bind: Bind,
  context: ExportFilesContext & { eraser: Pick<Eraser, "eraseUser"> },
): void {
  bind(
    "GET /api/user/export",
    async ({ caller, request, reply }) => {
      await noteSecurityEvent(context.db, {
        userId: caller.userId,
        kind: "exported",
        device: deviceOf(request),
      });
      const personalData = await exportUser(context, caller.userId);
      reply.header("content-type", "application/json; charset=utf-8");
      reply.header("content-disposition", 'attachment; filename="colophon-export.json"');
      return personalData;
    },
    { config: { limit: { max: 20, seconds: 600 } } },
  );

  bind(
    "GET /api/user/export.zip",
    async ({ caller, request, reply }) => {
      await noteSecurityEvent(context.db, {
        userId: caller.userId,
        kind: "exported",
        device: deviceOf(request),
      });
      reply
        .type("application/zip")
        .header("content-disposition", 'attachment; filename="colophon-export.zip"');
      return exportFiles(context, caller.userId, requestedLanguage(request));
    },
    // Each certificate may have to be drawn.
    { config: { limit: { max: 5, seconds: 600 } } },
  );

  bind(
    "DELETE /api/user",
    async ({ caller }) => {
      await context.eraser.eraseUser(caller);
      return undefined;
    },
    { alsoClosed: true },
  );
}
