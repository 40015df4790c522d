import type { Bind } from "../../base/http/bind.ts";
import { readLimit } from "../../base/http/read-limit.ts";
import { describeNotices, makeNotice, type NoticeContext, requireHeld } from "./make-notice.ts";
import { deleteNotice } from "./notice-store.ts";

/** Of all parts, in bytes; longer letters than this nobody reads. */
const bodyLimit = 512 * 1024;

/** Letters and notices to somebody who uses a work. */
export function noticeRoutes(bind: Bind, context: NoticeContext): void {
  bind(
    "GET /api/certificates/{id}/notices",
    async ({ caller: { userId }, params: { id } }) => describeNotices(context, userId, id),
    readLimit,
  );

  bind(
    "POST /api/certificates/{id}/notices",
    async ({ caller: { userId }, params: { id }, body, reply }) => {
      const pdf = await makeNotice(context, userId, id, body);
      return reply
        .header("content-language", body.language)
        .header("content-disposition", `attachment; filename="colophon-${body.kind}-${id}.pdf"`)
        .type("application/pdf")
        .send(pdf);
    },
    { config: { limit: { max: 20, seconds: 60 } }, bodyLimit },
  );

  bind(
    "DELETE /api/certificates/{id}/notices/{kind}/{madeOn}",
    async ({ caller: { userId }, params: { id, kind, madeOn } }) => {
      const { workId } = await requireHeld(context, userId, id);
      await deleteNotice(context.db, { workId, userId, kind, madeOn });
      return undefined;
    },
    readLimit,
  );
}
