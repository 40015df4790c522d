import "i18next";
import type account from "../../public/locales/en/account.json";
import type batch from "../../public/locales/en/batch.json";
import type certificate from "../../public/locales/en/certificate.json";
import type chosen from "../../public/locales/en/chosen.json";
import type clocks from "../../public/locales/en/clocks.json";
import type developers from "../../public/locales/en/developers.json";
import type draft from "../../public/locales/en/draft.json";
import type earlier from "../../public/locales/en/earlier.json";
import type files from "../../public/locales/en/files.json";
import type giveBack from "../../public/locales/en/give-back.json";
import type help from "../../public/locales/en/help.json";
import type licence from "../../public/locales/en/licence.json";
import type licenceFailures from "../../public/locales/en/licence-failures.json";
import type licences from "../../public/locales/en/licences.json";
import type links from "../../public/locales/en/links.json";
import type log from "../../public/locales/en/log.json";
import type marking from "../../public/locales/en/marking.json";
import type machines from "../../public/locales/en/machines.json";
import type notices from "../../public/locales/en/notices.json";
import type operator from "../../public/locales/en/operator.json";
import type owner from "../../public/locales/en/owner.json";
import type pack from "../../public/locales/en/pack.json";
import type portfolio from "../../public/locales/en/portfolio.json";
import type privacy from "../../public/locales/en/privacy.json";
import type profile from "../../public/locales/en/profile.json";
import type programs from "../../public/locales/en/programs.json";
import type revenue from "../../public/locales/en/revenue.json";
import type terms from "../../public/locales/en/terms.json";
import type translation from "../../public/locales/en/translation.json";
import type uses from "../../public/locales/en/uses.json";
import type wizard from "../../public/locales/en/wizard.json";
import type { parts } from "./parts.ts";

// Every key exists in English: a key that English lacks doesn't compile.
declare module "i18next" {
  interface CustomTypeOptions {
    resources: Record<(typeof parts)[number], object> & {
      // With its parts, whose texts have no keys of their own (parts.ts).
      translation: typeof translation &
        typeof account &
        typeof licenceFailures &
        typeof log &
        typeof owner &
        typeof wizard;
      batch: typeof batch;
      certificate: typeof certificate;
      chosen: typeof chosen;
      clocks: typeof clocks;
      developers: typeof developers;
      draft: typeof draft;
      earlier: typeof earlier;
      files: typeof files;
      "give-back": typeof giveBack;
      help: typeof help;
      marking: typeof marking;
      machines: typeof machines;
      licence: typeof licence;
      licences: typeof licences;
      links: typeof links;
      notices: typeof notices;
      operator: typeof operator;
      pack: typeof pack;
      portfolio: typeof portfolio;
      privacy: typeof privacy;
      profile: typeof profile;
      programs: typeof programs;
      revenue: typeof revenue;
      terms: typeof terms;
      uses: typeof uses;
    };
    defaultNS: "translation";
  }
}
