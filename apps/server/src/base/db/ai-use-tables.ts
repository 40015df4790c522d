export interface AiUseTables {
  ai_uses: AiUsesTable;
}

/** Every value of `aiUse` that was said of a certificate, as it was said. Written with what says it, deleted with the work. */
interface AiUsesTable {
  certificate_id: string;
  /** The number of the statement that says it; -1: the record. */
  n: number;
  said: unknown;
}
