import type { Texts } from "../letter-text.ts";
import { longDate, longTime, short } from "./format.ts";

export const en: Texts = {
  language: "en",
  greeting: "Hello,",
  stop: "Stop letters of this kind",
  stopPage: {
    title: "Letters about your works",
    question: "Stop letters of this kind to your account? You can switch them on again in your account.",
    confirm: "Stop these letters",
    done: "You won’t get letters of this kind any more.",
  },
  letters: {
    confirmAddress: ({ link }) => ({
      subject: "Confirm your email address",
      body: [
        "Someone (most likely you) gave this address for a Colophon account. Confirm it, so that it can appear on your certificates and we can write to you about them. You can use this link once, within the next 24 hours:",
        { label: "Confirm this address", link },
        "If it wasn’t you, you don’t need to do anything: without your confirmation, the address counts for nothing.",
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
        "If it wasn’t you, someone else may be using your account. Go to the login page and choose “Forgot your password?”: we then send a link to this address that sets a new one.",
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
    welcome: (_contents, publicUrl) => ({
      subject: "Welcome to Colophon",
      body: [
        "Your address is confirmed. From now on, it can appear on your certificates where you want it to, and we write to you here about your account and your works.",
        "To register a work, choose its file. The file stays on your device: only its fingerprint goes into the register. You get a certificate that anyone can check, even without us.",
        { label: "Register a work", link: `${publicUrl}/register-ip` },
      ],
    }),
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
  },
};
