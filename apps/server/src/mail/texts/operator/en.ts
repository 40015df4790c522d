import type { OperatorLetters } from "../../letter-text.ts";
import { short } from "../format.ts";

export const operatorEn: OperatorLetters = {
  reportDecided: ({ certificateId, isObjection, isUpheld, answer }, publicUrl) => ({
    subject: isObjection ? "Your objection was decided" : "Your report was decided",
    body: [
      isObjection
        ? isUpheld
          ? "Thank you for your objection. We have looked at it and agree with you."
          : "Thank you for your objection. We have looked at it and keep to our decision."
        : isUpheld
          ? "Thank you for your report. We have looked at it and acted on it."
          : "Thank you for your report. We have looked at it and found no reason to act.",
      ...(answer === "" ? [] : ["Our answer:", answer]),
      { label: "Open the certificate", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
  registrySaid: ({ said, workId, certificateId, title, text }, publicUrl) => ({
    subject: {
      noted: `A note on “${short(title)}”`,
      blocked: `“${short(title)}” was blocked`,
      unblocked: `“${short(title)}” is no longer blocked`,
    }[said],
    body: [
      {
        noted:
          "This registry has added a note to the certificate of your work. Whoever checks the certificate reads it.",
        blocked:
          "This registry no longer shows your work: not its title, not your name, not its description. It is in no list, and no search finds it. Your certificate and its proof stay valid, and you can download the proof in the work’s room.",
        unblocked: "This registry shows your work again, as before.",
      }[said],
      {
        facts: [
          ["Work", title],
          ["Certificate", certificateId],
        ],
      },
      "This was published under the certificate:",
      text,
      ...(said === "unblocked"
        ? []
        : [
            "If you think this is wrong, you can object in the work’s room. We look at every objection and answer it.",
          ]),
      { label: "Open the work’s room", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  accountSuspended: ({ text }, publicUrl) => ({
    subject: "Your Colophon account was suspended",
    body: [
      "Your Colophon account was suspended, and all its devices were logged out. Nobody can log in to it until the suspension is lifted. Your works and their certificates stay as they are.",
      "The reason:",
      text,
      "If you think this is wrong, please write to us.",
      { label: "How to reach us", link: `${publicUrl}/help` },
    ],
  }),
  accountRestored: (_contents, publicUrl) => ({
    subject: "Your Colophon account is open again",
    body: [
      "The suspension of your Colophon account was lifted. You can log in as before.",
      { label: "Log in", link: `${publicUrl}/login` },
    ],
  }),
  accountEnded: ({ text }, publicUrl) => ({
    subject: "Your Colophon account was closed",
    body: [
      "We have closed your Colophon account for good. It is being erased along with its works; their certificates say only that they were erased.",
      "The reason:",
      text,
      "If you think this is wrong, please write to us.",
      { label: "How to reach us", link: `${publicUrl}/help` },
    ],
  }),
};
