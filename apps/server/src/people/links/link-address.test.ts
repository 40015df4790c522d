import { expect, test } from "vitest";
import { AppError } from "../../base/errors.ts";
import { inUnicode, readLinkAddress } from "./link-address.ts";

const read = (typed: string, way: "dns" | "page" = "dns") => {
  try {
    return readLinkAddress(typed, way, "colophon.example");
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.fields?.["address"] ?? error.code;
  }
};

test.each([
  ["alice.example", "https://alice.example/"],
  ["https://Alice.Example", "https://alice.example/"],
  ["HTTPS://alice.example./", "https://alice.example/"],
  ["www.alice.example", "https://www.alice.example/"],
  ["bücher.example", "https://xn--bcher-kva.example/"],
  ["https://xn--BCHER-kva.example/", "https://xn--bcher-kva.example/"],
  ["ａｌｉｃｅ.example", "https://alice.example/"],
  ["alice.github.io", "https://alice.github.io/"],
  ["alice.co.uk", "https://alice.co.uk/"],
])("%s is a domain", (typed, url) => expect(read(typed)).toBe(url));

test.each([
  ["http://alice.example", "link_not_https"],
  ["ftp://alice.example", "link_not_https"],
  ["javascript://alice.example", "link_not_https"],
  ["192.0.2.7", "link_ip_address"],
  ["https://127.1/", "link_ip_address"],
  ["https://2130706433/", "link_ip_address"],
  ["https://0x7f.0.0.1/", "link_ip_address"],
  ["[2001:db8::1]", "link_ip_address"],
  ["https://[::ffff:1.2.3.4]:8080/", "link_ip_address"],
  ["alice.example:8443", "link_port"],
  ["https://alice.example:443/", "link_port"],
  ["alice@alice.example", "link_user"],
  ["https://colophon.example:secret@alice.example/", "link_user"],
  ["https://@alice.example/", "link_user"],
  ["colophon.example", "link_own_host"],
  ["COLOPHON.example.", "link_own_host"],
  ["example", "invalid_url"],
  ["localhost", "invalid_url"],
  ["com", "invalid_url"],
  ["co.uk", "link_public_suffix"],
  ["github.io", "link_public_suffix"],
  ["blogspot.com", "link_public_suffix"],
  ["s3.amazonaws.com", "link_public_suffix"],
  ["公司.cn", "link_public_suffix"],
  ["alice.example/about", "link_has_path"],
  ["alice.example?x=1", "link_query"],
  ["alice.example/#me", "link_query"],
  ["alice_smith.example", "invalid_url"],
  ["-alice.example", "invalid_url"],
  ["alice..example", "invalid_url"],
  ["alice.example\\@bob.example", "link_has_path"],
  [`${"a".repeat(64)}.example`, "invalid_url"],
  [`${"a.".repeat(122)}example`, "invalid_url"],
  ["a b.example", "invalid_url"],
  ["mailto:alice@alice.example", "link_user"],
  ["https://", "invalid_url"],
])("%s is refused: %s", (typed, why) => expect(read(typed)).toBe(why));

test.each([
  ["social.example/@alice", "https://social.example/@alice"],
  ["https://Social.Example/Users/Alice/", "https://social.example/Users/Alice/"],
  ["github.io/alice", "https://github.io/alice"],
  ["https://alice.example/a/../b", "https://alice.example/b"],
  ["https://alice.example/été", "https://alice.example/%C3%A9t%C3%A9"],
])("%s is a page", (typed, url) => expect(read(typed, "page")).toBe(url));

test.each([
  ["https://colophon.example/creators/1", "link_own_host"],
  ["https://social.example/alice?tab=posts", "link_query"],
  ["https://social.example/#alice", "link_query"],
  ["https://social.example/?", "link_query"],
  [`https://social.example/${"語".repeat(400)}`, "too_long"],
])("%s is no page: %s", (typed, why) => expect(read(typed, "page")).toBe(why));

test("a name is shown in both forms where they differ", () => {
  expect(inUnicode("https://xn--bcher-kva.example/a")).toBe("https://bücher.example/a");
  expect(inUnicode("https://alice.example/")).toBeNull();
});
