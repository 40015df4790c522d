import { fewRecoveryCodes } from "@colophon/api";
import { invitationLetters } from "../invitation-letters.ts";
import type { Texts } from "../letter-text.ts";
import { aboutReceipts } from "./about-receipts.ts";
import { longDate, longTime, short } from "./format.ts";
import { enOwners } from "./owners/en.ts";
import { enOperator } from "./operator/en.ts";

const toSecurity = (publicUrl: string) => ({
  label: "Go to your account’s security",
  link: `${publicUrl}/account/security`,
});

const ifNotYou = (publicUrl: string) => [
  "If it wasn’t you, someone else is using your account: change your password now, log out everywhere else and remove what isn’t yours.",
  toSecurity(publicUrl),
];

export const en: Texts = {
  language: "en",
  greeting: (name) => (name === "" ? "Hello," : `Hello ${name},`),
  readIn: "Read this in another language:",
  stop: "Stop emails of this kind",
  stopAddress: "Never write to this address again",
  stopPage: {
    title: "Emails about your works",
    question: "Stop emails of this kind? You can turn them on again in your account.",
    confirm: "Stop these emails",
    done: "You won’t get emails of this kind any more.",
  },
  stopAddressPage: {
    title: "Emails to this address",
    question:
      "Should Colophon never write to this address again? If someone names you in a work, we won’t ask you about it, and no one can offer you a work. If you have an account, you’ll still get emails about it.",
    confirm: "Never write again",
    done: "Done. Colophon won’t write to this address again unless you have an account with it.",
  },
  letters: {
    confirmAddress: ({ link }) => ({
      subject: "Confirm your email address",
      body: [
        "Someone (most likely you) gave this address for a Colophon account. Confirm it, so that it can appear on your certificates and we can write to you about them. You can use this link once, within the next 24 hours:",
        { label: "Confirm this address", link },
        "If it wasn’t you, you don’t need to do anything: without your confirmation, the address won’t appear on any certificate.",
      ],
    }),
    passwordReset: ({ link }) => ({
      subject: "Set a new password for Colophon",
      body: [
        "Someone (most likely you) asked to set a new password for your Colophon account. You can use this link once, within an hour of asking:",
        { label: "Set a new password", link },
        "If it wasn’t you, you don’t need to do anything: your password stays as it is.",
      ],
    }),
    deviceLink: ({ link }) => ({
      subject: "Log in to Colophon from a new device",
      body: [
        "Someone (most likely you) entered the right password for your Colophon account on a device we don’t know. Because many wrong passwords were tried lately, we also ask you to open this link. Do so on that device within the next hour, then log in:",
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
        "Someone (most likely you) logged in to your Colophon account from a device that wasn’t logged in before:",
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
          passkey: `The passkey “${name}” was added to your Colophon account. You can log in with it alone. Logging in with your password asks for a second step as well.`,
          totp: "From now on, logging in to your Colophon account with your password asks for a code from your authenticator app as well, or for another second step you have set up.",
          recovery_codes:
            "Ten new recovery codes were made for your Colophon account. Earlier ones no longer work.",
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
          passkey: `The passkey “${name}” was removed from your Colophon account. It no longer logs you in.`,
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
        "Someone (most likely you) used a recovery code for your Colophon account. That code no longer works.",
        { facts: [["Codes left", String(left)]] },
        ...(left <= fewRecoveryCodes
          ? ["You’re running low on codes. You can make new ones under Security in your account."]
          : []),
        ...ifNotYou(publicUrl),
      ],
    }),
    recoveryLink: ({ link }) => ({
      subject: "Log in to Colophon without your second step",
      body: [
        "Someone (most likely you) entered the right password for your Colophon account and told us that your passkeys, authenticator app and recovery codes are lost. This link starts a wait of 72 hours. After that, logging in with your password removes them all. You can use the link once, within the next hour:",
        { label: "Start the wait", link },
        "If it wasn’t you, someone knows your password: change it now. Nothing happens unless the link is used.",
      ],
    }),
    recoveryBegun: ({ link, readyAt, endsAt }) => ({
      subject: "Your Colophon account is about to lose its second step",
      body: [
        "Someone (most likely you) asked us to remove every passkey, the authenticator app and the recovery codes from your Colophon account, because they are lost. Nothing has been removed yet. Logging in with the password between these times removes them:",
        {
          facts: [
            ["From", longTime("en", readyAt)],
            ["Until", longTime("en", endsAt)],
          ],
        },
        "If it wasn’t you, cancel the removal now and set a new password: someone may know your password and be reading your email.",
        { label: "Cancel the removal", link },
      ],
    }),
    recoveryReminder: (contents, publicUrl) => ({
      ...en.letters.recoveryBegun(contents, publicUrl),
      subject: "Reminder: your Colophon account is about to lose its second step",
    }),
    factorsRecovered: (_contents, publicUrl) => ({
      subject: "Your Colophon account no longer has a second step",
      body: [
        "After the wait of 72 hours, someone (most likely you) logged in to your Colophon account with the password. All passkeys, the authenticator app and the recovery codes were removed, and every other device was logged out. You can set up a new second step under Security in your account.",
        ...ifNotYou(publicUrl),
      ],
    }),
    welcome: (_contents, publicUrl) => ({
      subject: "Welcome to Colophon",
      body: [
        "Your address is confirmed. From now on, it can appear on your certificates if you choose, and we’ll write to you here about your account and your works.",
        "To register a work, choose its file. The file stays on your device: only its fingerprint goes into the register. You get a certificate that anyone can check, even without us.",
        { label: "Register a work", link: `${publicUrl}/register-ip` },
      ],
    }),
    accountErased: (_contents, publicUrl) => ({
      subject: "Your Colophon account was erased",
      body: [
        "Someone (most likely you) erased your Colophon account. Its works, private copies and personal details are being deleted, and the pages of its certificates will say only that they were erased. This can’t be undone. It is our last email to this address about the account.",
        "A certificate (PDF) or a proof that you have kept can still be checked:",
        { label: "Check a certificate", link: `${publicUrl}/verify` },
        "If it wasn’t you, someone else had access to your account. Please write to us, and set a new password wherever you use the same one.",
        { label: "How to reach us", link: `${publicUrl}/help` },
      ],
    }),
    ...enOwners,
    certificateReady: (certificate, publicUrl) => ({
      subject: `Your certificate for “${short(certificate.title)}”`,
      body: [
        "Your work is in the register. Attached are its certificate, a PDF to read and print, and its proof, a small file with which anyone can check the certificate without us.",
        {
          facts: [
            ["Work", certificate.title],
            ["Certificate", certificate.certificateId],
            ["Registered", longDate("en", certificate.registeredAt)],
          ],
        },
        { label: "Open the certificate", link: `${publicUrl}/verify/${certificate.certificateId}` },
        certificate.isFinal
          ? "The anchor of your work is final; the certificate says on which blockchain. Keep both files with your work."
          : "Your work isn’t anchored on a blockchain yet, and the certificate says so until it is. You can download the latest version of both files at any time from the certificate’s page.",
      ],
    }),
    finalProof: (certificate, publicUrl) => ({
      subject: `The final proof for “${short(certificate.title)}”`,
      body: [
        "The anchor of your work is final; the certificate says on which blockchain. The attached certificate and proof are now complete: keep them with your work, in place of earlier ones.",
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
    ...aboutReceipts("en"),
    ...enOperator,
    ...invitationLetters("en", {
      subject: (registrant, title) => `${registrant} named you in “${title}”`,
      reminder: (registrant, title) => `Reminder: ${registrant} named you in “${title}”`,
      opening: (registrant) =>
        `${registrant} registered a work with Colophon, a public registry of works, and named you in it. Is that right? It takes a minute to answer:`,
      reminded: (registrant) =>
        `A week ago, we asked whether ${registrant} named you correctly in a work. You can still answer:`,
      work: "Work",
      name: "You’re named as",
      role: "Role",
      share: "Share",
      button: "See the work and answer",
      consequences: [
        "If you confirm, everyone who sees the certificate can see that you did. You need an account with this address; you can create one there.",
        "If you decline, the registry no longer shows others your name, email address, role or share alongside this work. You don’t need an account.",
      ],
      once: "If you don’t answer, the certificate says that you haven’t. We’ll remind you once, in a week.",
      last: "If you don’t answer, the certificate says that you haven’t. We won’t ask again.",
      confirmed: {
        subject: (name, title) => `${name} confirmed taking part in “${title}”`,
        body: "The certificate now says so, with the date.",
      },
      declined: {
        subject: (name, title) => `${name} declined to be named in “${title}”`,
        body: "The registry no longer shows this person’s name, email address, role and share to anyone but you. The record and its proof stay as they are.",
      },
      person: "Person",
      open: "Open the certificate",
    }),
  },
};
