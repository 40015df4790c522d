/** Failures of links to domains and pages. The web application has its own sentence for each code, in every language. */
export const linkErrors = {
  link_not_https: { status: 400, error: "A link must begin with https://." },
  link_ip_address: {
    status: 400,
    error: "A link can’t be an IP address. Please enter a domain name instead.",
  },
  link_port: {
    status: 400,
    error: "A link can’t have a port. Please remove the colon and the number after it.",
  },
  link_user: {
    status: 400,
    error: "A link can’t have a user name and an “@” in it. Please remove both.",
  },
  link_own_host: { status: 400, error: "A link can’t lead to Colophon itself." },
  link_public_suffix: {
    status: 400,
    error:
      "This is only an ending that many people’s domain names share, such as “co.uk”. Please enter your whole domain.",
  },
  link_query: {
    status: 400,
    error: "A link can’t have a “?” or a “#” in it. Please remove it and everything after it.",
  },
  link_has_path: {
    status: 400,
    error: "A domain name can’t have anything after it. Please enter the name only, or add a page instead.",
  },
  too_many_links: {
    status: 409,
    error: "You’ve reached the limit for links. Please remove one first.",
  },
  link_exists: { status: 409, error: "You’ve already added this link." },
  link_not_confirmed: {
    status: 409,
    error:
      "A link that you chose isn’t confirmed right now, so nothing was registered. Check it in your profile, or go on without it.",
  },
} as const satisfies Record<string, { status: number; error: string }>;
