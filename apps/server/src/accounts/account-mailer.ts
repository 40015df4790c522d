/** Sends what accounts have to say by mail. */
export interface AccountMailer {
  send(letter: {
    to: string;
    language: string;
    text: "passwordReset" | "emailChanged";
    link: string;
  }): Promise<void>;
}
