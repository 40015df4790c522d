export interface Bounds {
  postings: number;
  extraPostings: number;
  ranked: number;
  maxRowsScanned: number;
  limit: number;
  enoughFound: number;
}

/** What one question may cost at most, however it is put. */
export const bounds: Bounds = {
  /** Postings that its queries of the index take together. */
  postings: 25_000,
  /** Of a query that helps and could be left out. */
  extraPostings: 12_000,
  /** Rows of one query that are looked at and ranked by Postgres. */
  ranked: 300,
  /** Rows that are scanned in their order where the index is no shorter way. */
  maxRowsScanned: 8000,
  /** Of one query that come to the app. */
  limit: 64,
  /** When this number is found, wider queries are not tried. */
  enoughFound: 40,
};

/** To know whether there is an answer at all, any few rows will do. */
export const anyAnswerBounds: Bounds = { ...bounds, ranked: 25, limit: 25, enoughFound: 1 };

/** A question is asked again with less demanded at most three times. */
export const relaxedBounds: Bounds = { ...bounds, postings: 6000, extraPostings: 3000 };
