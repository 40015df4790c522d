export interface Bounds {
  postings: number;
  extraPostings: number;
  ranked: number;
  walked: number;
  limit: number;
  enough: number;
}

/** What one question may cost at most, however it is put. */
export const bounds: Bounds = {
  /** Postings that its readings of the index take together. */
  postings: 25_000,
  /** Of a reading that helps and could be left out. */
  extraPostings: 12_000,
  /** Rows of one reading that are looked at and ranked by Postgres. */
  ranked: 300,
  /** Rows that are walked over where the index is no shorter way. */
  walked: 8000,
  /** Of one reading that come to the app. */
  limit: 64,
  /** With so many, wider readings are not tried. */
  enough: 40,
};

/** To know whether there is an answer at all, any few rows will do. */
export const glance: Bounds = { ...bounds, ranked: 25, limit: 25, enough: 1 };
