import type { OperatorLetters } from "../../letter-text.ts";
import { short } from "../format.ts";

/** Letters about what an operator did. */
export const zhOperator: OperatorLetters = {
  reportDecided: ({ certificateId, isObjection, isUpheld, answer }, publicUrl) => ({
    subject: isObjection ? "您的申诉已有结果" : "您的举报已有结果",
    body: [
      isObjection
        ? isUpheld
          ? "感谢您的申诉。我们已审阅，认为您的申诉成立。"
          : "感谢您的申诉。我们已审阅，维持原来的决定。"
        : isUpheld
          ? "感谢您的举报。我们已审阅并作出处理。"
          : "感谢您的举报。我们已审阅，没有发现需要处理的问题。",
      ...(answer === "" ? [] : ["我们的答复：", answer]),
      { label: "打开证书", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
  registrySaid: ({ said, workId, certificateId, title, text }, publicUrl) => ({
    subject: {
      noted: `关于《${short(title)}》的备注`,
      blocked: `《${short(title)}》已被屏蔽`,
      unblocked: `《${short(title)}》已解除屏蔽`,
    }[said],
    body: [
      {
        noted: "我们为您作品的证书添加了一条备注。任何人核验证书时都会看到。",
        blocked:
          "我们不再显示您的作品，包括标题、简介和您的姓名。作品不再列入公开目录，也无法搜索到。您的证书及其证明数据仍然有效，您可以在作品页面下载。",
        unblocked: "您的作品已解除屏蔽。除非您已将其撤回，否则我们已恢复显示。",
      }[said],
      {
        facts: [
          ["作品", title],
          ["证书", certificateId],
        ],
      },
      "随证书发布了以下内容：",
      text,
      ...{
        noted: ["如果您认为有误，请写信给我们。", { label: "如何联系我们", link: `${publicUrl}/help` }],
        blocked: ["如果您认为有误，可以在作品页面提出申诉。我们会查看每一份申诉并答复。"],
        unblocked: [],
      }[said],
      { label: "打开作品页面", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  accountSuspended: ({ text }, publicUrl) => ({
    subject: "您的 Colophon 账号已被暂停使用",
    body: [
      "您的 Colophon 账号已被暂停使用，所有设备均已退出登录。恢复使用之前，任何人都无法登录。您的作品及其证书保持不变。",
      "理由：",
      text,
      "如果您认为有误，请写信给我们。",
      { label: "如何联系我们", link: `${publicUrl}/help` },
    ],
  }),
  accountRestored: (_contents, publicUrl) => ({
    subject: "您的 Colophon 账号已恢复使用",
    body: [
      "您的 Colophon 账号已恢复使用，您可以像以前一样登录。",
      { label: "登录", link: `${publicUrl}/login` },
    ],
  }),
  accountEnded: ({ text }, publicUrl) => ({
    subject: "您的 Colophon 账号已被关闭",
    body: [
      "我们已永久关闭您的 Colophon 账号。除收据外，账号及其作品都将被删除。该账号转让或受让的作品会保留，但不再显示其姓名。已删除证书的页面只会说明证书已删除。",
      "理由：",
      text,
      "如果您认为有误，请写信给我们。",
      { label: "如何联系我们", link: `${publicUrl}/help` },
    ],
  }),
};
