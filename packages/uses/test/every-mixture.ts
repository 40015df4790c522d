import { type Permission, USES, type UsesSaid } from "../src/vocabulary.ts";

/** All 81 things that a registrant can say: of each of four uses that it is allowed, refused, or nothing. */
export const everyMixture: UsesSaid[] = USES.reduce<UsesSaid[]>(
  (mixtures, use) =>
    mixtures.flatMap((said) =>
      [undefined, "allow", "refuse"].map((permission) =>
        permission === undefined ? said : { ...said, [use]: permission as Permission },
      ),
    ),
  [{}],
);
