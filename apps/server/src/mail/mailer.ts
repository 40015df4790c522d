import { createTransport } from "nodemailer";
import { keepInOutbox } from "./outbox.ts";

/** A mail to one person, ready to be sent. */
export interface Mail {
  /** Its permanent name, before the `@`: stays the same when a mail is sent again after a crash. Letters and digits. */
  id: string;
  date: Date;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly { filename: string; contentType: string; content: Uint8Array }[];
}

export interface Mailer {
  /**
   * Resolves when the mail server or the outbox has accepted the mail. Rejects with a MailError; tries once. Aborting
   * ends the connection.
   */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
}

interface Sender {
  name: string;
  address: string;
}

interface MailerOptions {
  /** `smtp://user:password@host:port` or `smtps://…`; unset: mails stay in the outbox. */
  smtpUrl?: string | undefined;
  /** Mails have links that open accounts: nothing is sent, nor the password, unless the connection is encrypted. */
  requireTls?: boolean;
  outboxDir: string;
  from: Sender;
  log: { info(fields: object, message: string): void };
}

/** Says what failed without quoting the mail server, whose answer often repeats the address. */
export class MailError extends Error {
  /** The code of nodemailer, and the mail server's reply code: "EENVELOPE 550". In the letter's row and in the log. */
  readonly failure: string;
  /** The mail server will never take this mail: trying again would annoy it (RFC 5321, section 4.2.1). */
  readonly isFinal: boolean;

  constructor(cause: unknown) {
    const { code = "unknown", responseCode = 0, command } = cause as NodemailerError;
    const failure = `${code}${responseCode === 0 ? "" : ` ${responseCode}`}`;
    super(`the mail could not be sent: ${failure}`);
    this.failure = failure;
    // Earlier refusals, of this server or its sender address, are for the operator to fix.
    this.isFinal = responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
  }
}

interface NodemailerError {
  code?: string;
  responseCode?: number;
  command?: string;
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/** Sends mails by SMTP, or without an SMTP server, keeps each in the outbox for the operator. Logs no link. */
export function createMailer({ smtpUrl, requireTls = false, outboxDir, from, log }: MailerOptions): Mailer {
  const host = from.address.slice(from.address.lastIndexOf("@") + 1);

  const compose = ({ id, to, headers, attachments = [], ...mail }: Mail) => ({
    ...mail,
    from,
    to: { name: "", address: to },
    messageId: `<${id}@${host}>`,
    headers: { "Auto-Submitted": "auto-generated", ...headers },
    attachments: attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) })),
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  if (smtpUrl === undefined) {
    const transport = createTransport({ streamTransport: true, buffer: true });
    return {
      async send(mail) {
        const { message } = await transport.sendMail(compose(mail));
        if (!Buffer.isBuffer(message)) throw new TypeError("the transport does not buffer");
        const name = `${mail.date.toISOString().replaceAll(":", "-")}-${mail.id.slice(0, 8)}`;
        const file = await keepInOutbox(outboxDir, name, message);
        log.info({ file }, "SMTP_URL is not set: the mail stays in the outbox");
      },
    };
  }

  const transport = createTransport({ url: smtpUrl, requireTLS: requireTls, ...timeouts });
  return {
    async send(mail, signal) {
      try {
        await transport.sendMail({ ...compose(mail), ...(signal === undefined ? {} : { signal }) });
      } catch (error) {
        throw new MailError(error);
      }
    },
  };
}
