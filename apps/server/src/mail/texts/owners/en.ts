import type { OwnerLetters } from "../../letter-text.ts";
import { short } from "../format.ts";

/** Letters about works that change hands, and about disputes, to whoever is on either side: `letter-kinds.ts` says who. */
export const enOwners: OwnerLetters = {
  transferOffered: ({ title, certificateId, creator, link, isDisputed, isSuperseded }) => ({
    subject: `You’ve been offered rights in “${short(title)}”`,
    body: [
      "You’re being offered rights in a work that is registered with Colophon; we were given your address for this offer. The link below shows exactly what would pass to you. You can answer once, within seven days:",
      {
        facts: [
          ["Work", title],
          ["Certificate", certificateId],
          ...(creator === "" ? [] : [["Registered by", creator] as const]),
        ],
      },
      ...(isDisputed
        ? [
            "Before you answer: someone disputes this registration. You can read what they say on the certificate’s page.",
          ]
        : []),
      ...(isSuperseded
        ? [
            "Before you answer: a newer version of this work has been registered since. This offer is about the older version only.",
          ]
        : []),
      { label: "See the offer", link },
      "Nothing changes unless you accept. If you don’t know what this is about, you don’t need to do anything.",
    ],
  }),
  transferOfferedForYou: ({ title, workId }, publicUrl) => ({
    subject: `Your work “${short(title)}” was offered to someone`,
    body: [
      "Someone sent us documents about this work, for example from an estate. Based on these documents, we’ve offered the work on your behalf to the person they point to. The note on the certificate says why. If that person accepts within seven days, the work moves to their account.",
      "If this is wrong, take the offer back on the work’s page and write to us. Details that only you can see are never passed on.",
      { label: "Open the work’s page", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferAccepted: ({ title, certificateId }, publicUrl) => ({
    subject: `“${short(title)}” was transferred`,
    body: [
      "The offer was accepted. From now on, only the person it names can correct this work, withdraw it, or show it in the public catalogue. If we had a confidential copy of the file, we have deleted that copy. Details that only you could see weren’t passed on.",
      { label: "Open the certificate", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
  transferReceived: ({ title, workId }, publicUrl) => ({
    subject: `“${short(title)}” is now in your portfolio`,
    body: [
      "You accepted the offer. From now on, you can correct this work’s details, withdraw it, or show it in the public catalogue. The certificate still shows the name the work was registered under, and says that rights were transferred.",
      { label: "Go to the work", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferRefused: ({ title, workId }, publicUrl) => ({
    subject: `The offer of “${short(title)}” was declined`,
    body: [
      "The offer was declined. The work stays in your account, and nothing was published.",
      { label: "Go to the work", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeOpened: ({ title, workId }, publicUrl) => ({
    subject: `Someone disputes “${short(title)}”`,
    body: [
      "Someone disputes the registration of your work. What that person says is public. The certificate stays valid and says that it’s disputed. We don’t take sides. You can answer publicly too. Neither side can change or hide what the other says.",
      { label: "Read it and answer", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeAnswered: ({ title, certificateId }, publicUrl) => ({
    subject: `An answer to your dispute about “${short(title)}”`,
    body: [
      "The certificate holder has replied to your dispute. The reply is public on the certificate’s page. If you consider the dispute settled, you can mark it as settled there.",
      { label: "Read the answer", link: `${publicUrl}/verify/${certificateId}/dispute` },
    ],
  }),
  disputeSettled: ({ title, certificateId }, publicUrl) => ({
    subject: `A dispute about “${short(title)}” was settled`,
    body: [
      "The other side has marked the dispute as settled. The certificate no longer says that it’s disputed, unless there’s another open dispute. What was said stays public.",
      { label: "Open the certificate", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
};
