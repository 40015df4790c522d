/** A work that may answer, as the index holds it. */
export interface Candidate {
  workId: string;
  certificateId: string;
  language: string;
  year: number | null;
  registeredAt: Date;
  titleKey: string;
  /** The text form of the tsvector. */
  tokens: string;
}
