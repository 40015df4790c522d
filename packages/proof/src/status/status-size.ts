/** Bytes of a status file, in docs/format.md; of one that contains that of the log before, twice as many. */
export const STATUS_MAX_BYTES = 4 * 1024 * 1024;
export const STATUS_MAX_BYTES_OF_TWO = 2 * STATUS_MAX_BYTES;
