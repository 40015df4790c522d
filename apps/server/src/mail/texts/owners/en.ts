import type { OwnerLetters } from "../../letter-text.ts";
import { short } from "../format.ts";

/** Letters about works that change hands, and about disputes. */
export const enOwners: OwnerLetters = {
  transferOffered: ({ title, certificateId, creator, link }) => ({
    subject: `You are offered rights in “${short(title)}”`,
    body: [
      "Someone offers you rights in a work that is registered with Colophon, and has given your address for it. The page behind this link says what exactly would pass to you. The link works once, within seven days:",
      {
        facts: [
          ["Work", title],
          ["Certificate", certificateId],
          ...(creator === "" ? [] : [["Registered by", creator] as const]),
        ],
      },
      { label: "See the offer", link },
      "Nothing changes unless you accept. If you know nothing about it, you don’t need to do anything.",
    ],
  }),
  transferOfferedForYou: ({ title, workId }, publicUrl) => ({
    subject: `Your work “${short(title)}” was offered to somebody`,
    body: [
      "Documents were shown to us, and we have offered your work in your name to the person they name. The note under the certificate says on which ground. The work is theirs once they accept, within seven days.",
      "If this is wrong, take the offer back in the work’s room and write to us. Nothing that only you can see is passed on.",
      { label: "Open the work’s room", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferAccepted: ({ title, certificateId }, publicUrl) => ({
    subject: `“${short(title)}” was transferred`,
    body: [
      "The offer was accepted. From now on, only the person it names can correct this work, list it or withdraw it. Your private copy of the file was deleted. Nothing that only you could see was passed on.",
      { label: "Open the certificate", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
  transferReceived: ({ title, workId }, publicUrl) => ({
    subject: `“${short(title)}” is in your portfolio now`,
    body: [
      "You accepted the offer. From now on, you speak for this work: you can correct its details, list it or withdraw it. The certificate still names who registered it, and says that rights were transferred.",
      { label: "Go to the work", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferRefused: ({ title, workId }, publicUrl) => ({
    subject: `The offer of “${short(title)}” was refused`,
    body: [
      "The offer wasn’t accepted. The work stays yours, and nothing was published.",
      { label: "Go to the work", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeOpened: ({ title, workId }, publicUrl) => ({
    subject: `Someone disputes “${short(title)}”`,
    body: [
      "Someone disputes the registration of your work. What they say is public and stays in the log for ever. The certificate stays valid and says that it is disputed; the registry takes no side. You can answer, publicly as well. Nobody can change or hide what the other says.",
      { label: "Read it and answer", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeAnswered: ({ title, certificateId }, publicUrl) => ({
    subject: `An answer to your dispute about “${short(title)}”`,
    body: [
      "The owner of the work has answered your dispute. Both texts are on the certificate’s page, side by side. If the matter is settled for you, you can say so there.",
      { label: "Read the answer", link: `${publicUrl}/verify/${certificateId}/dispute` },
    ],
  }),
  disputeSettled: ({ title, certificateId }, publicUrl) => ({
    subject: `The dispute about “${short(title)}” was settled`,
    body: [
      "The other side says that the dispute is settled. The certificate no longer says that it is disputed, unless somebody else disputes it. What was said stays in the log.",
      { label: "Open the certificate", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
};
