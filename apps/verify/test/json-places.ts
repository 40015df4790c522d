import fc, { type GeneratorValue } from "fast-check";

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Where a value is: a member of an object, or an element of a list. */
interface Place {
  parent: Record<string, Json>;
  name: string;
}

export function pickPlace(g: GeneratorValue, whole: Json): Place {
  const places = placesOf(whole);
  return places[g(fc.nat, { max: places.length - 1 })] ?? { parent: {}, name: "" };
}

/** All members and elements of a value, inner ones included. */
export function placesOf(whole: Json): Place[] {
  if (typeof whole !== "object" || whole === null) return [];
  const parent = whole as Record<string, Json>;
  return Object.keys(whole).flatMap((name) => [{ parent, name }, ...placesOf(parent[name] ?? null)]);
}

export function textsOf(whole: Json): (Place & { text: string })[] {
  return placesOf(whole).flatMap((place) => {
    const text = place.parent[place.name];
    return typeof text === "string" ? [{ ...place, text }] : [];
  });
}
