const messages = ["registered", "passwordChanged", "loginFirst"] as const;

export type LoginMessage = (typeof messages)[number];

/** What other pages hand to the login page through the history entry: a name, whose text is chosen there. */
export const loginState = (loginMessage: LoginMessage) => ({ loginMessage });

export function readLoginMessage(state: unknown): LoginMessage | undefined {
  if (typeof state !== "object" || state === null || !("loginMessage" in state)) return undefined;
  return messages.find((message) => message === state.loginMessage);
}
