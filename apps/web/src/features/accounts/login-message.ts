/** Messages on the login page, and their looks. */
export const loginMessages = {
  passwordChanged: "success",
  deviceConfirmed: "success",
  loginFirst: "info",
  expired: "info",
  erased: "success",
} as const;

export type LoginMessage = keyof typeof loginMessages;

export const loginMessageKey = (message: LoginMessage) =>
  message === "expired" ? "failure.session_expired" : (`login.message.${message}` as const);

const names = Object.keys(loginMessages) as LoginMessage[];

/** Where a visitor was when they had to log in, and that history entry's state. */
export interface VisitedPlace {
  pathname: string;
  search: string;
  state: unknown;
}

/** What other pages pass to the login page in the history entry: a message's name, and the way back. */
export const loginState = (loginMessage: LoginMessage, from?: VisitedPlace) => ({ loginMessage, from });

/** Passes a typed address on to the next form that asks for it. */
export const withEmail = (email: string, state?: object) => ({ ...state, email });

export function readEmail(state: unknown): string {
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === "string" ? email : "";
}

export function readLoginMessage(state: unknown): LoginMessage | undefined {
  if (typeof state !== "object" || state === null || !("loginMessage" in state)) return undefined;
  return names.find((name) => name === state.loginMessage);
}

/** Passes the way back on to the next form: a visitor without an account signs up first. */
export function onTheWay(state: unknown): { from?: VisitedPlace } {
  const { from } = (state ?? {}) as { from?: VisitedPlace };
  return from ? { from } : {};
}

/** Home, unless the visitor was on the way to another page. */
export function readWayBack(state: unknown): { to: string; state: unknown } {
  const { from } = onTheWay(state);
  return from ? { to: `${from.pathname}${from.search}`, state: from.state } : { to: "/", state: null };
}
