import { type PortfolioOrder, portfolioOrders } from "@colophon/api";
import { z } from "zod";
import { AppError } from "../../base/errors.ts";

/** A place among one's own works in an order: after a work, or before it. */
export interface PortfolioPlace {
  sort: PortfolioOrder;
  side: "after" | "before";
  /** What the work is sorted by: its title, or when it was registered, in microseconds. */
  key: string;
  workId: string;
}

const place = z.tuple([
  z.enum(portfolioOrders),
  z.enum(["after", "before"]),
  z.string().regex(/^[^\0]*$/),
  z.uuid(),
]);

/** A place encoded for a URL. The title is in it: it stays right when the work is gone, or has another one. */
export const writePortfolioCursor = ({ sort, side, key, workId }: PortfolioPlace): string =>
  Buffer.from(JSON.stringify([sort, side, key, workId])).toString("base64url");

/** Refuses anything that `writeCursor` wouldn't have written for this order. */
export function readPortfolioCursor(cursor: string, order: PortfolioOrder): PortfolioPlace {
  const read = place.safeParse(parsed(Buffer.from(cursor, "base64url").toString()));
  if (read.success) {
    const [sort, side, key, workId] = read.data;
    if (sort === order && (sort === "title" || /^\d{1,16}$/.test(key))) return { sort, side, key, workId };
  }
  throw new AppError("validation_failed", { fields: { at: "invalid" } });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
