import { ApiError } from "@colophon/api";

/** Specification section 8: a 404 means that there is nothing yet, and isn't an error. */
export async function emptyIfNotFound<T, E>(answer: Promise<T>, empty: E): Promise<T | E> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return empty;
    throw error;
  }
}
