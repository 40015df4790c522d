import { fewRecoveryCodes } from "@colophon/api";
import { invitationLetters } from "../invitation-letters.ts";
import type { Texts } from "../letter-text.ts";
import { aboutReceipts } from "./about-receipts.ts";
import { longDate, longTime, short } from "./format.ts";
import { frOwners } from "./owners/fr.ts";
import { frOperator } from "./operator/fr.ts";

const toSecurity = (publicUrl: string) => ({
  label: "Aller à la sécurité de votre compte",
  link: `${publicUrl}/account/security`,
});

const ifNotYou = (publicUrl: string) => [
  "Si ce n’était pas vous, quelqu’un d’autre utilise votre compte : changez votre mot de passe dès maintenant, déconnectez-vous partout ailleurs et retirez ce qui n’est pas à vous.",
  toSecurity(publicUrl),
];

export const fr: Texts = {
  language: "fr",
  greeting: (name) => (name === "" ? "Bonjour," : `Bonjour ${name},`),
  readIn: "Lire dans une autre langue :",
  stop: "Ne plus recevoir de messages de ce type",
  stopAddress: "Ne plus jamais écrire à cette adresse",
  stopPage: {
    title: "Messages sur vos œuvres",
    question: "Ne plus recevoir de messages de ce type ? Vous pourrez les rétablir dans votre compte.",
    confirm: "Ne plus recevoir ces messages",
    done: "Vous ne recevrez plus de messages de ce type.",
  },
  stopAddressPage: {
    title: "Messages à cette adresse",
    question:
      "Colophon ne doit-il plus jamais écrire à cette adresse ? Si quelqu’un vous mentionne dans une œuvre, nous ne vous demanderons pas si c’est exact, et personne ne pourra vous proposer une œuvre. Si vous avez un compte, vous recevrez toujours les messages qui le concernent.",
    confirm: "Ne plus jamais écrire",
    done: "C’est fait. Colophon n’écrira plus à cette adresse, sauf si c’est l’adresse de votre compte.",
  },
  letters: {
    confirmAddress: ({ link }) => ({
      subject: "Confirmez votre adresse de courriel",
      body: [
        "Quelqu’un, sans doute vous, a donné cette adresse pour un compte Colophon. Confirmez-la pour qu’elle puisse figurer sur vos certificats et que nous puissions vous écrire à leur sujet. Ce lien sert une seule fois, dans les 24 heures qui viennent :",
        { label: "Confirmer cette adresse", link },
        "Si ce n’était pas vous, vous n’avez rien à faire : sans votre confirmation, l’adresse n’apparaîtra sur aucun certificat.",
      ],
    }),
    passwordReset: ({ link }) => ({
      subject: "Nouveau mot de passe pour Colophon",
      body: [
        "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Colophon. Ce lien permet de le choisir, une seule fois, dans l’heure qui suit la demande :",
        { label: "Choisir un nouveau mot de passe", link },
        "Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.",
      ],
    }),
    deviceLink: ({ link }) => ({
      subject: "Connexion à Colophon depuis un nouvel appareil",
      body: [
        "Quelqu’un, sans doute vous, a saisi le bon mot de passe de votre compte Colophon sur un appareil que nous ne connaissons pas. Comme de nombreux mots de passe erronés ont été essayés récemment, nous vous demandons aussi d’ouvrir ce lien. Faites-le sur cet appareil dans l’heure qui vient, puis connectez-vous :",
        { label: "Confirmer l’appareil", link },
        "Si ce n’était pas vous, quelqu’un d’autre connaît votre mot de passe : changez-le sans attendre.",
      ],
    }),
    emailChanged: ({ undoUrl }, publicUrl) => ({
      subject: "L’adresse de courriel de votre compte Colophon a changé",
      body: [
        "L’adresse de courriel de votre compte Colophon a été changée. Connectez-vous désormais avec la nouvelle.",
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
        "Si ce n’était pas vous, quelqu’un d’autre utilise peut-être votre compte. Sur la page de connexion, choisissez « Mot de passe oublié ? » : nous enverrons à cette adresse un lien pour en choisir un nouveau.",
        { label: "Aller à la page de connexion", link: `${publicUrl}/login` },
      ],
    }),
    newDevice: ({ device, at }, publicUrl) => ({
      subject: "Un nouvel appareil s’est connecté à votre compte Colophon",
      body: [
        "Quelqu’un, sans doute vous, s’est connecté à votre compte Colophon depuis un appareil qui n’y était pas connecté auparavant :",
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
          passkey: `La clé d’accès « ${name} » a été ajoutée à votre compte Colophon. Elle suffit pour vous connecter. Avec le mot de passe, une seconde étape est également demandée.`,
          totp: "Désormais, se connecter à votre compte Colophon avec le mot de passe demande aussi un code de votre application d’authentification, ou une autre seconde étape que vous avez choisie.",
          recovery_codes:
            "Dix nouveaux codes de secours ont été créés pour votre compte Colophon. Les précédents ne sont plus valables.",
        }[factor],
        ...ifNotYou(publicUrl),
      ],
    }),
    factorRemoved: ({ factor, name }, publicUrl) => ({
      subject: {
        passkey: "Une clé d’accès a été retirée de votre compte Colophon",
        totp: "L’application d’authentification a été retirée de votre compte Colophon",
      }[factor],
      body: [
        {
          passkey: `La clé d’accès « ${name} » a été retirée de votre compte Colophon. Elle ne permet plus de se connecter.`,
          totp: "Votre compte Colophon n’accepte plus les codes de l’application d’authentification.",
        }[factor],
        ...ifNotYou(publicUrl),
      ],
    }),
    passkeyBlocked: ({ name }, publicUrl) => ({
      subject: "Une clé d’accès de votre compte Colophon a été bloquée",
      body: [
        `Il semble exister une copie de votre clé d’accès « ${name} ». Nous n’acceptons donc plus cette clé. Retirez-la dans la rubrique Sécurité de votre compte et ajoutez-en une nouvelle. D’ici là, connectez-vous autrement.`,
        toSecurity(publicUrl),
      ],
    }),
    recoveryCodeUsed: ({ left }, publicUrl) => ({
      subject: "Un code de secours a été utilisé pour votre compte Colophon",
      body: [
        "Quelqu’un, sans doute vous, a utilisé un code de secours pour votre compte Colophon. Ce code n’est plus valable.",
        { facts: [["Codes restants", String(left)]] },
        ...(left <= fewRecoveryCodes
          ? [
              "Il reste peu de codes. Vous pouvez en créer de nouveaux dans la rubrique Sécurité de votre compte.",
            ]
          : []),
        ...ifNotYou(publicUrl),
      ],
    }),
    recoveryLink: ({ link }) => ({
      subject: "Se connecter à Colophon sans la seconde étape",
      body: [
        "Quelqu’un, sans doute vous, a saisi le bon mot de passe de votre compte Colophon et nous a dit que vos clés d’accès, votre application d’authentification et vos codes de secours sont perdus. Ce lien fait commencer une attente de 72 heures. Ensuite, une connexion avec votre mot de passe les retirera tous. Ce lien sert une seule fois, dans l’heure qui vient :",
        { label: "Commencer l’attente", link },
        "Si ce n’était pas vous, quelqu’un connaît votre mot de passe : changez-le sans attendre. Rien ne se passe tant que ce lien n’est pas utilisé.",
      ],
    }),
    recoveryBegun: ({ link, readyAt, endsAt }) => ({
      subject: "Votre compte Colophon va perdre sa seconde étape",
      body: [
        "Quelqu’un, sans doute vous, nous a demandé de retirer de votre compte Colophon toutes les clés d’accès, l’application d’authentification et les codes de secours, parce qu’ils sont perdus. Rien n’a encore été retiré. Pendant la période suivante, une connexion avec le mot de passe les retirera :",
        {
          facts: [
            ["À partir du", longTime("fr", readyAt)],
            ["Jusqu’au", longTime("fr", endsAt)],
          ],
        },
        "Si ce n’était pas vous, annulez le retrait dès maintenant et choisissez un nouveau mot de passe : quelqu’un connaît peut-être le vôtre et lit peut-être votre courriel.",
        { label: "Annuler le retrait", link },
      ],
    }),
    recoveryReminder: (contents, publicUrl) => ({
      ...fr.letters.recoveryBegun(contents, publicUrl),
      subject: "Rappel : votre compte Colophon va perdre sa seconde étape",
    }),
    factorsRecovered: (_contents, publicUrl) => ({
      subject: "Votre compte Colophon n’a plus de seconde étape",
      body: [
        "Après l’attente de 72 heures, quelqu’un, sans doute vous, s’est connecté à votre compte Colophon avec le mot de passe. Toutes les clés d’accès, l’application d’authentification et les codes de secours ont été retirés, et tous les autres appareils ont été déconnectés. Vous pouvez choisir une nouvelle seconde étape dans la rubrique Sécurité de votre compte.",
        ...ifNotYou(publicUrl),
      ],
    }),
    welcome: (_contents, publicUrl) => ({
      subject: "Bienvenue sur Colophon",
      body: [
        "Votre adresse est confirmée. Elle peut désormais figurer sur vos certificats, là où vous le souhaitez, et c’est ici que nous vous écrirons au sujet de votre compte et de vos œuvres.",
        "Pour enregistrer une œuvre, choisissez son fichier. Il reste sur votre appareil : seule son empreinte entre au registre. Vous recevez un certificat que chacun peut vérifier, même sans nous.",
        { label: "Enregistrer une œuvre", link: `${publicUrl}/register-ip` },
      ],
    }),
    accountErased: (_contents, publicUrl) => ({
      subject: "Votre compte Colophon a été effacé",
      body: [
        "Quelqu’un (sans doute vous) a effacé votre compte Colophon. Ses œuvres, ses copies privées et vos données personnelles sont en cours de suppression ; les pages de ses certificats diront seulement qu’ils ont été effacés. C’est irréversible. Ce message est le dernier que nous envoyons à cette adresse au sujet du compte.",
        "Un certificat (PDF) ou une preuve que vous avez conservés peuvent toujours être vérifiés :",
        { label: "Vérifier un certificat", link: `${publicUrl}/verify` },
        "Si ce n’était pas vous, quelqu’un d’autre avait accès à votre compte. Écrivez-nous, et changez de mot de passe partout où vous utilisez le même.",
        { label: "Comment nous joindre", link: `${publicUrl}/help` },
      ],
    }),
    ...frOwners,
    certificateReady: (certificate, publicUrl) => ({
      subject: `Votre certificat pour « ${short(certificate.title)} »`,
      body: [
        "Votre œuvre est au registre. Vous trouverez ci-joint son certificat en PDF, à lire et à imprimer, et un petit fichier, la preuve, avec lequel chacun peut le vérifier sans nous.",
        {
          facts: [
            ["Œuvre", certificate.title],
            ["Certificat", certificate.certificateId],
            ["Enregistrée", longDate("fr", certificate.registeredAt)],
          ],
        },
        { label: "Ouvrir le certificat", link: `${publicUrl}/verify/${certificate.certificateId}` },
        certificate.isFinal
          ? "L’ancrage de votre œuvre est définitif ; le certificat dit dans quelle chaîne de blocs. Gardez ces deux fichiers avec votre œuvre."
          : "Votre œuvre n’est pas encore ancrée dans une chaîne de blocs, et le certificat l’indique tant qu’elle ne l’est pas. Sa page permet à tout moment de télécharger les deux fichiers à jour.",
      ],
    }),
    finalProof: (certificate, publicUrl) => ({
      subject: `La preuve définitive pour « ${short(certificate.title)} »`,
      body: [
        "L’ancrage de votre œuvre est définitif ; le certificat dit dans quelle chaîne de blocs. Le certificat et la preuve, ci-joints, sont désormais complets : gardez-les avec votre œuvre à la place des précédents.",
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
    ...aboutReceipts("fr"),
    ...frOperator,
    ...invitationLetters("fr", {
      subject: (registrant, title) => `${registrant} vous mentionne dans « ${title} »`,
      reminder: (registrant, title) => `Rappel : ${registrant} vous mentionne dans « ${title} »`,
      opening: (registrant) =>
        `${registrant} a enregistré une œuvre auprès de Colophon, un registre public d’œuvres, et vous y mentionne. Est-ce exact ? Vous pouvez répondre en une minute :`,
      reminded: (registrant) =>
        `Il y a une semaine, nous vous avons demandé si ${registrant} vous mentionne à juste titre dans une œuvre. Vous pouvez encore répondre :`,
      work: "Œuvre",
      name: "Vous y figurez comme",
      role: "Rôle",
      share: "Part",
      button: "Voir l’œuvre et répondre",
      consequences: [
        "Si vous confirmez, le certificat le dit à tout le monde. Il vous faut un compte avec cette adresse ; vous pouvez le créer sur place.",
        "Si vous refusez, le registre ne montre plus aux autres votre nom, votre adresse de courriel, votre rôle ni votre part pour cette œuvre. Aucun compte n’est nécessaire.",
      ],
      once: "Si vous ne répondez pas, le certificat dit que vous n’avez pas répondu. Nous vous le rappellerons une seule fois, dans une semaine.",
      last: "Si vous ne répondez pas, le certificat dit que vous n’avez pas répondu. Nous ne vous le demanderons plus.",
      confirmed: {
        subject: (name, title) => `${name} confirme sa collaboration à « ${title} »`,
        body: "Le certificat le dit désormais, avec la date.",
      },
      declined: {
        subject: (name, title) => `${name} refuse de figurer dans « ${title} »`,
        body: "Le registre ne montre plus qu’à vous le nom, l’adresse de courriel, le rôle et la part de cette personne. L’inscription et sa preuve restent inchangées.",
      },
      person: "Personne",
      open: "Ouvrir le certificat",
    }),
  },
};
