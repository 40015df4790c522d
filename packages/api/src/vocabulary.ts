// Names in records, rows, API and programs of others, and keys of texts: one may be added, none renamed or removed.

/** The enumerations of specification section 3. Plain values, so that the web shell can use them without zod. */
export const categories = ["literary", "dramatic", "artistic", "musical"] as const;

export const materialTypes = [
  "animation",
  "art",
  "book",
  "documentary",
  "screenplay",
  "script",
  "music",
  "photograph",
] as const;

/** The specification's, and after them what works on paper, on walls and elsewhere are meant for. */
export const intendedMedia = [
  "interactive",
  "literary",
  "music",
  "online",
  "radio",
  "screen",
  "stage",
  "tv",
  "videogame",
  "print",
  "exhibition",
  "other",
] as const;

export const copyrightRelations = ["author", "owner", "assignee", "licensee"] as const;

export const profileVisibilities = ["private", "public", "selective"] as const;

export const fieldPrivacies = ["private", "public", "certificate"] as const;

export const selfIdentificationFields = [
  "pronouns",
  "gender_identity",
  "sexual_orientation",
  "racial_identity",
  "indigenous_identity",
  "country_of_origin",
  "languages_spoken",
  "disability_status",
  "accommodation_needs",
] as const;

/** Kinds of letters that an account may switch off; all others are about the account's safety, or asked for. */
export const optionalLetters = ["certificateReady", "finalProof"] as const;

export type OptionalLetter = (typeof optionalLetters)[number];
export type Category = (typeof categories)[number];
export type MaterialType = (typeof materialTypes)[number];
export type IntendedMedium = (typeof intendedMedia)[number];
export type CopyrightRelation = (typeof copyrightRelations)[number];

/** `RSF-` and nine characters without I, L, O and U, which people misread (Crockford's base 32). The same as proof's `CERTIFICATE_ID`. */
export const certificateIdAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const certificateIdPattern = new RegExp(`^RSF-[${certificateIdAlphabet}]{9}$`);

/** What an account's page of security events knows. */
export const securityEventKinds = [
  "logged_in",
  "login_failed",
  "device_confirmed",
  "session_ended",
  "logged_out_elsewhere",
  "password_changed",
  "password_reset",
  "email_changed",
  "email_confirmed",
  "email_restored",
  "exported",
  "passkey_added",
  "passkey_removed",
  "passkey_blocked",
  "totp_added",
  "totp_removed",
  "recovery_codes_made",
  "recovery_code_used",
  "second_factor_failed",
  "recovery_begun",
  "recovery_canceled",
  "factors_recovered",
  "api_token_made",
  "api_token_deleted",
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** What an account can ask for beside the password. */
export const factorMethods = ["passkey", "totp", "recovery_code"] as const;
export type FactorMethod = (typeof factorMethods)[number];
export const maxPasskeyName = 60;
export const maxPasskeys = 20;
/** A warning is due when so few are left. */
export const fewRecoveryCodes = 3;

/** What programs may be allowed to do with an API token. */
export const tokenScopes = ["works:read", "works:register", "orders:create"] as const;
export type TokenScope = (typeof tokenScopes)[number];
/** What every API token begins with, so that people and scanners for secrets recognise it. */
export const apiTokenPrefix = "clp_";
export const maxTokens = 20;
export const maxTokenName = 60;
export const maxTokenDays = 366;

/** How an account shows that a domain or a page is its own. */
export const linkWays = ["dns", "well-known", "page"] as const;
export type LinkWay = (typeof linkWays)[number];
/** How it was found: a page either links back with `rel="me"`, or has the code in its text. */
export const linksFound = ["dns", "well-known", "rel-me", "text"] as const;
export type LinkFound = (typeof linksFound)[number];
/** `contested`: two accounts have their codes there. `moved`: another account has confirmed the domain, and this one's code was gone. */
export const linkStates = ["waiting", "confirmed", "lost", "contested", "moved"] as const;
export type LinkState = (typeof linkStates)[number];
/** Why a look did not find it. */
export const linkFailures = [
  "no_name",
  "no_code",
  "weak_link",
  "refused_address",
  "other_host",
  "many_redirects",
  "too_slow",
  "too_large",
  "wrong_type",
  "compressed",
  "answered_error",
  "unreachable",
] as const;
export type LinkFailure = (typeof linkFailures)[number];
export const maxLinks = 5;
export const maxLinkLength = 500;

export const minPasswordLength = 10;
export const maxTitleLength = 300;
export const maxDescriptionLength = 2000;
export const maxKeywordLength = 100;
/** Of a question to the search, as it is read: compatibility forms written out (NFKC). */
export const maxQueryLength = 1000;
export const maxNameLength = 200;
export const maxRoleLength = 300;
export const maxAliases = 50;
/** Of one work. */
export const maxFiles = 1000;
export const maxFileNameLength = 500;
/** A bundle that shows all files has at most 1 MiB: this many bytes of JSON, signed and in base64, fit into it. */
export const maxFilesBytes = 500_000;
/** Of one's own works in one answer; what is older is asked for with `before`. */
export const maxWorksListed = 500;
/** Works that are registered all or none, by one request. */
export const maxBatch = 500;
/** Of one's own works, for what is done with many at once. */
export const maxWorksChosen = 10_000;
/** How one's own works may be sorted; the newest first unless asked otherwise. */
export const portfolioOrders = ["newest", "oldest", "title"] as const;
export type PortfolioOrder = (typeof portfolioOrders)[number];
/** What is said first of a certificate: the first of these that applies (docs/format.md, "Statements"). */
export const certificateStatuses = [
  "blocked",
  "withdrawn",
  "disputed",
  "superseded",
  "transferred",
  "corrected",
  "valid",
] as const;

/** Bytes of a profile image as it is sent. */
export const maxImageSize = 5 * 1024 * 1024;

/** The day of the present terms and privacy notice; an account keeps which ones it was opened under. */
export const termsVersion = "2026-11-29";

/**
 * The day of the declaration's present words (`registration.declaration` of the web's texts); docs/format.md has all of them.
 * A record names the words that its registrant accepted, so other words need another day.
 */
export const declarationVersion = "2026-11-22";

/** How far an order is (docs/house.md, "The path of one order"). */
export const orderStates = [
  "draft",
  "awaiting_payment",
  "paid",
  "fulfilled",
  "refund_due",
  "refunded",
  "expired",
] as const;
export type OrderState = (typeof orderStates)[number];

/** Why somebody reports a certificate. */
export const reportKinds = ["copyright", "personal_data", "illegal", "misleading", "other"] as const;
export type ReportKind = (typeof reportKinds)[number];
/** Of a report, and of what an operator says: a statement has no more. */
export const maxReportLength = 2000;

/** Why the operator says something of a certificate (docs/format.md). */
export const grounds = ["court_order", "law", "terms", "heir"] as const;
export type Ground = (typeof grounds)[number];

export const operatorActs = [
  "grant",
  "revoke",
  "decide",
  "note",
  "block",
  "unblock",
  "pass",
  "suspend",
  "lift",
  "end",
  "export",
  "refund",
  "repay",
  "retry",
] as const;
export type OperatorActKind = (typeof operatorActs)[number];

/** What can be wrong with the registry, the worst first. */
export const problems = [
  "log_damaged",
  "standby_missing",
  "no_chain",
  "anchors_stopped",
  "anchors_late",
  "funds_low",
  "log_not_closed",
  "disk_low",
  "letters_failed",
  "letters_late",
  "orders_waiting",
  "reports_waiting",
  "storage_away",
  "backup_late",
  "clocks_late",
  "clock_off",
  "no_mail",
  "demo_payments",
  "public_url_changed",
  "guard_on_database_disk",
  "one_role",
] as const;
export type OperatorProblem = (typeof problems)[number];

export const offerStates = ["open", "paused", "withdrawn"] as const;
export type OfferState = (typeof offerStates)[number];

/** How far a request for a licence is (docs/house.md, "The path of one licence"). */
export const requestStates = [
  "asked",
  "countered",
  "agreed",
  "issued",
  "declined",
  "withdrawn",
  "lapsed",
] as const;
export type RequestState = (typeof requestStates)[number];

/** What a licence is now (docs/format.md, "Licences"): the names of proof's `LicenceState`, which decides. */
export const licenceStates = ["in_force", "not_begun", "expired", "ended", "revoked", "blocked"] as const;
export type LicenceState = (typeof licenceStates)[number];

/** How a licence was paid. */
export const licencePayments = ["free", "outside", "demo"] as const;
export type LicencePayment = (typeof licencePayments)[number];
