import { expect, test } from "vitest";
import { networkOf } from "./client-network.ts";

const whole = { ipv4: 32, ipv6: 64 };

test.each([
  ["192.0.2.1", "::ffff:192.0.2.1"],
  ["2001:db8::1", "2001:db8::ffff:1"],
  ["2001:db8:0:0:1:2:3:4", "2001:db8::"],
  ["fe80::1%eth0", "fe80::2"],
])("%s and %s are one client", (one, other) => {
  expect(networkOf(one, whole)).toBe(networkOf(other, whole));
});

test.each([
  ["192.0.2.1", "192.0.2.2"],
  ["2001:db8::1", "2001:db8:0:1::1"],
  ["::192.0.2.1", "192.0.2.1"],
])("%s and %s are two", (one, other) => {
  expect(networkOf(one, whole)).not.toBe(networkOf(other, whole));
});

test("a wider network includes its neighbours", () => {
  const wide = { ipv4: 24, ipv6: 48 };
  expect(networkOf("192.0.2.1", wide)).toBe(networkOf("192.0.2.255", wide));
  expect(networkOf("192.0.2.1", wide)).not.toBe(networkOf("192.0.3.1", wide));
  expect(networkOf("2001:db8:1:2::1", wide)).toBe(networkOf("2001:db8:1:3::1", wide));
  expect(networkOf("2001:db8:1::1", wide)).not.toBe(networkOf("2001:db8:2::1", wide));
});
