/** Home as the build draws it in one language. */
export interface DrawnHome {
  language: string;
  direction: "ltr" | "rtl";
  html: string;
  /** What a messenger says of a link to the public register: `og:` elements for its head. */
  preview: string;
  /** Addresses of the typefaces that the language's first screen is set in. */
  fonts: string[];
}
