import { createTransport } from "nodemailer";
import { keepInOutbox } from "./outbox.ts";
import { type Texts, textsIn } from "./texts.ts";

/** A mail to one person: which text, in which language, with which link in it. */
export interface Letter {
  to: string;
  language: string;
  text: keyof Texts;
  link: string;
}

export interface Mailer {
  /** Resolves when the mail server has taken the mail, or the outbox holds it. Rejects with a MailError; tries once. */
  send(letter: Letter): Promise<void>;
}

interface MailerOptions {
  /** `smtp://user:password@host:port` or `smtps://…`; unset: mails stay in the outbox. */
  smtpUrl?: string | undefined;
  outboxDir: string;
  /** Its host is the sender's domain. */
  publicUrl: string;
  log: { info(fields: object, message: string): void };
}

/** Says what failed without the mail server's words, which often repeat the address. */
export class MailError extends Error {
  constructor(cause: unknown) {
    // Both as nodemailer documents them: "ECONNECTION", "EENVELOPE"…, and the reply of the mail server, 550.
    const { code = "unknown", responseCode = 0 } = cause as { code?: string; responseCode?: number };
    super(`the mail could not be sent: ${code}${responseCode === 0 ? "" : ` ${responseCode}`}`);
  }
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends mails by SMTP. Without it each is kept in the outbox, and its link is logged for whoever runs the server. */
export function createMailer({ smtpUrl, outboxDir, publicUrl, log }: MailerOptions): Mailer {
  const from = { name: "Colophon", address: `no-reply@${new URL(publicUrl).hostname}` };

  const compose = ({ to, language, text, link }: Letter) => {
    const { subject, body } = textsIn(language)[text](link);
    const headers = { "Auto-Submitted": "auto-generated" };
    return { from, to: { name: "", address: to }, subject, text: body, headers };
  };

  if (smtpUrl === undefined) {
    const transport = createTransport({ streamTransport: true, buffer: true });
    return {
      async send(letter) {
        const { message } = await transport.sendMail(compose(letter));
        if (!Buffer.isBuffer(message)) throw new TypeError("the transport does not buffer");
        const file = await keepInOutbox(outboxDir, message);
        log.info({ file, link: letter.link }, "SMTP_URL is not set: the mail stays in the outbox");
      },
    };
  }

  const transport = createTransport({ url: smtpUrl, ...timeouts });
  return {
    async send(letter) {
      try {
        await transport.sendMail(compose(letter));
      } catch (error) {
        throw new MailError(error);
      }
    },
  };
}
