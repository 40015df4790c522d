import { useLocation } from "react-router";

const purposes = ["reset", "device", "recover", "keep"] as const;

interface MailedCode {
  purpose: (typeof purposes)[number];
  token: string;
}

/** The purpose and code of a mailed link to the log-in page: after `#`, which browsers don't send to servers. */
export function useMailedCode(): MailedCode | undefined {
  const [, name, token] = /^#(\w+)=([\w-]+)$/.exec(useLocation().hash) ?? [];
  const purpose = purposes.find((known) => known === name);
  return purpose === undefined || token === undefined ? undefined : { purpose, token };
}
