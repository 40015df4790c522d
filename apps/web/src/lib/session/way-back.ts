const key = "way-back";

/** Where a user was when they were asked to confirm their address: the letter opens in another tab. */
export function keepWayBack(path: string): void {
  try {
    localStorage.setItem(key, path);
  } catch {
    // Then the letter leads to the portfolio.
  }
}

/** Undefined unless it is a page of this site. */
export function readWayBackKept(): string | undefined {
  try {
    const path = localStorage.getItem(key) ?? "";
    return /^\/(?!\/)/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

export function dropWayBack(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // It was never kept.
  }
}
