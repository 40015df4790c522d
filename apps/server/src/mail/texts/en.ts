import { fewRecoveryCodes, type TokenScope } from "@colophon/api";
import { batchLetters } from "../batch-letters.ts";
import { invitationLetters } from "../invitation-letters.ts";
import type { MailTexts } from "../letter-text.ts";
import { licenceLetters } from "../licence-letters.ts";
import { aboutLinks } from "./about-links.ts";
import { aboutReceipts } from "./about-receipts.ts";
import { longDate, longTime, short } from "./format.ts";
import { enLicences } from "./licences/en.ts";
import { enLinks } from "./links/en.ts";
import { enOwners } from "./owners/en.ts";
import { enOperator } from "./operator/en.ts";

const toSecurity = (publicUrl: string) => ({
  label: "Go to your account’s security settings",
  link: `${publicUrl}/account/security`,
});

const ifNotYou = (publicUrl: string) => [
  "If it wasn’t you, someone else is using your account: change your password now, log out everywhere else and remove any passkey, app or access token you don’t recognize.",
  toSecurity(publicUrl),
];

/** Of a program with an API token. */
const allowed: Record<TokenScope, string> = {
  "works:read": "see your works, certificates and orders",
  "works:register": "register works in your name",
  "orders:create": "place orders, but not pay for them",
};

export const en: MailTexts = {
  language: "en",
  greeting: (name) => (name === "" ? "Hello," : `Hello ${name},`),
  readIn: "Read this in another language:",
  stop: "Unsubscribe from these emails",
  stopAddress: "Block email from Colophon",
  stopPage: {
    title: "Emails about your works",
    question: "Unsubscribe from these emails? You can turn them on again in your account.",
    confirm: "Unsubscribe",
    done: "You won’t get emails of this kind anymore.",
  },
  stopAddressPage: {
    title: "Emails to this address",
    question:
      "Block email from Colophon to this address? If you do, no one can offer you a work, and we won’t ask you about works that credit you. If you have an account, you’ll still get emails about it.",
    confirm: "Block email",
    done: "Done. Colophon won’t write to this address again, except about an account that uses it or a report that gives it.",
  },
  letters: {
    confirmAddress: ({ link }) => ({
      subject: "Confirm your email address",
      body: [
        "You (or someone else) entered this address for a Colophon account. Confirm the address, so that it can appear on your certificates and we can write to you about them. You can use this link once, within the next 24 hours:",
        { label: "Confirm this address", link },
        "If it wasn’t you, you don’t need to do anything: without your confirmation, no certificate will show it as the email of whoever registered the work.",
      ],
    }),
    passwordReset: ({ link }) => ({
      subject: "Set a new password for Colophon",
      body: [
        "You (or someone using your address) asked to set a new password for your Colophon account. You can use this link once, within an hour of asking:",
        { label: "Set a new password", link },
        "If it wasn’t you, you don’t need to do anything: your password stays as it is.",
      ],
    }),
    deviceLink: ({ link }) => ({
      subject: "Confirm your new device",
      body: [
        "Someone entered the right password for your Colophon account on a device we don’t recognize. There have been many failed attempts recently, so please also open this link. Open it on that device, within the next hour, then log in:",
        { label: "Confirm the device", link },
        "If it wasn’t you, someone else knows your password: please change it now.",
      ],
    }),
    emailChanged: ({ undoUrl }, publicUrl) => ({
      subject: "Your Colophon email address was changed",
      body: [
        "The email address of your Colophon account was changed. From now on, log in with the new one.",
        ...(undoUrl === undefined
          ? [
              "If it wasn’t you, someone else may know your password. Please write to us at once:",
              { label: "How to reach us", link: `${publicUrl}/help` },
            ]
          : [
              "If it wasn’t you, someone else may know your password. You can undo the change for 72 hours:",
              { label: "Undo the change", link: undoUrl },
            ]),
      ],
    }),
    passwordChanged: (_contents, publicUrl) => ({
      subject: "Your Colophon password was changed",
      body: [
        "The password of your Colophon account was changed, and all other devices were logged out.",
        "If it wasn’t you, someone else may be using your account. Go to the login page and choose “Forgot your password?”: we’ll email this address a link for setting a new one.",
        { label: "Go to the login page", link: `${publicUrl}/login` },
      ],
    }),
    newDevice: ({ device, at }, publicUrl) => ({
      subject: "A new device logged in to your Colophon account",
      body: [
        "Someone logged in to your Colophon account from a new device:",
        {
          facts: [
            ["Device", device === "" ? "Unknown" : device],
            ["Time", longTime("en", at)],
          ],
        },
        "If it was you, you don’t need to do anything. If not, change your password now: that logs out every other device.",
        { label: "Go to your account", link: `${publicUrl}/account` },
      ],
    }),
    factorAdded: ({ factor, name }, publicUrl) => ({
      subject: {
        passkey: "A passkey was added to your Colophon account",
        totp: "An authenticator app was added to your Colophon account",
        recovery_codes: "New recovery codes for your Colophon account",
      }[factor],
      body: [
        {
          passkey: `The passkey “${name}” was added to your Colophon account. You can log in with this passkey alone. When you log in with your password, we’ll also ask for a second step.`,
          totp: "When you log in to your Colophon account with your password, we’ll now also ask for a code from your authenticator app or for another second step that you’ve set up.",
          recovery_codes:
            "Ten new recovery codes were made for your Colophon account. Your earlier codes no longer work.",
        }[factor],
        ...ifNotYou(publicUrl),
      ],
    }),
    factorRemoved: ({ factor, name }, publicUrl) => ({
      subject: {
        passkey: "A passkey was removed from your Colophon account",
        totp: "The authenticator app was removed from your Colophon account",
      }[factor],
      body: [
        {
          passkey: `The passkey “${name}” was removed from your Colophon account. You can no longer log in with that passkey.`,
          totp: "Your Colophon account no longer accepts codes from the authenticator app.",
        }[factor],
        ...ifNotYou(publicUrl),
      ],
    }),
    passkeyBlocked: ({ name }, publicUrl) => ({
      subject: "We blocked a passkey for your Colophon account",
      body: [
        `There seems to be a copy of your passkey “${name}”, so we no longer accept it. Remove it under Security in your account, and add a new one. Until then, log in another way.`,
        toSecurity(publicUrl),
      ],
    }),
    recoveryCodeUsed: ({ left }, publicUrl) => ({
      subject: "A recovery code was used for your Colophon account",
      body: [
        "A recovery code was used for your Colophon account. That code no longer works.",
        { facts: [["Codes left", String(left)]] },
        ...(left <= fewRecoveryCodes
          ? ["You’re running low on codes. You can make new ones under Security in your account."]
          : []),
        ...ifNotYou(publicUrl),
      ],
    }),
    recoveryLink: ({ link }) => ({
      subject: "Turn off two-step verification for Colophon",
      body: [
        "Someone entered the right password for your Colophon account and told us that your passkeys, authenticator app and recovery codes are lost. Use this link to start a 72-hour waiting period. After that, the next login with your password turns two-step verification off. You can use the link once, within the next hour:",
        { label: "Start the 72-hour wait", link },
        "If it wasn’t you, someone else knows your password: change it now. Nothing happens unless the link is used.",
      ],
    }),
    recoveryBegun: ({ link, readyAt, endsAt }) => ({
      subject: "Someone asked us to turn off two-step verification for Colophon",
      body: [
        "Someone asked us to turn off two-step verification on your Colophon account, saying that its passkeys, authenticator app and recovery codes are lost. Nothing has changed yet. Logging in with the password between these times turns two-step verification off:",
        {
          facts: [
            ["From", longTime("en", readyAt)],
            ["Until", longTime("en", endsAt)],
          ],
        },
        "If it wasn’t you, cancel this now and set a new password: someone may know your password and be reading your email.",
        { label: "Keep two-step verification on", link },
      ],
    }),
    recoveryReminder: (contents, publicUrl) => ({
      ...en.letters.recoveryBegun(contents, publicUrl),
      subject: "Reminder: someone asked us to turn off two-step verification for Colophon",
    }),
    factorsRecovered: (_contents, publicUrl) => ({
      subject: "Two-step verification was turned off on your Colophon account",
      body: [
        "After the 72-hour waiting period, someone logged in to your Colophon account with the password. All passkeys, the authenticator app and the recovery codes were removed, and every other device was logged out. You can set up two-step verification again under Security in your account.",
        ...ifNotYou(publicUrl),
      ],
    }),
    tokenMade: ({ name, scopes, expiresAt }, publicUrl) => ({
      subject: "An access token was made in your Colophon account",
      body: [
        "An access token for programs was made in your Colophon account. Until it expires or you delete it, any program that has it can do what is listed here:",
        {
          facts: [
            ["Name", name],
            ["Allowed", scopes.map((scope) => allowed[scope]).join("; ")],
            ["Expires", longDate("en", expiresAt)],
          ],
        },
        ...ifNotYou(publicUrl),
      ],
    }),
    welcome: (_contents, publicUrl) => ({
      subject: "Welcome to Colophon",
      body: [
        "Your address is confirmed. From now on, it can appear on your certificates if you choose. We’ll write to you here about your account and your works.",
        "To register a work, choose its file. The file stays on your device, unless you also store a copy with us. You get a certificate that anyone can check, even without us.",
        { label: "Register a work", link: `${publicUrl}/register-ip` },
      ],
    }),
    accountErased: (_contents, publicUrl) => ({
      subject: "Your Colophon account was deleted",
      body: [
        "Someone (most likely you) deleted your Colophon account. We’re deleting its works, its confidential copies and, except on receipts, its personal details. Works that were transferred to or from it stay, without its name. The pages of deleted certificates will say only that they were deleted. This can’t be undone. This is our last email to this address about the account.",
        "A certificate (PDF) or a proof that you have kept can still be checked:",
        { label: "Check a certificate", link: `${publicUrl}/verify` },
        "If it wasn’t you, someone else had access to your account. Please write to us, and set a new password wherever you use the same one.",
        { label: "How to reach us", link: `${publicUrl}/help` },
      ],
    }),
    ...enOwners,
    ...licenceLetters("en", enLicences),
    ...aboutLinks(enLinks),
    certificateReady: (certificate, publicUrl) => ({
      subject: `Your certificate for “${short(certificate.title)}”`,
      body: [
        "Your work is registered. Attached are its certificate (a PDF to read and print) and its proof (a small file that lets anyone check the certificate without us). Keep the certificate and its proof with your work, and keep the work exactly as it is.",
        {
          facts: [
            ["Work", certificate.title],
            ["Certificate", certificate.certificateId],
            ["Registered", longDate("en", certificate.registeredAt)],
          ],
        },
        { label: "Open the certificate", link: `${publicUrl}/verify/${certificate.certificateId}` },
        certificate.isFinal
          ? "Your registration is now on a blockchain; the certificate says on which, and whether that proves its date."
          : "The date proof of your registration is on its way, and the certificate says so until it’s confirmed. You can download the latest version of both files at any time from the certificate’s page.",
      ],
    }),
    finalProof: (certificate, publicUrl) => ({
      subject: `The complete proof for “${short(certificate.title)}”`,
      body: [
        "Your registration is now on a blockchain; the certificate says on which, and whether that proves its date. The attached certificate and proof are now complete. Keep both files with your work, replacing any earlier ones, and keep the work exactly as it is.",
        {
          facts: [
            ["Work", certificate.title],
            ["Certificate", certificate.certificateId],
            ["Registered", longDate("en", certificate.registeredAt)],
          ],
        },
        { label: "Open the certificate", link: `${publicUrl}/verify/${certificate.certificateId}` },
      ],
    }),
    ...batchLetters("en", {
      ready: {
        subject: (count) => `Your certificates for ${count} works`,
        opening:
          "Your works are registered, each with a certificate of its own. You’ll find the certificates and their proofs in the list of your works. Keep both with your works, and keep the works exactly as they are.",
      },
      final: {
        subject: (count) => `The complete proofs for ${count} works`,
        opening:
          "Your registrations are now on a blockchain; each certificate says on which, and whether that proves its date. The certificates and proofs in the list of your works are now complete. Keep them in place of earlier ones, and keep the works exactly as they are.",
      },
      isFinal:
        "Your registrations are now on a blockchain; each certificate says on which, and whether that proves its date.",
      isPending:
        "The date proof of your registrations is on its way, and each certificate says so until it’s confirmed.",
      count: "Works",
      registered: "Registered",
      others: (count) => (count === 1 ? "And one more." : `And ${count} more.`),
      button: "See your works",
    }),
    ...aboutReceipts("en"),
    ...enOperator,
    ...invitationLetters("en", {
      subject: (registrant, title) => `${registrant} credited you on “${title}”`,
      reminder: (registrant, title) => `Reminder: ${registrant} credited you on “${title}”`,
      opening: (registrant) =>
        `${registrant} registered a work with Colophon, a public registry for creative works, and credited you on it. Is that right? It takes a minute to answer:`,
      reminded: (registrant) =>
        `A week ago, we asked whether ${registrant} credited you correctly on a work. You can still answer:`,
      several: {
        subject: (registrant, count) => `${registrant} credited you on ${count} works`,
        reminder: (registrant, count) => `Reminder: ${registrant} credited you on ${count} works`,
        opening: (registrant) =>
          `${registrant} registered several works with Colophon, a public registry for creative works, and credited you on them. Is that right? Open each work to answer:`,
        reminded: (registrant) =>
          `A week ago, we asked whether ${registrant} credited you correctly on several works. You can still answer for these:`,
        others: (count) =>
          count === 1
            ? "And one more: it’s listed in your account once you log in with this address."
            : `And ${count} more: they’re listed in your account once you log in with this address.`,
      },
      work: "Work",
      name: "You’re credited as",
      role: "Role",
      share: "Share",
      button: "See the work and answer",
      consequences: [
        "If you confirm, everyone who sees the certificate can see that you did. You need an account with this address; you can create one there.",
        "If you decline, we no longer show others your name, email address, role or share alongside this work. You don’t need an account.",
      ],
      once: "Not answering is fine too: the certificate will simply show no answer. We’ll remind you once, in a week.",
      last: "Not answering is fine too: the certificate will simply show no answer. We won’t ask again.",
      confirmed: {
        subject: (name, title) => `${name} confirmed their credit on “${title}”`,
        body: "The certificate now says so, with the date.",
      },
      declined: {
        subject: (name, title) => `${name} declined to be credited on “${title}”`,
        body: "We no longer show this person’s name, email address, role and share to anyone but you. The certificate and its proof stay valid.",
      },
      person: "Person",
      open: "Open the certificate",
    }),
  },
};
