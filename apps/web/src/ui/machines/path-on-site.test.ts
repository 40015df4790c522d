import { expect, it } from "vitest";
import { pathOnSite } from "./path-on-site.ts";

it.each([
  ["", "/"],
  ["  /art/  ", "/art/"],
  ["/art/*.jpg$", "/art/*.jpg$"],
  ["/été/a b#c", "/%C3%A9t%C3%A9/a%20b"],
  ["https://me.example/art?id=1", "/art?id=1"],
  ["/a\nUser-Agent: *", "/aUser-Agent:%20*"],
  ["//other.example/", undefined],
  ["/\\other.example/", undefined],
  ["art", undefined],
  ["javascript:alert(1)", undefined],
])("%o is %o", (entered, path) => expect(pathOnSite(entered)).toBe(path));
