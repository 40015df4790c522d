import { expect, test } from "vitest";
import { parseDatabaseUrl } from "./database-url.ts";

test("one server is taken as it is", () => {
  const url = "postgresql://app:se,cret@db/colophon?sslmode=require";
  expect(parseDatabaseUrl(url)).toEqual({ urls: [url], wish: undefined });
});

test("of several servers the one that takes writes is meant", () => {
  expect(
    parseDatabaseUrl("postgres://app:secret@one:5433,[::1]:5434,three/colophon?sslmode=require"),
  ).toEqual({
    urls: [
      "postgres://app:secret@one:5433/colophon?sslmode=require",
      "postgres://app:secret@[::1]:5434/colophon?sslmode=require",
      "postgres://app:secret@three/colophon?sslmode=require",
    ],
    wish: "read-write",
  });
});

test("says otherwise where it is asked to", () => {
  expect(parseDatabaseUrl("postgres://one,two/colophon?target_session_attrs=any").wish).toBe("any");
  expect(parseDatabaseUrl("postgres://one/colophon?target_session_attrs=read-only").wish).toBe("read-only");
});

test.each([
  "mysql://db/colophon",
  "postgres:///colophon",
  "postgres://one,/colophon",
  "postgres://one:port,two/colophon",
  "not a URL",
])("refuses %s without repeating it", (url) => {
  expect(() => parseDatabaseUrl(url)).toThrow(
    /^DATABASE_URL must be a URL that starts with postgres:\/\/ or postgresql:\/\/$/,
  );
});

test("refuses a wish that it does not know", () => {
  expect(() => parseDatabaseUrl("postgres://one,two/colophon?target_session_attrs=prefer-standby")).toThrow(
    'target_session_attrs of DATABASE_URL must be any or read-write or read-only, not "prefer-standby"',
  );
});
