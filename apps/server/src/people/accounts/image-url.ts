/** Where the picture of this name is served; relative, since web and API share an origin. */
export function imageUrl(name: string): string {
  return `/api/images/${name}`;
}
