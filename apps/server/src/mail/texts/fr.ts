import { fewRecoveryCodes, type TokenScope } from "@colophon/api";
import { batchLetters } from "../batch-letters.ts";
import { invitationLetters } from "../invitation-letters.ts";
import type { MailTexts } from "../letter-text.ts";
import { licenceLetters } from "../licence-letters.ts";
import { aboutLinks } from "./about-links.ts";
import { aboutReceipts } from "./about-receipts.ts";
import { longDate, longTime, short } from "./format.ts";
import { frLicences } from "./licences/fr.ts";
import { frLinks } from "./links/fr.ts";
import { frOwners } from "./owners/fr.ts";
import { frOperator } from "./operator/fr.ts";

const toSecurity = (publicUrl: string) => ({
  label: "Aller à la sécurité de votre compte",
  link: `${publicUrl}/account/security`,
});

const ifNotYou = (publicUrl: string) => [
  "Si ce n’était pas vous, quelqu’un d’autre utilise votre compte. Changez votre mot de passe dès maintenant, déconnectez-vous partout ailleurs et supprimez toute clé d’accès, toute application ou tout jeton d’accès que vous ne reconnaissez pas.",
  toSecurity(publicUrl),
];

/** Of a program with an API token. */
const allowed: Record<TokenScope, string> = {
  "works:read": "voir vos œuvres, vos certificats et vos commandes",
  "works:register": "enregistrer des œuvres en votre nom",
  "orders:create": "passer des commandes, sans pouvoir les payer",
};

export const fr: MailTexts = {
  language: "fr",
  greeting: (name) => (name === "" ? "Bonjour," : `Bonjour ${name},`),
  readIn: "Lire dans une autre langue :",
  stop: "Ne plus recevoir de messages de ce type",
  stopAddress: "Bloquer les e-mails de Colophon",
  stopPage: {
    title: "Messages sur vos œuvres",
    question: "Ne plus recevoir de messages de ce type ? Vous pourrez les réactiver dans votre compte.",
    confirm: "Ne plus recevoir ces messages",
    done: "Vous ne recevrez plus de messages de ce type.",
  },
  stopAddressPage: {
    title: "Messages à cette adresse",
    question:
      "Bloquer les e-mails de Colophon à cette adresse ? Si quelqu’un vous crédite dans une œuvre, nous ne vous demanderons pas si c’est exact, et personne ne pourra vous proposer une œuvre. Si vous avez un compte, vous recevrez toujours les messages qui le concernent.",
    confirm: "Bloquer les e-mails",
    done: "C’est fait. Colophon n’écrira plus à cette adresse, sauf au sujet d’un compte qui l’utilise ou d’un signalement qui l’indique.",
  },
  letters: {
    confirmAddress: ({ link }) => ({
      subject: "Confirmez votre adresse e-mail",
      body: [
        "Cette adresse a été indiquée pour un compte Colophon, par vous ou par quelqu’un d’autre. Confirmez cette adresse pour qu’elle puisse figurer sur vos certificats et que nous puissions vous écrire à leur sujet. Ce lien ne sert qu’une fois et expire au bout de 24 heures :",
        { label: "Confirmer cette adresse", link },
        "Si ce n’était pas vous, vous n’avez rien à faire : sans votre confirmation, aucun certificat n’affichera cette adresse comme celle de la personne qui a enregistré l’œuvre.",
      ],
    }),
    passwordReset: ({ link }) => ({
      subject: "Nouveau mot de passe pour Colophon",
      body: [
        "Un nouveau mot de passe a été demandé pour votre compte Colophon, par vous ou par quelqu’un qui utilise votre adresse. Ce lien permet de choisir ce mot de passe ; il ne sert qu’une fois et expire au bout d’une heure :",
        { label: "Choisir un nouveau mot de passe", link },
        "Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.",
      ],
    }),
    deviceLink: ({ link }) => ({
      subject: "Confirmez votre nouvel appareil",
      body: [
        "Le bon mot de passe de votre compte Colophon a été saisi sur un appareil qui nous est inconnu. Comme de nombreux mots de passe erronés ont été essayés récemment, il faut aussi confirmer cet appareil. Dans l’heure qui vient, ouvrez ce lien sur l’appareil où le mot de passe a été saisi, puis connectez-vous :",
        { label: "Confirmer l’appareil", link },
        "Si ce n’était pas vous, quelqu’un d’autre connaît votre mot de passe : changez-le sans attendre.",
      ],
    }),
    emailChanged: ({ undoUrl }, publicUrl) => ({
      subject: "L’adresse e-mail de votre compte Colophon a changé",
      body: [
        "L’adresse e-mail de votre compte Colophon a été changée. Connectez-vous désormais avec la nouvelle adresse.",
        ...(undoUrl === undefined
          ? [
              "Si ce n’était pas vous, quelqu’un d’autre connaît peut-être votre mot de passe. Écrivez-nous sans attendre :",
              { label: "Comment nous joindre", link: `${publicUrl}/help` },
            ]
          : [
              "Si ce n’était pas vous, quelqu’un d’autre connaît peut-être votre mot de passe. Vous pouvez annuler ce changement pendant 72 heures :",
              { label: "Annuler le changement", link: undoUrl },
            ]),
      ],
    }),
    passwordChanged: (_contents, publicUrl) => ({
      subject: "Le mot de passe de votre compte Colophon a changé",
      body: [
        "Le mot de passe de votre compte Colophon a été changé et tous les autres appareils ont été déconnectés.",
        "Si ce n’était pas vous, quelqu’un d’autre utilise peut-être votre compte. Sur la page de connexion, choisissez « Mot de passe oublié ? » : nous enverrons à cette adresse un lien pour choisir un nouveau mot de passe.",
        { label: "Aller à la page de connexion", link: `${publicUrl}/login` },
      ],
    }),
    newDevice: ({ device, at }, publicUrl) => ({
      subject: "Un nouvel appareil s’est connecté à votre compte Colophon",
      body: [
        "Quelqu’un s’est connecté à votre compte Colophon depuis un nouvel appareil :",
        {
          facts: [
            ["Appareil", device === "" ? "Inconnu" : device],
            ["Heure", longTime("fr", at)],
          ],
        },
        "Si c’était vous, vous n’avez rien à faire. Sinon, changez votre mot de passe dès maintenant : tous les autres appareils seront déconnectés.",
        { label: "Aller à votre compte", link: `${publicUrl}/account` },
      ],
    }),
    factorAdded: ({ factor, name }, publicUrl) => ({
      subject: {
        passkey: "Une clé d’accès a été ajoutée à votre compte Colophon",
        totp: "Une application d’authentification a été ajoutée à votre compte Colophon",
        recovery_codes: "Nouveaux codes de secours pour votre compte Colophon",
      }[factor],
      body: [
        {
          passkey: `La clé d’accès « ${name} » a été ajoutée à votre compte Colophon. Cette clé suffit pour vous connecter. Si vous utilisez plutôt le mot de passe, nous vous demanderons aussi une seconde étape.`,
          totp: "Désormais, quand vous vous connecterez à votre compte Colophon avec le mot de passe, nous vous demanderons aussi un code de votre application d’authentification, ou une autre seconde étape.",
          recovery_codes:
            "Dix nouveaux codes de secours ont été créés pour votre compte Colophon. Les codes précédents ne sont plus valides.",
        }[factor],
        ...ifNotYou(publicUrl),
      ],
    }),
    factorRemoved: ({ factor, name }, publicUrl) => ({
      subject: {
        passkey: "Une clé d’accès a été supprimée de votre compte Colophon",
        totp: "L’application d’authentification a été supprimée de votre compte Colophon",
      }[factor],
      body: [
        {
          passkey: `La clé d’accès « ${name} » a été supprimée de votre compte Colophon. Cette clé ne permet plus de se connecter.`,
          totp: "Votre compte Colophon n’accepte plus les codes de l’application d’authentification.",
        }[factor],
        ...ifNotYou(publicUrl),
      ],
    }),
    passkeyBlocked: ({ name }, publicUrl) => ({
      subject: "Une clé d’accès de votre compte Colophon a été bloquée",
      body: [
        `Il semble exister une copie de votre clé d’accès « ${name} ». Nous n’acceptons donc plus cette clé. Supprimez cette clé dans la rubrique Sécurité de votre compte et ajoutez-en une nouvelle. D’ici là, connectez-vous autrement.`,
        toSecurity(publicUrl),
      ],
    }),
    recoveryCodeUsed: ({ left }, publicUrl) => ({
      subject: "Un code de secours a été utilisé pour votre compte Colophon",
      body: [
        "Un code de secours a été utilisé pour votre compte Colophon. Ce code n’est plus valide.",
        { facts: [["Codes restants", String(left)]] },
        ...(left <= fewRecoveryCodes
          ? [
              "Il reste peu de codes. Vous pouvez créer de nouveaux codes dans la rubrique Sécurité de votre compte.",
            ]
          : []),
        ...ifNotYou(publicUrl),
      ],
    }),
    recoveryLink: ({ link }) => ({
      subject: "Désactiver la validation en deux étapes de votre compte Colophon",
      body: [
        "Le bon mot de passe de votre compte Colophon a été saisi, et on nous a signalé la perte de vos clés d’accès, de votre application d’authentification et de vos codes de secours. Ce lien permet de lancer un délai de 72 heures. Passé ce délai, la prochaine connexion avec votre mot de passe désactivera la validation en deux étapes. Ce lien ne sert qu’une fois et expire au bout d’une heure :",
        { label: "Lancer le délai de 72 heures", link },
        "Si ce n’était pas vous, quelqu’un connaît votre mot de passe : changez-le sans attendre. Rien ne se passe tant que ce lien n’est pas utilisé.",
      ],
    }),
    recoveryBegun: ({ link, readyAt, endsAt }) => ({
      subject: "Quelqu’un demande à désactiver la validation en deux étapes de votre compte Colophon",
      body: [
        "On nous a demandé de désactiver la validation en deux étapes de votre compte Colophon, parce que ses clés d’accès, son application d’authentification et ses codes de secours sont perdus. Rien n’a encore changé. Pendant la période indiquée ci-dessous, une connexion avec le mot de passe désactivera cette validation :",
        {
          facts: [
            ["À partir du", longTime("fr", readyAt)],
            ["Jusqu’au", longTime("fr", endsAt)],
          ],
        },
        "Si ce n’était pas vous, annulez dès maintenant et choisissez un nouveau mot de passe : quelqu’un connaît peut-être le vôtre et lit peut-être vos e-mails.",
        { label: "Garder la validation en deux étapes", link },
      ],
    }),
    recoveryReminder: (contents, publicUrl) => ({
      ...fr.letters.recoveryBegun(contents, publicUrl),
      subject:
        "Rappel : quelqu’un demande à désactiver la validation en deux étapes de votre compte Colophon",
    }),
    factorsRecovered: (_contents, publicUrl) => ({
      subject: "La validation en deux étapes de votre compte Colophon a été désactivée",
      body: [
        "Après le délai de 72 heures, quelqu’un s’est connecté à votre compte Colophon avec le mot de passe. Toutes les clés d’accès, l’application d’authentification et les codes de secours ont été supprimés, et tous les autres appareils ont été déconnectés. Vous pouvez de nouveau activer la validation en deux étapes dans la rubrique Sécurité de votre compte.",
        ...ifNotYou(publicUrl),
      ],
    }),
    tokenMade: ({ name, scopes, expiresAt }, publicUrl) => ({
      subject: "Un jeton d’accès a été créé dans votre compte Colophon",
      body: [
        "Un jeton d’accès destiné à des programmes a été créé dans votre compte Colophon. Tant que ce jeton n’a ni expiré ni été supprimé, tout programme qui le possède peut faire ce qui est autorisé ci-dessous :",
        {
          facts: [
            ["Nom", name],
            ["Autorisé", scopes.map((scope) => allowed[scope]).join(" ; ")],
            ["Expiration", longDate("fr", expiresAt)],
          ],
        },
        ...ifNotYou(publicUrl),
      ],
    }),
    welcome: (_contents, publicUrl) => ({
      subject: "Bienvenue sur Colophon",
      body: [
        "Votre adresse est confirmée. Elle peut désormais figurer sur les certificats de votre choix, et nous vous écrirons à cette adresse au sujet de votre compte et de vos œuvres.",
        "Pour enregistrer une œuvre, choisissez son fichier. Ce fichier reste sur votre appareil, sauf si vous nous en confiez aussi une copie. Vous recevez un certificat que chacun peut vérifier, même sans nous.",
        { label: "Enregistrer une œuvre", link: `${publicUrl}/register-ip` },
      ],
    }),
    accountErased: (_contents, publicUrl) => ({
      subject: "Votre compte Colophon a été supprimé",
      body: [
        "Quelqu’un (sans doute vous) a supprimé votre compte Colophon. Ses œuvres, ses copies confidentielles et vos données personnelles, à l’exception des reçus, sont en cours de suppression. Les œuvres cédées par ce compte ou à ce compte sont conservées, sans votre nom. Les pages des certificats supprimés diront seulement qu’ils ont été supprimés. La suppression du compte est irréversible. Ceci est notre dernier message à cette adresse au sujet du compte.",
        "Les certificats (PDF) et les preuves que vous avez conservés peuvent toujours être vérifiés :",
        { label: "Vérifier un certificat", link: `${publicUrl}/verify` },
        "Si ce n’était pas vous, quelqu’un d’autre avait accès à votre compte. Écrivez-nous, et changez de mot de passe partout où vous utilisez le même.",
        { label: "Comment nous joindre", link: `${publicUrl}/help` },
      ],
    }),
    ...frOwners,
    ...licenceLetters("fr", frLicences),
    ...aboutLinks(frLinks),
    certificateReady: (certificate, publicUrl) => ({
      subject: `Votre certificat pour « ${short(certificate.title)} »`,
      body: [
        "Votre œuvre est enregistrée. Vous trouverez ci-joint son certificat en PDF, à lire et à imprimer, et sa preuve, un petit fichier avec lequel chacun peut vérifier le certificat sans nous. Gardez ces deux fichiers avec votre œuvre, et gardez l’œuvre telle quelle.",
        {
          facts: [
            ["Œuvre", certificate.title],
            ["Certificat", certificate.certificateId],
            ["Enregistrée", longDate("fr", certificate.registeredAt)],
          ],
        },
        { label: "Ouvrir le certificat", link: `${publicUrl}/verify/${certificate.certificateId}` },
        certificate.isFinal
          ? "L’enregistrement de votre œuvre est maintenant inscrit dans une blockchain ; le certificat dit laquelle, et si la date est ainsi prouvée."
          : "La preuve de la date d’enregistrement de votre œuvre suivra, et le certificat signale qu’elle est en attente tant que la date n’est pas confirmée. La page du certificat permet à tout moment de télécharger les deux fichiers à jour.",
      ],
    }),
    finalProof: (certificate, publicUrl) => ({
      subject: `La preuve complète pour « ${short(certificate.title)} »`,
      body: [
        "L’enregistrement de votre œuvre est maintenant inscrit dans une blockchain ; le certificat dit laquelle, et si la date est ainsi prouvée. Le certificat et la preuve, ci-joints, sont désormais complets. Gardez ces deux fichiers avec votre œuvre, à la place des précédents, et gardez l’œuvre telle quelle.",
        {
          facts: [
            ["Œuvre", certificate.title],
            ["Certificat", certificate.certificateId],
            ["Enregistrée", longDate("fr", certificate.registeredAt)],
          ],
        },
        { label: "Ouvrir le certificat", link: `${publicUrl}/verify/${certificate.certificateId}` },
      ],
    }),
    ...batchLetters("fr", {
      ready: {
        subject: (count) => `Vos certificats pour ${count} œuvres`,
        opening:
          "Vos œuvres sont enregistrées, chacune avec son propre certificat. Vous trouverez les certificats et leurs preuves dans la liste de vos œuvres. Gardez-les avec vos œuvres, et gardez les œuvres telles quelles.",
      },
      final: {
        subject: (count) => `Les preuves complètes pour ${count} œuvres`,
        opening:
          "L’enregistrement de vos œuvres est maintenant inscrit dans une blockchain ; chaque certificat dit laquelle, et si la date est ainsi prouvée. Les certificats et les preuves, dans la liste de vos œuvres, sont désormais complets. Gardez-les à la place des précédents, et gardez les œuvres telles quelles.",
      },
      isFinal:
        "L’enregistrement de vos œuvres est maintenant inscrit dans une blockchain ; chaque certificat dit laquelle, et si la date est ainsi prouvée.",
      isPending:
        "La preuve de la date d’enregistrement de vos œuvres suivra, et chaque certificat l’indique tant qu’elle n’est pas confirmée.",
      count: "Œuvres",
      registered: "Enregistrées",
      others: (count) => (count === 1 ? "Et une autre." : `Et ${count} autres.`),
      button: "Voir vos œuvres",
    }),
    ...aboutReceipts("fr"),
    ...frOperator,
    ...invitationLetters("fr", {
      subject: (registrant, title) => `${registrant} vous crédite dans « ${title} »`,
      reminder: (registrant, title) => `Rappel : ${registrant} vous crédite dans « ${title} »`,
      opening: (registrant) =>
        `${registrant} a enregistré une œuvre auprès de Colophon, un registre public d’œuvres, et vous y crédite. Est-ce exact ? Vous pouvez répondre en une minute :`,
      reminded: (registrant) =>
        `Il y a une semaine, nous vous avons demandé si ${registrant} vous crédite à juste titre dans une œuvre. Vous pouvez encore répondre :`,
      several: {
        subject: (registrant, count) => `${registrant} vous crédite dans ${count} œuvres`,
        reminder: (registrant, count) => `Rappel : ${registrant} vous crédite dans ${count} œuvres`,
        opening: (registrant) =>
          `${registrant} a enregistré plusieurs œuvres auprès de Colophon, un registre public d’œuvres, et vous y crédite. Est-ce exact ? Ouvrez chaque œuvre pour répondre :`,
        reminded: (registrant) =>
          `Il y a une semaine, nous vous avons demandé si ${registrant} vous crédite à juste titre dans plusieurs œuvres. Pour celles-ci, vous pouvez encore répondre :`,
        others: (count) =>
          count === 1
            ? "Et une autre : vous la trouverez dans votre compte en vous connectant avec cette adresse."
            : `Et ${count} autres : vous les trouverez dans votre compte en vous connectant avec cette adresse.`,
      },
      work: "Œuvre",
      name: "Vous y figurez sous le nom de",
      role: "Rôle",
      share: "Part",
      button: "Voir l’œuvre et répondre",
      consequences: [
        "Si vous confirmez, le certificat montre votre réponse à tout le monde. Il vous faut un compte avec cette adresse ; vous pourrez le créer à ce moment-là.",
        "Si vous refusez, nous ne montrons plus aux autres votre nom, votre adresse e-mail, votre rôle ni votre part pour cette œuvre. Aucun compte n’est nécessaire.",
      ],
      once: "Vous pouvez aussi ne pas répondre : le certificat indiquera simplement qu’il n’y a pas de réponse. Nous vous le rappellerons une seule fois, dans une semaine.",
      last: "Vous pouvez aussi ne pas répondre : le certificat indiquera simplement qu’il n’y a pas de réponse. Nous ne vous le demanderons plus.",
      confirmed: {
        subject: (name, title) => `${name} confirme sa collaboration à « ${title} »`,
        body: "Le certificat indique désormais cette confirmation, avec sa date.",
      },
      declined: {
        subject: (name, title) => `${name} refuse de figurer dans « ${title} »`,
        body: "Nous ne montrons plus qu’à vous le nom, l’adresse e-mail, le rôle et la part de cette personne. Le certificat et sa preuve restent valides.",
      },
      person: "Personne",
      open: "Ouvrir le certificat",
    }),
  },
};
