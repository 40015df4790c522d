import type { OperatorLetters } from "../../letter-text.ts";
import { short } from "../format.ts";

/** Letters about what an operator did. */
export const enOperator: OperatorLetters = {
  reportDecided: ({ certificateId, isObjection, isUpheld, answer }, publicUrl) => ({
    subject: isObjection ? "We’ve decided on your appeal" : "We’ve decided on your report",
    body: [
      isObjection
        ? isUpheld
          ? "Thank you for your appeal. We have looked at it and agree with you."
          : "Thank you for your appeal. We have looked at it, and our decision hasn’t changed."
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
          "We’ve added a note to the certificate of your work. Anyone who opens the certificate’s page can read the note.",
        blocked:
          "We no longer show your work: neither its title nor its description nor your name. It isn’t in the public catalogue, and searches don’t find it. Your certificate and its proof stay valid, and you can download the proof from the work’s page.",
        unblocked: "The block on your work has ended: we show it again, unless you’ve withdrawn it.",
      }[said],
      {
        facts: [
          ["Work", title],
          ["Certificate", certificateId],
        ],
      },
      "This was published with the certificate:",
      text,
      ...{
        noted: [
          "If you think this is wrong, please write to us.",
          { label: "How to reach us", link: `${publicUrl}/help` },
        ],
        blocked: [
          "If you think this is wrong, you can appeal on the work’s page. We read every appeal and answer it.",
        ],
        unblocked: [],
      }[said],
      { label: "Go to the work", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  accountSuspended: ({ text }, publicUrl) => ({
    subject: "Your Colophon account was suspended",
    body: [
      "We’ve suspended your Colophon account and logged out all its devices. No one can log in to it until the suspension is lifted. Your works and their certificates stay as they are.",
      "The reason:",
      text,
      "If you think this is wrong, please write to us.",
      { label: "How to reach us", link: `${publicUrl}/help` },
    ],
  }),
  accountRestored: (_contents, publicUrl) => ({
    subject: "Your Colophon account is open again",
    body: [
      "We’ve lifted the suspension of your Colophon account. You can log in as before.",
      { label: "Log in", link: `${publicUrl}/login` },
    ],
  }),
  accountEnded: ({ text }, publicUrl) => ({
    subject: "Your Colophon account was closed",
    body: [
      "We have closed your Colophon account for good. We’re deleting it along with its works, but we keep any receipts. Works that were transferred to or from it stay, without its name. The pages of deleted certificates will say only that they were deleted.",
      "The reason:",
      text,
      "If you think this is wrong, please write to us.",
      { label: "How to reach us", link: `${publicUrl}/help` },
    ],
  }),
};
