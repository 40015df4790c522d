import { expect, test } from "vitest";
import { describeDevice } from "./describe-device.ts";

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Windows"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/140.0.0.0 Safari/537.36`, "Chrome, Linux"],
  [`Mozilla/5.0 (Linux; Android 16; K) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`, "Chrome, Android"],
  [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, "Edge, Windows"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1",
    "Safari, iOS",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15",
    "Safari, macOS",
  ],
  ["curl/8.16.0", ""],
  ["", ""],
])("%s is %j", (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
