import { writeFileSync } from "node:fs";
import path from "node:path";
import { checkPdfSignature, readCertificatePdf } from "@colophon/pdf-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { makeCertificatePdf } from "@colophon/testing/make-certificate-pdf";
import { isMissing, run } from "@colophon/testing/run-tool";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import {
  startTimeStampAuthority,
  type TestTimeStampAuthority,
} from "../../../test/test-time-stamp-authority.ts";
import { createTimeStamp } from "./time-stamp.ts";

describe.skipIf(isMissing("openssl"))("createTimeStamp", () => {
  let authority: TestTimeStampAuthority;
  beforeAll(async () => {
    authority = await startTimeStampAuthority();
    return () => authority.close();
  });
  const folder = makeTemporaryFolder("colophon-time-stamp-");
  const write = (name: string, content: Uint8Array | string) => {
    writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
  };

  test("answers a token for the bytes that OpenSSL verifies", async () => {
    const warn = vi.fn<(cause: unknown) => void>();
    const bytes = Buffer.from("a signature's value");
    const token = await createTimeStamp(authority.url("true"), warn)(bytes);
    expect(warn).not.toHaveBeenCalled();
    const verified = run("openssl", [
      ..."ts -verify -token_in -in".split(" "),
      write("token", token ?? Buffer.alloc(0)),
      "-data",
      write("data", bytes),
      "-CAfile",
      write("tsa.pem", authority.certificate),
    ]);
    expect(verified.output).toContain("Verification: OK");
  });

  test.each([
    ["other", "cannot be used: it is about something else"],
    ["replayed", "cannot be used: it is about another request"],
    ["refused", "cannot be used: the authority refused (2)"],
    ["garbage", "cannot be used: an element is cut off"],
    ["longer", "cannot be used: something follows its end"],
    ["endless", ""],
    ["error", ""],
    ["moved", ""],
  ] as const)("warns about a reply that is %s, and answers none", async (behaviour, why) => {
    const warn = vi.fn<(cause: unknown) => void>();
    expect(await createTimeStamp(authority.url(behaviour), warn)(Buffer.from("value"))).toBeUndefined();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining(why) as string }),
    );
  });

  test("gives up on an authority that doesn't answer", async () => {
    const ended = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort("time is up"));
    const warn = vi.fn<(cause: unknown) => void>();
    expect(await createTimeStamp(authority.url("silent"), warn)(Buffer.from("value"))).toBeUndefined();
    expect(ended).toHaveBeenCalledWith(5000);
    expect(warn).toHaveBeenCalledWith("time is up");
    ended.mockRestore();
  });

  test("leaves a PDF sound for our own check, which does not judge the authority’s time", async () => {
    const timeStamp = createTimeStamp(authority.url("true"), () => {});
    const { bytes, root } = await makeCertificatePdf({
      timeStamp,
      signedAt: new Date("2026-03-04T05:06:07Z"),
    });
    expect(checkPdfSignature(readCertificatePdf(bytes), [root])).toEqual({
      state: "sound",
      certificateId: "RSF-0123ABCDE",
      signer: "colophon.example",
      signedAt: Date.parse("2026-03-04T05:06:07Z") / 1000,
      hasTimeStamp: true,
      token: { bytes: expect.any(Uint8Array) as unknown, about: expect.any(Uint8Array) as unknown },
    });
  });

  test.skipIf(isMissing("pdfsig"))("leaves a PDF valid with a time-stamp and without one", async () => {
    for (const behaviour of ["true", "garbage"] as const) {
      const timeStamp = createTimeStamp(authority.url(behaviour), () => {});
      const { bytes } = await makeCertificatePdf({ timeStamp });
      const { output } = run("pdfsig", ["-nocert", write("stamped.pdf", bytes)]);
      expect(output).toContain("Signature is Valid");
      expect(output).toContain("Total document signed");
      // The token's object identifier, id-aa-timeStampToken.
      const hasToken = bytes.toString("latin1").includes("060b2a864886f70d010910020e");
      expect(hasToken).toBe(behaviour === "true");
    }
  });
});
