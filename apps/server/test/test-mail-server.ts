import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { vi } from "vitest";
import { atEnd } from "./at-end.ts";
import { patience } from "@colophon/testing/patience";

interface TestMailServer {
  url: string;
  /** Received mails, parsed, in order. */
  mails: Email[];
  /** The SMTP recipients, in order. */
  recipients: string[];
  /** Waits until this number of mails have arrived, and returns the last one. */
  received(count: number): Promise<Email>;
}

/** A real SMTP server on loopback; refuses recipients at `refuses.example`. Closed after the file's tests. */
export async function createTestMailServer(): Promise<TestMailServer> {
  const mails: Email[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, accept) {
      if (!address.endsWith("@refuses.example")) return accept();
      accept(Object.assign(new Error(`5.1.1 <${address}> is not known here`), { responseCode: 550 }));
    },
    onData(stream, session, accept) {
      const keep = async () => {
        mails.push(await PostalMime.parse(await buffer(stream)));
        recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
      };
      keep().then(() => accept(), accept);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  atEnd(() => new Promise<void>((resolve) => server.close(resolve)));

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    recipients,
    async received(count) {
      await vi.waitUntil(() => mails.length >= count, patience);
      const last = mails.at(-1);
      if (last === undefined) throw new Error("no mail was asked for");
      return last;
    },
  };
}
