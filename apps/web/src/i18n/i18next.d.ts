import "i18next";
import type translation from "../../public/locales/en/translation.json";

// English is the language that every key exists in: a key that it lacks does not compile.
declare module "i18next" {
  interface CustomTypeOptions {
    resources: { translation: typeof translation };
  }
}
