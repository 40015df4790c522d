const messages = ["registered", "passwordChanged", "loginFirst", "erased"] as const;

export type LoginMessage = (typeof messages)[number];

/** Where somebody was when they had to log in, and what that history entry held. */
export interface Place {
  pathname: string;
  search: string;
  state: unknown;
}

/** What other pages hand to the login page through the history entry: a name, whose text is chosen there, and the way back. */
export const loginState = (loginMessage: LoginMessage, from?: Place) => ({ loginMessage, from });

export function readLoginMessage(state: unknown): LoginMessage | undefined {
  if (typeof state !== "object" || state === null || !("loginMessage" in state)) return undefined;
  return messages.find((message) => message === state.loginMessage);
}

/** Home, unless somebody was on the way to another page. */
export function readWayBack(state: unknown): { to: string; state: unknown } {
  const { from } = (state ?? {}) as { from?: Place };
  return from ? { to: `${from.pathname}${from.search}`, state: from.state } : { to: "/", state: null };
}
