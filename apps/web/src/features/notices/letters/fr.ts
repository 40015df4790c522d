import type { LetterTexts } from "./letter-texts.ts";

export const fr: LetterTexts = {
  work: (title, creator) => (creator === "" ? `« ${title} »` : `« ${title} », de ${creator}`),
  letter: {
    title: (title) => `Utilisation de l’œuvre « ${title} »`,
    opening: (work) => `Madame, Monsieur,\n\nVoici où j’ai trouvé l’œuvre ${work} :`,
    rights: {
      owner:
        "Je suis titulaire des droits sur cette œuvre et je ne me souviens d’aucun accord sur cet usage.",
      agent:
        "J’agis pour le compte du titulaire des droits sur cette œuvre, qui n’a connaissance d’aucun accord sur cet usage.",
    },
    asks: {
      heading: "Ce que je vous demande",
      text: "Je vous prie de bien vouloir soit indiquer le titre de l’œuvre et le nom de son auteur, soit convenir avec moi d’une licence, soit retirer l’œuvre.\n\nSi je me trompe, par exemple parce que vous disposez d’une licence, merci de me le faire savoir. Je vous remercie par avance de votre réponse.",
    },
    proof: { heading: "Les éléments à l’appui" },
    closing: "Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.",
  },
  proof: {
    where: (id, url, pack) =>
      `L’œuvre est enregistrée ; chacun peut vérifier son certificat, ${id}, ici :\n${url}\nDossier de preuves pour un avocat :\n${pack}`,
    checked: {
      none: (day) =>
        `Cet enregistrement figure depuis le ${day} dans le journal public du service d’enregistrement. Sa présence dans ce journal se vérifie sans qu’il faille se fier à ce service.`,
      one: (day) =>
        `Cet enregistrement, qui contient l’empreinte (SHA-256) du fichier, figure depuis le ${day} dans le journal public du service d’enregistrement. Sa présence dans ce journal se vérifie sans qu’il faille se fier à ce service.`,
      several: (day) =>
        `Cet enregistrement, qui contient les empreintes (SHA-256) des fichiers, figure depuis le ${day} dans le journal public du service d’enregistrement. Sa présence dans ce journal se vérifie sans qu’il faille se fier à ce service.`,
    },
    unchecked:
      "Le service d’enregistrement n’a vérifié ni qui a créé l’œuvre, ni qui détient des droits sur elle, ni qui se trouve derrière le nom indiqué. Un enregistrement ne prouve pas la qualité d’auteur.",
  },
  dispute: {
    opened: (day) => `Ce certificat est contesté. La contestation du ${day} reste ouverte ; elle dit :`,
    answered: (day) => `Le titulaire du certificat a répondu le ${day} :`,
    unanswered: "Le titulaire du certificat n’y a pas répondu publiquement.",
    gone: "(Ces propos ont été supprimés.)",
  },
  dsa: {
    title:
      "Notification au titre de l’article 16 du règlement (UE) 2022/2065 (règlement sur les services numériques)",
    a: {
      heading:
        "Article 16, paragraphe 2, point a) : pourquoi ces informations constituent, selon moi, un contenu illicite",
      is: (work) =>
        `Les informations figurant aux adresses ci-dessous constituent ou contiennent l’œuvre ${work}.`,
      rights: {
        owner: "Je suis titulaire des droits sur cette œuvre. Je n’ai pas autorisé cet usage.",
        agent:
          "J’agis pour le compte du titulaire des droits sur cette œuvre. Le titulaire des droits n’a pas autorisé cet usage.",
      },
      law: "Reproduire une œuvre ou la mettre à la disposition du public sans autorisation ni exception légale porte atteinte au droit d’auteur : articles 2 et 3 de la directive 2001/29/CE, telle que transposée en droit national.",
    },
    b: { heading: "Article 16, paragraphe 2, point b) : emplacement électronique exact des informations" },
    c: { heading: "Article 16, paragraphe 2, point c) : mon nom et mon adresse électronique" },
    d: {
      heading: "Article 16, paragraphe 2, point d) : déclaration",
      text: "Je déclare penser, de bonne foi, que les informations et les allégations contenues dans la présente notification sont exactes et complètes.",
    },
  },
  dmca: {
    title: "Notification d’atteinte alléguée au droit d’auteur, titre 17 du Code des États-Unis, § 512(c)(3)",
    ii: {
      heading: "§ 512(c)(3)(A)(ii) : l’œuvre protégée à laquelle il serait porté atteinte",
      is: (work) => `Il s’agit de l’œuvre ${work}.`,
      rights: {
        owner: "Je suis titulaire d’un droit exclusif sur cette œuvre.",
        agent: "J’agis pour le compte du titulaire d’un droit exclusif sur cette œuvre.",
      },
    },
    iii: {
      heading: "§ 512(c)(3)(A)(iii) : le contenu présumé contrefaisant et son emplacement",
      text: "Le contenu figurant aux adresses suivantes constitue ou contient cette œuvre. Je vous demande de le retirer ou d’en rendre l’accès impossible :",
    },
    iv: { heading: "§ 512(c)(3)(A)(iv) : mes coordonnées" },
    v: {
      heading: "§ 512(c)(3)(A)(v) : bonne foi",
      text: "Je pense, de bonne foi, que l’utilisation du contenu de la manière dénoncée n’est autorisée ni par le titulaire du droit d’auteur, ni par son mandataire, ni par la loi.",
    },
    vi: {
      heading: "§ 512(c)(3)(A)(vi) : exactitude et habilitation",
      accuracy: "Les informations contenues dans la présente notification sont exactes.",
      authority: {
        owner:
          "Sous peine de parjure, je déclare être titulaire d’un droit exclusif auquel il serait porté atteinte.",
        agent:
          "Sous peine de parjure, je déclare être habilité à agir pour le compte du titulaire d’un droit exclusif auquel il serait porté atteinte.",
      },
    },
    i: { heading: "§ 512(c)(3)(A)(i) : signature électronique" },
  },
};
