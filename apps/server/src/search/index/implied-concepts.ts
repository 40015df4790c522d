import type { IntendedMedium, MaterialType } from "@colophon/api";

const ofMedium = tableOf<IntendedMedium>({
  interactive: ["software"],
  literary: [],
  music: ["music"],
  online: [],
  radio: ["radio"],
  screen: ["film"],
  stage: ["theatre"],
  tv: ["television"],
  videogame: ["video-game"],
  print: [],
  exhibition: [],
  other: [],
});

const ofType = tableOf<MaterialType>({
  animation: ["animation"],
  art: ["visual-art"],
  book: ["book"],
  documentary: ["documentary"],
  music: ["song"],
  photograph: ["photography"],
  screenplay: ["screenplay"],
  script: ["script"],
});

/** What only both together say: a play for the radio, and what television tells in episodes. */
const ofBoth = tableOf({
  "animation tv": ["series"],
  "screenplay tv": ["series"],
  "script tv": ["series"],
  "script radio": ["radio-drama"],
  "script stage": ["play"],
});

/** The concepts that a work's type and medium imply, whether or not its texts say them. */
export const impliedConcepts = (materialType: string, medium: string): readonly string[] => [
  ...(ofMedium.get(medium) ?? []),
  ...(ofType.get(materialType) ?? []),
  ...(ofBoth.get(`${materialType} ${medium}`) ?? []),
];

function tableOf<K extends string>(concepts: Readonly<Record<K, readonly string[]>>) {
  return new Map<string, readonly string[]>(Object.entries(concepts));
}
