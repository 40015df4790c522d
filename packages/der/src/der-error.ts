/** Bytes that are not DER, or not of the form that was asked for. `message` is English, for logs and experts. */
export class DerError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "DerError";
  }
}
