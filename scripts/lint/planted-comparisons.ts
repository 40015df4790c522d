import { plants } from "./plants.ts";

/** Each is refused, once. */
export const emptyComparisons = plants(`
  a property that anything matches      | apps/server/src/log/c1.test.ts  | export const f = (expect, one) => expect(one).toMatchObject({ said: {} });
  one of an element of a list           | apps/server/src/log/c2.test.ts  | export const f = (expect, all) => expect(all).toMatchObject([{ n: 1 }, { said: {} }]);
`);

/** None is refused. */
export const comparisons = plants(`
  an element that only counts           | apps/server/src/log/c3.test.ts  | export const f = (expect, all) => expect(all).toMatchObject([{}, { n: 1 }]);
  an exact comparison                   | apps/server/src/log/c4.test.ts  | export const f = (expect, one) => expect(one).toEqual({ said: {} });
  a property that may be anything       | apps/server/src/log/c5.test.ts  | export const f = (expect, one) => expect(one).toMatchObject({ said: expect.any(Object) });
`);
