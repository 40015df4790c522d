/** Groups of calls by their paths, in the order in which a reader meets them: the first pattern that fits names the group. */
export const tags: readonly { name: string; description: string; paths: RegExp }[] = [
  {
    name: "Registration",
    description: "Register works. A registration is permanent: it enters the public log.",
    paths: /^\/api\/ip\/register/,
  },
  {
    name: "Orders",
    description: "Where the registry asks a fee: order registrations, and see what was paid.",
    paths: /^\/api\/orders/,
  },
  {
    name: "Your works",
    description: "Works of the account: list, filter, download, list them publicly.",
    paths: /^\/api\/ip\/(user|\{id\}($|\/statements|\/file))/,
  },
  {
    name: "Licences",
    description: "What others may do with a work: offers, requests, and the licences that were issued.",
    paths: /^\/api\/(licences|certificates\/\{certificateId\}\/offers)/,
  },
  {
    name: "Certificates",
    description: "Certificates as anyone may see them, and their proofs.",
    paths: /^\/api\/(ip\/verify|packs|certificates(?!\/\{id\}\/disputes)|files\/\{sha256\})/,
  },
  {
    name: "Use by machines",
    description: "What machines may do with a file, by the word of those who registered it.",
    paths: /^\/(api\/)?uses/,
  },
  {
    name: "Public register",
    description: "Listed works: browse and search them.",
    paths: /^\/api\/(ip\/(newest|listed)|chat|creators)/,
  },
  { name: "Public log", description: "Anchors and clocks of the public log.", paths: /^\/api\/log/ },
  {
    name: "Private copies",
    description:
      "Sealed copies of registered files for their owner, uploaded by tus 1.0 (resumable uploads).",
    paths: /^\/api\/files\/\{id\}/,
  },
  { name: "Drafts", description: "Registrations that are not made yet.", paths: /^\/api\/drafts/ },
  {
    name: "Transfers",
    description: "Offer a work to somebody, and answer such an offer.",
    paths: /^\/api\/(transfers|ip\/\{id\}\/transfer)/,
  },
  {
    name: "Disputes and reports",
    description: "Dispute a certificate in the log, or report it to the operator.",
    paths: /^\/api\/(certificates\/\{id\}\/disputes|reports)/,
  },
  {
    name: "Invitations",
    description: "People who are named in a work, and their answers.",
    paths: /^\/api\/(invitations|user\/invitations)/,
  },
  {
    name: "Profile",
    description: "Profile, aliases, links and self-identification.",
    paths: /^\/api\/user\/(profile|self-identification|aliases|links)/,
  },
  {
    name: "API tokens",
    description: "Tokens for programs, made by a person who has confirmed that it is them.",
    paths: /^\/api\/user\/tokens/,
  },
  { name: "Wallet", description: "The wallet of the account.", paths: /^\/api\/wallet/ },
  {
    name: "Account",
    description: "Logging in, second factors, letters, personal data. For people, not for programs.",
    paths: /^\/api\/(auth|user|letters)/,
  },
  { name: "Operators", description: "What operators of a registry do.", paths: /^\/api\/operator/ },
];

export function tagOf(path: string): string {
  const found = tags.find(({ paths }) => paths.test(path));
  if (found === undefined) throw new RangeError(`${path} belongs to no group`);
  return found.name;
}
