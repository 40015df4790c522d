/** Bytes of a status file, in docs/format.md: verifiers that people have refuse more. */
export const STATUS_MAX_BYTES = 4 * 1024 * 1024;
/** How many statuses may be in each other, each of the log before. */
export const STATUS_MAX_LOGS = 4;
export const STATUS_MAX_BYTES_OF_ALL = STATUS_MAX_LOGS * STATUS_MAX_BYTES;
