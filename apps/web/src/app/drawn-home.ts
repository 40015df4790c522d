/** Home as rendered by the build in one language. */
export interface DrawnHome {
  language: string;
  direction: "ltr" | "rtl";
  html: string;
  /** The link preview of the public register: `og:` elements for its head. */
  preview: string;
  /** URLs of the typefaces of the language's first screen. */
  fonts: string[];
}
