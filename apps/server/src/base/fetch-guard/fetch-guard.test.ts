import { once } from "node:events";
import { networkInterfaces } from "node:os";
import { gzipSync } from "node:zlib";
import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { startTestWeb, webAddress } from "../../../test/test-web.ts";
import { FetchRefusal } from "./fetch-refusal.ts";

const { dns, guard, pages, asked, last, reached } = await startTestWeb();

let made = 0;
/** A host of its own for a test, with these addresses. */
function makeHost(addresses: string[] | string[][] = [webAddress]): string {
  const host = `host-${++made}.links.example`;
  dns.addresses.set(host, addresses);
  return host;
}
function serve(page: string | RequestListener, path = "/"): string {
  const host = makeHost();
  pages.set(host + path, page);
  return `https://${host}${path}`;
}
const reasonOf = (url: string): Promise<string> =>
  guard.getText(url).then(
    () => "read",
    (error: unknown) => (error instanceof FetchRefusal ? error.reason : String(error)),
  );
const redirect =
  (location: string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { location }).end();

test("a page is read as it is served, by a request that says whose it is", async () => {
  const url = serve("<p>Où êtes-vous ?</p>");
  expect(await guard.getText(url)).toEqual({ mediaType: "text/html", text: "<p>Où êtes-vous ?</p>", url });
  expect(last()?.headers).toMatchObject({
    "user-agent": "Colophon (+https://colophon.example)",
    "accept-encoding": "identity",
    host: new URL(url).host,
  });
  expect(last()?.headers).not.toHaveProperty("cookie");
});

test("a text in another character set is read in it", async () => {
  const url = serve((_request, response) =>
    response
      .writeHead(200, { "content-type": 'text/plain; charset="windows-1252"' })
      .end(Buffer.from([0x80, 0x20, 0xe9])),
  );
  expect((await guard.getText(url)).text).toBe("€ é");
});

test.each([
  ["loopback", "127.0.0.1"],
  ["another loopback", "127.0.0.3"],
  ["private", "10.0.0.1"],
  ["shared by a provider", "100.64.0.1"],
  ["link-local", "169.254.169.254"],
  ["multicast", "224.0.0.1"],
  ["this network", "0.0.0.0"],
  ["loopback of IPv6", "::1"],
  ["unspecified", "::"],
  ["mapped loopback", "::ffff:127.0.0.1"],
  ["mapped private", "::ffff:10.0.0.1"],
  ["translated loopback", "64:ff9b::127.0.0.1"],
  ["6to4 of loopback", "2002:7f00:1::"],
  ["Teredo", "2001:0:7f00:1::"],
  ["unique local", "fd00::1"],
  ["link-local of IPv6", "fe80::1"],
])("a name of an address that is %s is refused, and nothing connects", async (_what, address) => {
  expect(await reasonOf(`https://${makeHost([address])}/`)).toBe("refused_address");
  expect(reached()).toBe(0);
});

test("every address of this machine is refused", async () => {
  const own = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map((one) => one.address));
  for (const address of own.filter((one) => !one.startsWith("fe80")))
    expect(await reasonOf(`https://${makeHost([address])}/`)).toBe("refused_address");
  expect(own.length).toBeGreaterThan(0);
});

test.each([[[webAddress, "127.0.0.1"]], [["127.0.0.1", webAddress]], [[webAddress, "::1"]]])(
  "a name that has one address inside is refused altogether: %s",
  async (addresses) => {
    expect(await reasonOf(`https://${makeHost(addresses)}/`)).toBe("refused_address");
    expect(reached()).toBe(0);
  },
);

test("a name that changes after it was looked at is never connected to", async () => {
  // Between look-up and connection nothing asks again.
  const once_ = makeHost([[webAddress], ["127.0.0.1"]]);
  pages.set(`${once_}/`, "read");
  expect((await guard.getText(`https://${once_}/`)).text).toBe("read");
  expect(dns.asked.filter((one) => one === `${once_} A`)).toHaveLength(1);
  // The next request asks, and is refused.
  expect(await reasonOf(`https://${once_}/`)).toBe("refused_address");
  // So is a redirect within the host.
  const turning = makeHost([[webAddress], ["127.0.0.1"]]);
  pages.set(`${turning}/`, redirect("/next"));
  pages.set(`${turning}/next`, "inside");
  expect(await reasonOf(`https://${turning}/`)).toBe("refused_address");
  expect(asked).not.toContain(`${turning}/next`);
  expect(reached()).toBe(0);
});

test("three redirects within the host are followed, and no fourth", async () => {
  const host = makeHost();
  for (const step of [1, 2, 3, 4]) pages.set(`${host}/${step}`, redirect(`/${step + 1}`));
  pages.set(`${host}/5`, "there");
  expect(await guard.getText(`https://${host}/2`)).toMatchObject({ text: "there", url: `https://${host}/5` });
  expect(await reasonOf(`https://${host}/1`)).toBe("many_redirects");
});

test.each([
  "https://host-0.links.example/",
  "https://127.0.0.1/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://0x7f000001/",
  "//2130706433/",
  "http://HOST/",
  "https://HOST:8443/",
  "https://someone@HOST/",
  "https://:secret@HOST/",
  "file:///etc/passwd",
  "gopher://HOST/",
  "https://HOST.other.example/",
])("a redirect to %s is refused", async (location) => {
  const host = makeHost();
  dns.addresses.set("host-0.links.example", [webAddress]);
  pages.set("host-0.links.example/", "elsewhere");
  pages.set(`${host}/`, redirect(location.replace("HOST", host)));
  expect(await reasonOf(`https://${host}/`)).toBe("other_host");
  expect(asked).not.toContain("host-0.links.example/");
  expect(reached()).toBe(0);
});

test.each([
  "http://alice.links.example/",
  "https://alice.links.example:8443/",
  "https://someone@alice.links.example/",
  "https://127.0.0.1/",
  "https://0x7f.1/",
  "https://2130706433/",
  "https://[::1]/",
  "file:///etc/passwd",
  "alice.links.example",
])("%s is never asked for", async (url) => {
  dns.addresses.set("alice.links.example", [webAddress]);
  expect(await reasonOf(url)).toBe("refused_address");
  expect(asked).not.toContain("alice.links.example/");
});

test.each([
  ["an endless body", "too_large", endless],
  ["a body that claims to be small", "too_large", endless],
  ["a body that never ends, byte by byte", "too_slow", slow],
  ["no answer at all", "too_slow", () => {}],
] as [string, string, RequestListener][])("%s is left", { concurrent: true }, async (_what, reason, page) => {
  const begun = Date.now();
  expect(await reasonOf(serve(page))).toBe(reason);
  // Five seconds in all, and the time of a busy machine.
  expect(Date.now() - begun).toBeLessThan(20_000);
});

test("a look-up that nobody answers ends, too", async () => {
  const { createSocket } = await import("node:dgram");
  const silent = createSocket("udp4").bind(0, "127.0.0.1");
  await once(silent, "listening");
  const { createFetchGuard } = await import("./fetch-guard.ts");
  const lost = createFetchGuard({
    userAgent: "Colophon",
    dnsServers: [`127.0.0.1:${silent.address().port}`],
  });
  const asking = [
    lost.getText("https://alice.links.example/"),
    lost.getTexts("_colophon.alice.links.example"),
  ];
  const ends = await Promise.allSettled(asking);
  expect(ends.map((end) => end.status === "rejected" && end.reason instanceof FetchRefusal)).toEqual([
    true,
    true,
  ]);
  silent.close();
});

test("512,000 bytes are read, and no more", async () => {
  const most = serve("a".repeat(512_000));
  expect((await guard.getText(most)).text).toHaveLength(512_000);
  expect(await reasonOf(serve("a".repeat(512_001)))).toBe("too_large");
});

test.each(["gzip", "br", "deflate", "zstd", "GZIP", "gzip, identity"])(
  "a body in %s is refused before anything is unpacked",
  async (coding) => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const url = serve((_request, response) =>
      response.writeHead(200, { "content-type": "text/html", "content-encoding": coding }).end(bomb),
    );
    expect(await reasonOf(url)).toBe("compressed");
  },
);

test.each([
  "image/svg+xml",
  "application/json",
  "application/xhtml+xml",
  "text/javascript",
  "text/html2",
  "",
])("a body of type “%s” is refused", async (type) => {
  const url = serve((_request, response) =>
    response.writeHead(200, type === "" ? {} : { "content-type": type }).end("<p>"),
  );
  expect(await reasonOf(url)).toBe("wrong_type");
});

test.each([204, 206, 300, 304, 401, 404, 500])("an answer of status %i is no page", async (status) => {
  const url = serve((_request, response) =>
    response.writeHead(status, { "content-type": "text/html" }).end(),
  );
  expect(await reasonOf(url)).toBe("answered_error");
});

test("a name that nobody has, and a certificate of another name, are told apart", async () => {
  expect(await reasonOf("https://nobody.links.example/")).toBe("no_name");
  dns.addresses.set("other.example", [webAddress]);
  expect(await reasonOf("https://other.example/")).toBe("unreachable");
  expect(asked).not.toContain("other.example/");
});

test("texts of a name are whole, and none of a name that has none", async () => {
  dns.texts.set("_colophon.alice.links.example", ["colophon.example code", "a".repeat(300)]);
  expect(await guard.getTexts("_colophon.alice.links.example")).toEqual([
    "colophon.example code",
    "a".repeat(300),
  ]);
  expect(await guard.getTexts("_colophon.bob.links.example")).toEqual([]);
});

function endless(...[, response]: Parameters<RequestListener>): void {
  response.writeHead(200, { "content-type": "text/plain" });
  const more = () => {
    while (!response.destroyed && response.write("a".repeat(100_000)));
  };
  response.on("drain", more);
  more();
}

function slow(...[, response]: Parameters<RequestListener>): void {
  response.writeHead(200, { "content-type": "text/plain" });
  const timer = setInterval(() => response.write("a"), 200);
  response.on("close", () => clearInterval(timer));
}
