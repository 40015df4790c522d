import type { ShownLetter } from "@colophon/api";

/** What the login page may say, and how. */
export const loginMessages = {
  registered: "success",
  ready: "success",
  passwordChanged: "success",
  deviceConfirmed: "success",
  loginFirst: "info",
  unreachable: "warning",
  erased: "success",
} as const;

export type LoginMessage = keyof typeof loginMessages;

const names = Object.keys(loginMessages) as LoginMessage[];

/** Where somebody was when they had to log in, and what that history entry held. */
export interface Place {
  pathname: string;
  search: string;
  state: unknown;
}

/** What other pages hand to the login page through the history entry: a name, whose text is chosen there, and the way back. */
export const loginState = (loginMessage: LoginMessage, from?: Place) => ({ loginMessage, from });

/** Takes an address that was typed along to the next form that asks for it. */
export const withEmail = (email: string, state?: object) => ({ ...state, email });

export function readEmail(state: unknown): string {
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === "string" ? email : "";
}

/** The letter of a sign-up, where the page shows it. */
export function readLetter(state: unknown): ShownLetter | undefined {
  return ((state ?? {}) as { letter?: ShownLetter }).letter;
}

export function readLoginMessage(state: unknown): LoginMessage | undefined {
  if (typeof state !== "object" || state === null || !("loginMessage" in state)) return undefined;
  return names.find((name) => name === state.loginMessage);
}

/** Hands the way back on to the next form that leads to it: who has no account yet signs up on the way. */
export function onTheWay(state: unknown): { from?: Place } {
  const { from } = (state ?? {}) as { from?: Place };
  return from ? { from } : {};
}

/** Home, unless somebody was on the way to another page. */
export function readWayBack(state: unknown): { to: string; state: unknown } {
  const { from } = onTheWay(state);
  return from ? { to: `${from.pathname}${from.search}`, state: from.state } : { to: "/", state: null };
}
