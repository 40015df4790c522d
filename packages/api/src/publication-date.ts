import { latestDay } from "./latest-day.ts";

const shape = /^(?<year>\d{4})(?:-(?<month>0[1-9]|1[0-2])(?:-(?<day>\d{2}))?)?$/;

/** A day, a month or a year that exists, as the person knows it: `2024-05-01`, `2024-05`, `2024`. */
export function isPublicationDate(text: string): boolean {
  const parts = shape.exec(text)?.groups;
  if (parts === undefined) return false;
  const { year, month, day } = parts;
  if (day === undefined) return true;
  // The calendar repeats every 400 years; JavaScript takes the years before 100 for those after 1900.
  const lastDay = new Date(Date.UTC(2000 + (Number(year) % 400), Number(month), 0)).getUTCDate();
  return Number(day) >= 1 && Number(day) <= lastDay;
}

/** Whether it has begun nowhere on Earth. */
export const isFutureDate = (date: string, now = Date.now()): boolean =>
  date > latestDay(now).slice(0, date.length);
