import { fewRecoveryCodes, type TokenScope } from "@colophon/api";
import { batchLetters } from "../batch-letters.ts";
import { invitationLetters } from "../invitation-letters.ts";
import type { MailTexts } from "../letter-text.ts";
import { licenceLetters } from "../licence-letters.ts";
import { aboutLinks } from "./about-links.ts";
import { aboutReceipts } from "./about-receipts.ts";
import { longDate, longTime, short } from "./format.ts";
import { zhLicences } from "./licences/zh.ts";
import { zhLinks } from "./links/zh.ts";
import { zhOwners } from "./owners/zh.ts";
import { zhOperator } from "./operator/zh.ts";

const toSecurity = (publicUrl: string) => ({
  label: "前往账号的安全设置",
  link: `${publicUrl}/account/security`,
});

const ifNotYou = (publicUrl: string) => [
  "如果不是您本人操作，说明有人正在使用您的账号。请立即更改密码，退出其他所有设备，并移除不是您添加的通行密钥、身份验证器应用和访问令牌。",
  toSecurity(publicUrl),
];

/** Of a program with an API token. */
const allowed: Record<TokenScope, string> = {
  "works:read": "查看您的作品、证书和订单",
  "works:register": "以您的名义登记作品",
  "orders:create": "下订单（但不能付款）",
};

export const zh: MailTexts = {
  language: "zh",
  greeting: (name) => (name === "" ? "您好：" : `${name}，您好：`),
  readIn: "用其他语言阅读：",
  stop: "不再接收此类邮件",
  stopAddress: "不再向此邮箱发送邮件",
  stopPage: {
    title: "有关作品的邮件",
    question: "要停止接收此类邮件吗？您随时可以在账号设置中重新开启。",
    confirm: "不再接收",
    done: "您将不再收到此类邮件。",
  },
  stopAddressPage: {
    title: "发往此邮箱的邮件",
    question:
      "要让 Colophon 不再向此邮箱发送邮件吗？此后，如有人在作品中列出您的名字，我们不会再询问您，他人也无法提议把作品转让给您。如果您有账号，有关账号的邮件仍会发送。",
    confirm: "不再发送",
    done: "已完成。Colophon 不会再向此邮箱发送邮件，除非涉及使用此邮箱的账号，或填写了此邮箱的举报。",
  },
  letters: {
    confirmAddress: ({ link }) => ({
      subject: "请验证您的邮箱",
      body: [
        "有人（很可能是您本人）为 Colophon 账号填写了此邮箱。验证之后，此邮箱才能出现在您的证书上，我们也才能向您发送有关证书的邮件。以下链接仅可使用一次，24 小时内有效：",
        { label: "验证此邮箱", link },
        "如果不是您本人操作，无需理会：未经验证，此邮箱不会作为登记人的邮箱出现在任何证书上。",
      ],
    }),
    passwordReset: ({ link }) => ({
      subject: "设置新的 Colophon 密码",
      body: [
        "我们收到了重设您 Colophon 账号密码的请求。请打开以下链接，设置新密码。链接仅可使用一次，自请求起一小时内有效：",
        { label: "设置新密码", link },
        "如果不是您本人申请，无需任何操作：您的密码保持不变。",
      ],
    }),
    deviceLink: ({ link }) => ({
      subject: "在新设备上登录 Colophon",
      body: [
        "有人（很可能是您本人）在一台陌生设备上输入了您 Colophon 账号的正确密码。由于最近有人多次用错误的密码尝试登录，我们还需要您通过此链接确认设备。请在一小时内用那台设备打开链接，然后登录：",
        { label: "确认设备", link },
        "如果不是您本人操作，说明有人知道您的密码，请立即更改。",
      ],
    }),
    emailChanged: ({ undoUrl }, publicUrl) => ({
      subject: "您 Colophon 账号的邮箱已更改",
      body: [
        "您 Colophon 账号的电子邮箱已更改。今后请用新邮箱登录。",
        ...(undoUrl === undefined
          ? [
              "如果不是您本人操作，可能有人知道您的密码，请尽快与我们联系：",
              { label: "联系方式", link: `${publicUrl}/help` },
            ]
          : [
              "如果不是您本人操作，可能有人知道您的密码。您可以在 72 小时内撤销更改：",
              { label: "撤销更改", link: undoUrl },
            ]),
      ],
    }),
    passwordChanged: (_contents, publicUrl) => ({
      subject: "您的 Colophon 密码已更改",
      body: [
        "您 Colophon 账号的密码已更改，其他设备均已退出登录。",
        "如果不是您本人操作，可能有人正在使用您的账号。请在登录页面选择“忘记密码？”，我们会向此邮箱发送链接，供您设置新密码。",
        { label: "前往登录页面", link: `${publicUrl}/login` },
      ],
    }),
    newDevice: ({ device, at }, publicUrl) => ({
      subject: "有新设备登录了您的 Colophon 账号",
      body: [
        "有人（很可能是您本人）在一台未登录过的设备上登录了您的 Colophon 账号：",
        {
          facts: [
            ["设备", device === "" ? "未知" : device],
            ["时间", longTime("zh", at)],
          ],
        },
        "如果是您本人，无需任何操作。如果不是，请立即更改密码：其他设备会全部退出登录。",
        { label: "前往账号", link: `${publicUrl}/account` },
      ],
    }),
    factorAdded: ({ factor, name }, publicUrl) => ({
      subject: {
        passkey: "您的 Colophon 账号已添加通行密钥",
        totp: "您的 Colophon 账号已添加身份验证器应用",
        recovery_codes: "已为您的 Colophon 账号生成新的恢复代码",
      }[factor],
      body: [
        {
          passkey: `您的 Colophon 账号已添加通行密钥“${name}”。单凭此通行密钥即可登录；用密码登录时，还需要两步验证。`,
          totp: "今后用密码登录您的 Colophon 账号时，还需要身份验证器应用中的验证码，或您设置的其他验证方式。",
          recovery_codes: "已为您的 Colophon 账号生成十个新的恢复代码，之前的代码均已失效。",
        }[factor],
        ...ifNotYou(publicUrl),
      ],
    }),
    factorRemoved: ({ factor, name }, publicUrl) => ({
      subject: {
        passkey: "您的 Colophon 账号已移除一个通行密钥",
        totp: "您的 Colophon 账号已移除身份验证器应用",
      }[factor],
      body: [
        {
          passkey: `通行密钥“${name}”已从您的 Colophon 账号中移除，不能再用它登录。`,
          totp: "您的 Colophon 账号不再接受身份验证器应用的验证码。",
        }[factor],
        ...ifNotYou(publicUrl),
      ],
    }),
    passkeyBlocked: ({ name }, publicUrl) => ({
      subject: "您 Colophon 账号的一个通行密钥已被停用",
      body: [
        `您的通行密钥“${name}”似乎有副本，因此我们已停用此通行密钥。请在账号的安全设置中将其移除，并添加新的通行密钥。在此之前，请用其他方式登录。`,
        toSecurity(publicUrl),
      ],
    }),
    recoveryCodeUsed: ({ left }, publicUrl) => ({
      subject: "有人使用了您 Colophon 账号的恢复代码",
      body: [
        "有人（很可能是您本人）使用了您 Colophon 账号的一个恢复代码。该代码已失效。",
        { facts: [["剩余恢复代码", String(left)]] },
        ...(left <= fewRecoveryCodes ? ["恢复代码所剩不多。您可以在账号的安全设置中生成新的恢复代码。"] : []),
        ...ifNotYou(publicUrl),
      ],
    }),
    recoveryLink: ({ link }) => ({
      subject: "关闭 Colophon 账号的两步验证",
      body: [
        "有人（很可能是您本人）输入了您 Colophon 账号的正确密码，并表示通行密钥、身份验证器应用和恢复代码均已丢失。请打开此链接并确认，随后需等待 72 小时。等待结束后，用密码登录会移除上述全部验证方式。链接仅可使用一次，一小时内有效：",
        { label: "开始 72 小时等待期", link },
        "如果不是您本人，说明有人知道您的密码，请立即更改。不打开此链接，就不会有任何变化。",
      ],
    }),
    recoveryBegun: ({ link, readyAt, endsAt }) => ({
      subject: "有人要求关闭您 Colophon 账号的两步验证",
      body: [
        "有人（很可能是您本人）称通行密钥、身份验证器应用和恢复代码均已丢失，要求将其从您的 Colophon 账号中全部移除。目前尚未移除任何一项。在以下时间内，用密码登录会将其全部移除：",
        {
          facts: [
            ["开始", longTime("zh", readyAt)],
            ["结束", longTime("zh", endsAt)],
          ],
        },
        "如果不是您本人，请立即取消移除并设置新密码：可能有人知道您的密码，并能看到您的邮件。",
        { label: "保留两步验证", link },
      ],
    }),
    recoveryReminder: (contents, publicUrl) => ({
      ...zh.letters.recoveryBegun(contents, publicUrl),
      subject: "提醒：有人要求关闭您 Colophon 账号的两步验证",
    }),
    factorsRecovered: (_contents, publicUrl) => ({
      subject: "您 Colophon 账号的两步验证已关闭",
      body: [
        "72 小时的等待期结束后，有人（很可能是您本人）用密码登录了您的 Colophon 账号。所有通行密钥、身份验证器应用和恢复代码均已移除，其他设备均已退出登录。您可以在安全设置中重新设置两步验证。",
        ...ifNotYou(publicUrl),
      ],
    }),
    tokenMade: ({ name, scopes, expiresAt }, publicUrl) => ({
      subject: "您的 Colophon 账号中新建了访问令牌",
      body: [
        "您的 Colophon 账号中新建了一个供程序使用的访问令牌。在令牌到期或被您删除之前，持有令牌的任何程序都可以执行以下操作：",
        {
          facts: [
            ["名称", name],
            ["允许的操作", scopes.map((scope) => allowed[scope]).join("；")],
            ["到期日", longDate("zh", expiresAt)],
          ],
        },
        ...ifNotYou(publicUrl),
      ],
    }),
    welcome: (_contents, publicUrl) => ({
      subject: "欢迎使用 Colophon",
      body: [
        "您的邮箱已验证。今后，您可以选择将其显示在证书上，我们也会向此邮箱发送有关账号和作品的邮件。",
        "登记作品时，请选择作品文件。除非您另行存放保密副本，否则文件只留在您的设备上。您会得到一份任何人都能核验的证书，即使我们不复存在也一样。",
        { label: "登记作品", link: `${publicUrl}/register-ip` },
      ],
    }),
    accountErased: (_contents, publicUrl) => ({
      subject: "您的 Colophon 账号已注销",
      body: [
        "有人（很可能是您本人）注销了您的 Colophon 账号。账号中的作品、保密副本和除收据外的个人信息正在删除。该账号转让或受让的作品会保留，但不再显示其姓名。已删除证书的页面只会说明证书已删除。此操作无法撤销。这是我们就该账号发往此邮箱的最后一封邮件。",
        "您自己保存的证书（PDF）或证明数据仍可核验：",
        { label: "核验证书", link: `${publicUrl}/verify` },
        "如果不是您本人操作，说明有人进入了您的账号。请写信给我们，并在所有使用同一密码的地方更换密码。",
        { label: "如何联系我们", link: `${publicUrl}/help` },
      ],
    }),
    ...zhOwners,
    ...licenceLetters("zh", zhLicences),
    ...aboutLinks(zhLinks),
    certificateReady: (certificate, publicUrl) => ({
      subject: `《${short(certificate.title)}》的证书`,
      body: [
        "您的作品已登记。随信附上证书的 PDF，可供阅读和打印；另附一个小文件，即证明数据，任何人都可以用它核验证书，无需经过我们。请将这两个文件与作品一并保存，作品本身请保持原样。",
        {
          facts: [
            ["作品", certificate.title],
            ["证书编号", certificate.certificateId],
            ["登记日期", longDate("zh", certificate.registeredAt)],
          ],
        },
        { label: "打开证书", link: `${publicUrl}/verify/${certificate.certificateId}` },
        certificate.isFinal
          ? "您的登记已写入区块链。证书上注明了是哪条区块链，以及能否证明登记日期。"
          : "日期证明待确认，确认之前，证书上会注明这一点。您随时可以在证书页面下载这两个文件的最新版本。",
      ],
    }),
    finalProof: (certificate, publicUrl) => ({
      subject: `《${short(certificate.title)}》的完整证明数据`,
      body: [
        "您的登记已写入区块链。证书上注明了是哪条区块链，以及能否证明登记日期。随信附上完整的证书和证明数据，请用其替换先前的文件，并与作品一并保存。作品本身请保持原样。",
        {
          facts: [
            ["作品", certificate.title],
            ["证书编号", certificate.certificateId],
            ["登记日期", longDate("zh", certificate.registeredAt)],
          ],
        },
        { label: "打开证书", link: `${publicUrl}/verify/${certificate.certificateId}` },
      ],
    }),
    ...batchLetters("zh", {
      ready: {
        subject: (count) => `您的 ${count} 件作品的证书`,
        opening:
          "您的作品已登记，每件作品都有各自的证书。证书和证明数据可在您的作品列表中下载，请与作品一并保存。",
      },
      final: {
        subject: (count) => `${count} 件作品的完整证明数据`,
        opening:
          "您的登记已写入区块链。每份证书上都注明了是哪条区块链，以及能否证明登记日期。作品列表中的证书和证明数据已完整，请用它们替换先前的文件。",
      },
      isFinal: "您的登记已写入区块链。每份证书上都注明了是哪条区块链，以及能否证明登记日期。",
      isPending: "日期证明待确认，确认之前，每份证书上都会注明这一点。",
      count: "作品数量",
      registered: "登记日期",
      others: (count) => `另有 ${count} 件。`,
      button: "查看您的作品",
    }),
    ...aboutReceipts("zh"),
    ...zhOperator,
    ...invitationLetters("zh", {
      subject: (registrant, title) => `${registrant}在《${title}》中将您列为合作者`,
      reminder: (registrant, title) => `提醒：${registrant}在《${title}》中将您列为合作者`,
      opening: (registrant) =>
        `${registrant}在公开的创意作品登记机构 Colophon 登记了一件作品，并将您列为合作者。情况属实吗？只需一分钟即可答复：`,
      reminded: (registrant) =>
        `一周前，我们曾请您确认，${registrant}将您列为一件作品的合作者是否属实。您现在仍可以答复：`,
      several: {
        subject: (registrant, count) => `${registrant}在 ${count} 件作品中将您列为合作者`,
        reminder: (registrant, count) => `提醒：${registrant}在 ${count} 件作品中将您列为合作者`,
        opening: (registrant) =>
          `${registrant}在公开的创意作品登记机构 Colophon 登记了多件作品，并将您列为合作者。情况属实吗？请打开每件作品答复：`,
        reminded: (registrant) =>
          `一周前，我们曾请您确认，${registrant}将您列为多件作品的合作者是否属实。对以下作品，您现在仍可以答复：`,
        others: (count) => `另有 ${count} 件，用此邮箱的账号登录后可在账号中查看。`,
      },
      work: "作品",
      name: "所列姓名",
      role: "分工",
      share: "份额",
      button: "查看作品并答复",
      consequences: [
        "如果您确认，证书上会注明这一点，所有人都能看到。要确认，您需要有使用此邮箱的账号；如果没有，可在答复页面注册。",
        "如果您拒绝，我们将不再向他人显示您在此作品中的姓名、邮箱、分工和份额。拒绝则不需要账号。",
      ],
      once: "如果您不答复，证书会注明您尚未答复。我们会在一周后提醒一次。",
      last: "如果您不答复，证书会注明您尚未答复。我们不会再询问。",
      confirmed: {
        subject: (name, title) => `${name}已确认参与《${title}》`,
        body: "证书现已注明对方的确认及其日期。",
      },
      declined: {
        subject: (name, title) => `${name}拒绝被列为《${title}》的合作者`,
        body: "除您之外，我们不再向任何人显示此人的姓名、邮箱、分工和份额。登记内容及其证明保持不变。",
      },
      person: "姓名",
      open: "打开证书",
    }),
  },
};
