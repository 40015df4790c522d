import type { LinkWords } from "../about-links.ts";

export const frLinks: LinkWords = {
  link: "Lien",
  open: "Voir vos liens",
  lost: {
    subject: "Nous ne pouvons plus confirmer votre lien",
    body: [
      "Pendant trois jours, nous avons cherché votre code ou votre lien à cette adresse, sans le trouver. Le lien n’est donc plus confirmé :",
      "Votre page publique n’affiche plus ce lien. Les certificats ne changent pas : ils indiquent la date à laquelle nous avons trouvé le lien pour la dernière fois avant leur création.",
      "Pour confirmer de nouveau ce lien, remettez votre code ou votre lien à sa place et demandez une vérification.",
    ],
  },
  contested: {
    subject: "Deux comptes revendiquent votre domaine",
    body: [
      "Lors de notre dernière vérification, nous avons trouvé sur ce domaine les codes de deux comptes, le vôtre et un autre. Nous n’affichons donc le domaine pour aucun des deux :",
      "Si ce domaine n’appartient qu’à vous, retirez l’autre code du domaine. Nous le vérifions chaque jour, et vous pouvez demander une vérification immédiate. Nos opérateurs voient aussi ces codes.",
      "Les certificats ne changent pas : ils indiquent la date de notre vérification.",
    ],
  },
  moved: {
    subject: "Nous n’avons pas trouvé votre code sur votre domaine",
    body: [
      "Lors de notre dernière vérification, nous n’avons pas trouvé votre code sur ce domaine, qu’un autre compte revendique aussi. Nous ne confirmons donc pas ce domaine comme étant le vôtre :",
      "Les certificats ne changent pas : ils indiquent la date de notre vérification.",
      "Si vous avez cédé ce domaine, vous n’avez rien à faire. Si ce domaine est toujours à vous, quelqu’un d’autre le modifie peut-être : cherchez de qui il s’agit, puis remettez votre code et demandez une vérification.",
    ],
  },
  takenOver: {
    subject: "Un domaine est désormais confirmé pour votre compte",
    body: [
      "Nous avons trouvé votre code sur ce domaine, mais pas celui d’un autre compte qui revendiquait aussi ce domaine. Le domaine est donc désormais confirmé pour vous seulement :",
      "Si nous y retrouvons le code de l’autre compte, nous vous écrirons.",
    ],
  },
};
