import { useLocation } from "react-router";

const purposes = ["reset", "device", "recover", "keep"] as const;

interface MailedCode {
  purpose: (typeof purposes)[number];
  token: string;
}

/** What a mailed link to the log-in page is for, with its code: behind `#`, which no server is told. */
export function useMailedCode(): MailedCode | undefined {
  const [, name, token] = /^#(\w+)=([\w-]+)$/.exec(useLocation().hash) ?? [];
  const purpose = purposes.find((known) => known === name);
  return purpose === undefined || token === undefined ? undefined : { purpose, token };
}
