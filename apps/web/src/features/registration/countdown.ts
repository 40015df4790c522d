/** Remaining seconds like a clock: `9:41`, `1:09:41`. */
export function countdown(seconds: number): string {
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => String(Math.floor(part)));
  const [hours = "0", minutes = "0", rest = "0"] = parts;
  return hours === "0"
    ? `${minutes}:${rest.padStart(2, "0")}`
    : `${hours}:${minutes.padStart(2, "0")}:${rest.padStart(2, "0")}`;
}
