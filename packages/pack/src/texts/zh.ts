import type { ReadMeTexts } from "./texts.ts";

export const zh: ReadMeTexts = {
  title: "证书 {id} 的证据包",
  made: {
    page: "由登记机构的网页于 {date} 在浏览器中生成。",
    command: "由命令 colophon-verify pack 于 {date} 生成。",
  },
  about:
    "证书表明，某些信息（可能还有某些文件）在某一时间之前已经登记。用本证据包核验证书，无需信任登记机构；包内说明每项核验能表明什么。",
  vouch:
    "本证据包不能为自己作证。可信密钥和核验工具都在包内。如果有人冒充登记机构，放入虚假的密钥，那么除第 1 步外，其余各步都会通过。因此，请勿略过第 1 步。",
  run: "命令在 Linux 或 macOS 的终端中运行；在 Windows 上，请使用 WSL 或 Git Bash。请在文件夹“evidence”中打开终端，并从 READ ME.html 按顺序复制命令。需要 OpenSSL 3，以及 Node.js 20 或更高版本。使用“ots”的步骤还需要 OpenTimestamps 客户端。",
  step: "{number}. {title}",
  steps: {
    origin: {
      title: "包内的密钥是谁的？",
      text: "trust.json 列明谁的签名可信。请从别处取得登记机构的信任文件：在浏览器中输入您本来就知道的网址，并在其后加上 /.well-known/colophon-trust.json。请勿点击此处的任何链接。证书自称由 {registry} 签发。您也可以向持有该登记机构其他证书的人或关注其公开日志的人询问：他们都有日志的公钥，即 trust.json 中的“vkey”。请将取得的文件存入本文件夹，命名为 trust-elsewhere.json。第一条命令显示的指纹可以通过电话比对。第二条命令应显示“same”。",
    },
    whole: {
      title: "文件是否与打包时一致？",
      text: "每一行都应以“OK”结尾。这只能发现损坏，不能发现伪造：能改动文件的人，也能改动这份清单。",
    },
    keys: {
      title: "OpenSSL 所用的密钥是否就是信任文件中的密钥？",
      text: "log.pem 和 issuer.pem 是供 OpenSSL 使用的密钥。每条命令都会显示 trust.json 中的同一密钥。如果没有任何显示，该密钥就不可信。",
    },
    record: {
      title: "登记机构是否签署了这份记录？",
      text: "“Verified OK”表明，登记机构的密钥签署了与此处完全一致的 record.jwt。这不表明签署的时间，也不表明记录的内容属实。",
    },
    file: {
      title: "记录中的文件是否就是这个文件？（{name}）",
      text: "命令会显示两行：文件的指纹，以及已签名的记录中与之对应的编码。如果缺少任何一行，说明这是另一个文件。",
    },
    checkpoint: {
      title: "登记机构是否签署了日志的状态？",
      text: "“Signature Verified Successfully”表明，日志的密钥签署了 checkpoint.txt。下文的核验工具会表明，记录就在这一状态的日志中；能读取 C2SP tlog-proof 的程序，也可用 record.tlog-proof 核验。",
    },
    token: {
      title: "时间戳机构是否见过这一状态？",
      text: "“Verification: OK”表明，该机构称 checkpoint.txt 在 {time} 之前已经存在。请将根证书与该机构公布的根证书比对。OpenSSL 不会查询该机构的数字证书是否已被吊销；核验工具则会读取当时留存的查询结果。",
    },
    bitcoin: {
      title: "记录是否在比特币区块链上？",
      text: "命令会显示一个区块的编号和默克尔根。请在您自选的两个区块链查询网站上比对。如果一致，记录在该区块产生时已经存在，误差不超过两小时。",
    },
    earlier: {
      title: "文件是否更早就已存在？（earlier-{number}）",
      text: "这份证明早于登记。这份证明表明文件当时已经存在，但不表明文件当时在谁手中。记录是否确实指向这份证明，由下文的核验工具说明。",
    },
    checker: {
      title: "一次完成证书的全部核验",
      text: "核验工具会重做与记录有关的各个步骤，并核验记录在日志中的位置和变更清单。大写的词就是结论。紧接着运行“echo $?”：0 表示有效，1 表示无效，2 表示无法核验。",
    },
    document: {
      title: "PDF 是否出自登记机构？",
      text: "核验工具会说明，登记机构是否为这份证书签署了整个 PDF。能显示签名的 PDF 软件也会显示这一签名，但可能不认识登记机构的根证书；该根证书在 trust.json 中。",
    },
  },
  differs:
    "如果两者不同，可能是登记机构此后更换了密钥，也可能本证据包是伪造的。这时，请在以下各步中用 trust-elsewhere.json 代替 trust.json。凡是用该文件核验未通过的内容，都不要相信。虚假的核验工具可以随意显示结果，如有可能，请也从别处取得核验工具。",
  bring: "该文件不在本证据包内。请将该文件的一份未经改动的副本放入本文件夹，命名为 {name}。",
  needsRoot: "该时间戳不含其根证书。命令使用 Debian 系统自带的根证书；在其他系统上，请换成相应系统的根证书。",
  statusAt: "变更清单反映的是 {date} 的情况，此后的变更不在其中。",
  noStatus: "本证据包没有变更清单，因此不能表明作品是否已被撤回，或是否有人提出异议。",
  offline:
    "不联网时，核验工具不会向区块链查询日期。联网时，请加上 --rpc 和该区块链任一节点的网址；再加上 --registry 和登记机构的网址，即可取得最新的变更清单。",
  filesTitle: "每个文件表明什么",
  shows: "表明",
  not: "不表明",
  believe: "需要相信谁",
  kinds: {
    document: {
      shows: "供人阅读的证书，内含证明数据",
      not: "PDF 生成之后的变更",
      believe: "登记机构，其签名涵盖整个 PDF",
    },
    bundle: {
      shows: "记录、记录在日志中的位置，以及日期证明",
      not: "作品由谁创作，名字背后是何人",
      believe: "签名依靠登记机构，日期依靠各步所述的来源",
    },
    status: {
      shows: "登记后的变更",
      not: "清单日期之后的变更",
      believe: "登记机构向所有人出示的是同一份日志",
    },
    trust: {
      shows: "哪些密钥可信",
      not: "这些密钥确实属于登记机构",
      believe: "向您提供那份用来比对的副本的人",
    },
    checker: {
      shows: "全部核验的结果",
      not: "核验工具本身是真的",
      believe: "核验工具的代码（任何人都可以阅读），或从别处取得的副本",
    },
    format: {
      shows: "如何自行编写核验工具",
      not: "任何有关这份证书的内容",
      believe: "无需相信任何人，格式说明只供查阅",
    },
    work: {
      shows: "已登记的文件本身",
      not: "由谁创作",
      believe: "无需相信任何人，比对指纹即可",
    },
    record: {
      shows: "证明数据的各部分，供其他程序使用",
      not: "证明数据以外的内容",
      believe: "与证明数据相同",
    },
    keys: {
      shows: "供 OpenSSL 使用的密钥和签名",
      not: "密钥是谁的",
      believe: "经过比对的 trust.json",
    },
    clock: {
      shows: "日志的某一状态最迟何时已经存在",
      not: "记录的内容，以及内容是否属实",
      believe: "时间戳机构；或两个查询网站所示的比特币区块",
    },
    earlier: {
      shows: "文件在登记之前已经存在",
      not: "当时在谁手中",
      believe: "时间戳机构，或比特币的区块",
    },
    sums: {
      shows: "各文件的指纹",
      not: "文件是否曾被人故意改动",
      believe: "无需相信任何人，可以重新计算",
    },
  },
  custodyTitle: "指纹从何而来",
  custody: {
    registered: "已登记文件的指纹在记录中。指纹在送达登记机构之前已经算出，登记机构按收到的原样签署。",
    page: "上列各文件的 SHA-256 是在生成本证据包时由浏览器算出的。PDF、变更清单、信任文件、核验工具和格式说明来自登记机构。",
    command:
      "上列各文件的 SHA-256 是在生成本证据包时由命令算出的。这些文件由运行命令的人提供，或取自其指定的登记机构。",
    cut: "供 OpenSSL 和其他程序使用的文件是从证明数据中取出的。重新取出，得到的字节相同。",
  },
  limitsTitle: "任何一步都不能表明的内容",
  limits:
    "登记不证明作品由谁创作，也不证明登记所用的名字是真名。本文只是说明，不是法律意见。本文没有签名：一切以核验结果为准。",
};
