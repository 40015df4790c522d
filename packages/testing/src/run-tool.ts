import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Programs and libraries of others with which tests compare our results, each with its package in Debian. */
export const packages = {
  certutil: "libnss3-tools",
  curl: "curl",
  exiftool: "libimage-exiftool-perl",
  go: "golang-go",
  jq: "jq",
  oathtool: "oathtool",
  openssl: "openssl",
  pdfdetach: "poppler-utils",
  pdfinfo: "poppler-utils",
  pdfsig: "poppler-utils",
  pdftoppm: "poppler-utils",
  pdftotext: "poppler-utils",
  python3: "python3",
  qpdf: "qpdf",
  "systemd-analyze": "systemd",
  unzip: "unzip",
  xmllint: "libxml2-utils",
  zbarimg: "zbar-tools",
  "/usr/lib/postgresql/15/bin/pg_receivewal": "postgresql-15",
  "/usr/sbin/pgbouncer": "pgbouncer",
  "/usr/share/gocode/src/golang.org/x/mod": "golang-golang-x-mod-dev",
  "/usr/lib/python3/dist-packages/jwcrypto": "python3-jwcrypto",
  "/usr/lib/python3/dist-packages/opentimestamps": "python3-opentimestamps",
} as const;

export type Tool = keyof typeof packages;

/**
 * Whether a test is skipped because one of its tools is not installed. With `REQUIRE_TOOLS=1`, as in continuous
 * integration, none is skipped: the test runs, and fails where it needs the tool.
 */
export function isMissing(...tools: Tool[]): boolean {
  return process.env["REQUIRE_TOOLS"] !== "1" && !tools.every(isInstalled);
}

function isInstalled(tool: Tool): boolean {
  if (tool.startsWith("/")) return existsSync(tool);
  return spawnSync(tool, ["--version"], { stdio: "ignore" }).error === undefined;
}

/** Fails a test that needs the tool, and says what to install. */
export function requireTool(tool: Tool): void {
  if (!isInstalled(tool))
    throw new Error(`${tool} is not installed: it is in Debian's package ${packages[tool]}`);
}

export function run(
  tool: Tool,
  args: readonly string[],
  options: SpawnSyncOptions = {},
): { status: number | null; output: string } {
  const { error, status, stdout, stderr } = spawnSync(tool, args, { ...options, encoding: "utf8" });
  if (error) requireTool(tool);
  return { status, output: stdout + stderr };
}
