/** What the registration hands to the login page through the history entry; its text is chosen there, by key. */
export const registeredMessage = { message: "login.registered" } as const;

export const isLoginMessage = (state: unknown): state is typeof registeredMessage =>
  typeof state === "object" &&
  state !== null &&
  "message" in state &&
  state.message === registeredMessage.message;
