/** The key is specified; the content security policy protects the token. */
const key = "token";

export const readToken = (): string | null => localStorage.getItem(key);
export const storeToken = (token: string): void => localStorage.setItem(key, token);
export const removeToken = (): void => localStorage.removeItem(key);

export const authorization = (token: string | null): { authorization?: string } =>
  token === null ? {} : { authorization: `Bearer ${token}` };

/** Calls back when another tab logs in or out. */
export function onTokenChangedElsewhere(callback: () => void): void {
  window.addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) callback();
  });
}
