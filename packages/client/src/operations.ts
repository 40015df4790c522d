// Written by `node scripts/client.ts` from the route table of packages/api.

import type { Bytes, CallOptions, Operation } from "./operation.ts";

/** Of a call that takes nothing. */
export type NoInput = Record<string, never>;

export interface RegistrationContents {
  selfIdentification?: {
    pronouns?: string;
    canadianCitizen?: string;
    officialLanguageMinority?: string;
  };
  materialDetails: MaterialDetails;
  collaborators?: NamedPerson[];
  registrantShare?: string;
  agent?: Agent | null;
  creatorName?: string;
  showCreatorEmail?: boolean;
  showCollaboratorEmails?: boolean;
  showShares?: boolean;
  showSelfIdentification?: boolean;
  declarationAccepted: true;
  file?: FileFingerprint | null;
  files?: FileOfSeveral[];
  showFiles?: boolean;
  earlierProofs?: string[];
  links?: string[];
  walletSignature?: string;
  supersedes?: string;
  aiUse?: {
    "train-generative"?: "allow" | "refuse";
    "train-other"?: "allow" | "refuse";
    index?: "allow" | "refuse";
    ground?: "allow" | "refuse";
  };
  aiInvolvement?: {
    made: "none" | "assisted" | "generated";
    text?: string;
  };
  listUses?: boolean;
}

export interface MaterialDetails {
  title: string;
  description?: string;
  keywords?: string[];
  categories: ("literary" | "dramatic" | "artistic" | "musical")[];
  materialType:
    | "animation"
    | "art"
    | "book"
    | "documentary"
    | "screenplay"
    | "script"
    | "music"
    | "photograph";
  intendedMedium:
    | "interactive"
    | "literary"
    | "music"
    | "online"
    | "radio"
    | "screen"
    | "stage"
    | "tv"
    | "videogame"
    | "print"
    | "exhibition"
    | "other";
  isPublished?: boolean;
  sellingProducts?: boolean;
  sharedPublicly?: boolean;
  copyrightRelation: "author" | "owner" | "assignee" | "licensee";
  publicationDate?: string;
  publicationCity?: string;
  publicationProvince?: string;
}

export interface NamedPerson {
  givenName: string;
  familyName?: string;
  role?: string;
  share?: string;
  addressLine1?: string;
  addressLine2?: string;
  city?: string;
  stateProvince?: string;
  postalCode?: string;
  country?: string;
  yearOfBirth?: string;
  email?: string;
  phoneNumber?: string;
}

export interface Agent {
  givenName?: string;
  familyName?: string;
  addressLine1?: string;
  addressLine2?: string;
  city?: string;
  stateProvince?: string;
  postalCode?: string;
  country?: string;
  yearOfBirth?: string;
  email?: string;
  phoneNumber?: string;
}

export interface FileFingerprint {
  sha256: string;
  name: string;
  size: number;
  mediaType?: string;
}

export interface FileOfSeveral {
  sha256: string;
  name: string;
  size: number;
  mediaType?: string;
  title?: string;
  date?: string;
}

export type Payment =
  | {
      provider: "demo";
    }
  | {
      provider: "stripe";
      reference: string;
    };

export type ChosenWorks =
  | {
      ids: string[];
    }
  | {
      filter: {
        q?: string;
        type?:
          | "animation"
          | "art"
          | "book"
          | "documentary"
          | "screenplay"
          | "script"
          | "music"
          | "photograph";
        year?: number;
        listed?: "yes" | "no";
        state?: "blocked" | "withdrawn" | "disputed" | "superseded" | "transferred" | "corrected" | "valid";
        files?: "several";
      };
    };

export interface MailedCode {
  token: string;
}

export interface OpenAccountBody {
  full_name: string;
  email: string;
  password: string;
  language?: "en" | "es" | "fr" | "zh" | "zh-TW" | "ar" | "ja";
  device?: string;
}

export interface LogInBody {
  email: string;
  password: string;
  device?: string;
  challenge?: string;
  code?: string;
  passkey?: {
    id: string;
    rawId: string;
    type: "public-key";
    response: {
      clientDataJSON: string;
      authenticatorData: string;
      signature: string;
      userHandle?: string;
    };
  };
}

export interface LogInWithPasskeyBody {
  challenge: string;
  passkey: {
    id: string;
    rawId: string;
    type: "public-key";
    response: {
      clientDataJSON: string;
      authenticatorData: string;
      signature: string;
      userHandle?: string;
    };
  };
  device?: string;
}

export interface SetLanguageBody {
  language: "en" | "es" | "fr" | "zh" | "zh-TW" | "ar" | "ja";
  preferred_language?: "en" | "es" | "fr" | "zh" | "zh-TW" | "ar" | "ja";
}

export interface ChangeEmailBody {
  email: string;
}

export interface ConfirmEmailBody {
  token: string;
  password?: string;
}

export interface ChangePasswordBody {
  new_password: string;
}

export interface RequestPasswordResetBody {
  email: string;
}

export interface ResetPasswordBody {
  token: string;
  password: string;
  challenge?: string;
  code?: string;
  passkey?: {
    id: string;
    rawId: string;
    type: "public-key";
    response: {
      clientDataJSON: string;
      authenticatorData: string;
      signature: string;
      userHandle?: string;
    };
  };
}

export interface ConfirmSessionBody {
  password?: string;
  challenge?: string;
  code?: string;
  passkey?: {
    id: string;
    rawId: string;
    type: "public-key";
    response: {
      clientDataJSON: string;
      authenticatorData: string;
      signature: string;
      userHandle?: string;
    };
  };
}

export interface AddPasskeyBody {
  challenge: string;
  name?: string;
  passkey: {
    id: string;
    rawId: string;
    type: "public-key";
    response: {
      clientDataJSON: string;
      attestationObject: string;
      transports?: string[];
    };
  };
}

export interface RenamePasskeyBody {
  name: string;
}

export interface EnableTotpBody {
  code: string;
}

export interface RequestRecoveryBody {
  email: string;
  password: string;
  device?: string;
}

export interface MakeTokenBody {
  name: string;
  scopes: ("works:read" | "works:register" | "orders:create")[];
  days: number;
}

export interface SaveProfileBody {
  full_name: string;
  professional_title?: string;
  bio?: string;
  website_url?: string;
  profile_visibility?: "private" | "public" | "selective";
  address?: {
    line1?: string;
    line2?: string;
    city?: string;
    province?: string;
    postal_code?: string;
    country?: string;
  };
}

export interface SaveSelfIdentificationBody {
  pronouns?: string;
  gender_identity?: string;
  sexual_orientation?: string;
  racial_identity?: string;
  indigenous_identity?: string;
  country_of_origin?: string;
  languages_spoken?: string;
  disability_status?: string;
  accommodation_needs?: string;
  privacy_settings?: {
    pronouns?: "private" | "public" | "certificate";
    gender_identity?: "private" | "public" | "certificate";
    sexual_orientation?: "private" | "public" | "certificate";
    racial_identity?: "private" | "public" | "certificate";
    indigenous_identity?: "private" | "public" | "certificate";
    country_of_origin?: "private" | "public" | "certificate";
    languages_spoken?: "private" | "public" | "certificate";
    disability_status?: "private" | "public" | "certificate";
    accommodation_needs?: "private" | "public" | "certificate";
  };
}

export interface AddAliasBody {
  name: string;
  context?: string;
  primary?: boolean;
}

export interface AddLinkBody {
  address: string;
  way: "dns" | "well-known" | "page";
}

export interface ShowOrHideLinkBody {
  shown: boolean;
}

export interface ChooseLettersBody {
  certificateReady?: boolean;
  finalProof?: boolean;
}

export interface RegisterWorkBody {
  selfIdentification?: {
    pronouns?: string;
    canadianCitizen?: string;
    officialLanguageMinority?: string;
  };
  materialDetails: MaterialDetails;
  collaborators?: NamedPerson[];
  registrantShare?: string;
  agent?: Agent | null;
  creatorName?: string;
  showCreatorEmail?: boolean;
  showCollaboratorEmails?: boolean;
  showShares?: boolean;
  showSelfIdentification?: boolean;
  declarationAccepted: true;
  file?: FileFingerprint | null;
  files?: FileOfSeveral[];
  showFiles?: boolean;
  earlierProofs?: string[];
  links?: string[];
  walletSignature?: string;
  supersedes?: string;
  aiUse?: {
    "train-generative"?: "allow" | "refuse";
    "train-other"?: "allow" | "refuse";
    index?: "allow" | "refuse";
    ground?: "allow" | "refuse";
  };
  aiInvolvement?: {
    made: "none" | "assisted" | "generated";
    text?: string;
  };
  listUses?: boolean;
  payment: Payment;
}

export interface ListOrUnlistWorkBody {
  sharedPublicly?: boolean;
  listUses?: boolean;
}

export interface SaveDraftBody {
  title?: string;
  revision: number;
  form: {
    [name: string]: unknown;
  };
}

export interface ListOrUnlistWorksBody {
  works: ChosenWorks;
  sharedPublicly: boolean;
  after?: string;
}

export interface CreateOrderBody {
  consent: true;
  language?: "en" | "es" | "fr" | "zh" | "zh-TW" | "ar" | "ja";
  registration: RegistrationContents;
}

export interface RegisterBatchBody {
  registrations: RegistrationContents[];
  batchSignature?: {
    signature: string;
    seed: string;
  };
  payment: Payment;
}

export interface CreateBatchOrderBody {
  consent: true;
  language?: "en" | "es" | "fr" | "zh" | "zh-TW" | "ar" | "ja";
  registrations: RegistrationContents[];
  batchSignature?: {
    signature: string;
    seed: string;
  };
}

export interface FindCertificatesOfFilesBody {
  sha256: string[];
}

export interface GiveBackCertificateBody {
  bundle: string;
  status?: string;
}

export interface LookUpUsesBody {
  sha256: string[];
}

export interface WritePackReadMeBody {
  certificateId: string;
  registry: string;
  madeAt: number;
  madeBy: "page" | "command";
  files: {
    path: string;
    size: number;
    sha256: string;
  }[];
  padding: number;
  works: {
    number: number;
    ending: string;
  }[];
  statusAt?: number;
  tokens: {
    time: number;
    hasRoot: boolean;
  }[];
  isInBitcoin: boolean;
  earlier: {
    number: number;
    kind: "ots" | "rfc3161" | "bundle";
    about?: string;
    token?: {
      time: number;
      hasRoot: boolean;
    };
  }[];
}

export interface ConnectWalletBody {
  address: string;
  chainId: number;
  message?: string;
  signature?: string;
}

export interface SearchBody {
  query: string;
  after?: string;
}

export type MakeStatementBody =
  | {
      kind: "corrected";
      fields: {
        title?: string;
        description?: string;
        keywords?: string[];
        materialType?:
          | "animation"
          | "art"
          | "book"
          | "documentary"
          | "screenplay"
          | "script"
          | "music"
          | "photograph";
        medium?:
          | "interactive"
          | "literary"
          | "music"
          | "online"
          | "radio"
          | "screen"
          | "stage"
          | "tv"
          | "videogame"
          | "print"
          | "exhibition"
          | "other";
        categories?: ("literary" | "dramatic" | "artistic" | "musical")[];
        copyrightRelation?: "author" | "owner" | "assignee" | "licensee";
        publication?: {
          date: string;
          city?: string;
          province?: string;
        } | null;
      };
      reason?: string;
      saidAt?: number;
      walletSignature?: string;
    }
  | {
      kind: "superseded";
      certificate: string;
      reason?: string;
      saidAt?: number;
      walletSignature?: string;
    }
  | {
      kind: "withdrawn";
      reason?: string;
      saidAt?: number;
      walletSignature?: string;
    }
  | {
      kind: "ai_use";
      aiUse: {
        "train-generative"?: "allow" | "refuse";
        "train-other"?: "allow" | "refuse";
        index?: "allow" | "refuse";
        ground?: "allow" | "refuse";
      };
      saidAt?: number;
      walletSignature?: string;
    };

export interface OfferTransferBody {
  email: string;
  to: string;
  rights: string;
  saidAt?: number;
  walletSignature?: string;
}

export interface AnswerTransferOfferBody {
  token: string;
  answer: "accept" | "refuse";
}

export interface DisputeCertificateBody {
  text: string;
  certificate?: string;
}

export interface AnswerDisputeBody {
  text: string;
  saidAt?: number;
  walletSignature?: string;
}

export interface SettleDisputeBody {
  text?: string;
  saidAt?: number;
  walletSignature?: string;
}

export interface MakeNoticeBody {
  kind: "letter" | "dsa" | "dmca";
  language: "en" | "es" | "fr" | "zh" | "zh-TW" | "ar" | "ja";
  rights: "owner" | "agent";
  isExclusive?: boolean;
  hasConsidered?: boolean;
  disputesRead?: number[];
  title: string;
  from: string;
  to: string;
  parts: {
    heading: string;
    text: string;
  }[];
}

export interface ReportCertificateBody {
  certificateId: string;
  kind: "copyright" | "personal_data" | "illegal" | "misleading" | "other" | "objection";
  text: string;
  contact?: string;
  language?: "en" | "es" | "fr" | "zh" | "zh-TW" | "ar" | "ja";
}

export interface DecideReportBody {
  decision: "upheld" | "dismissed";
  reason: string;
  answer?: string;
}

export interface FindForOperatorBody {
  q: string;
}

export interface AddNoteBody {
  reason: string;
  text: string;
  ground: "court_order" | "law" | "terms" | "heir";
}

export interface PassWorkOnBody {
  reason: string;
  email: string;
  to: string;
  rights: string;
}

export interface SuspendAccountBody {
  reason: string;
  text: string;
}

export interface LiftSuspensionBody {
  reason: string;
}

export interface CloseAccountBody {
  reason: string;
  text: string;
}

export interface ExportAccountBody {
  reason: string;
}

export interface RefundOrderBody {
  reason: string;
}

export interface MarkOrderRepaidBody {
  reason: string;
  reference: string;
}

export interface RetryLetterBody {
  kind: string;
  subject: string;
  reason: string;
}

export interface AnswerInvitationBody {
  token: string;
  answer: "confirm" | "decline";
}

export interface OpenInvitedAccountBody {
  full_name: string;
  password: string;
  language?: "en" | "es" | "fr" | "zh" | "zh-TW" | "ar" | "ja";
  token: string;
}

export interface OfferLicenceBody {
  of:
    | {
        workId: string;
      }
    | {
        materialType:
          | "animation"
          | "art"
          | "book"
          | "documentary"
          | "screenplay"
          | "script"
          | "music"
          | "photograph";
      };
  terms: {
    purpose: "personal" | "editorial" | "commercial" | "adaptation" | "training";
    media: ("print" | "digital" | "broadcast" | "stage" | "exhibition" | "merchandise" | "advertising")[];
    territory: string[];
    months: number | null;
    exclusive: boolean;
    revocable: boolean;
    credit: string;
    files: number[];
    note: string;
  };
  price:
    | {
        kind: "free";
      }
    | {
        kind: "ask";
      }
    | {
        kind: "fixed";
        amount: string;
      };
  knowsOfDispute?: boolean;
}

export interface ChangeLicenceOfferBody {
  terms: {
    purpose: "personal" | "editorial" | "commercial" | "adaptation" | "training";
    media: ("print" | "digital" | "broadcast" | "stage" | "exhibition" | "merchandise" | "advertising")[];
    territory: string[];
    months: number | null;
    exclusive: boolean;
    revocable: boolean;
    credit: string;
    files: number[];
    note: string;
  };
  price:
    | {
        kind: "free";
      }
    | {
        kind: "ask";
      }
    | {
        kind: "fixed";
        amount: string;
      };
  knowsOfDispute?: boolean;
  state: "open" | "paused" | "withdrawn";
}

export interface RequestLicenceBody {
  offerId: string;
  certificateId: string;
  licensee: string;
  terms?: {
    purpose: "personal" | "editorial" | "commercial" | "adaptation" | "training";
    media: ("print" | "digital" | "broadcast" | "stage" | "exhibition" | "merchandise" | "advertising")[];
    territory: string[];
    months: number | null;
    exclusive: boolean;
    revocable: boolean;
    credit: string;
    files: number[];
    note: string;
  };
  text?: string;
  language: "en" | "es" | "fr" | "zh" | "zh-TW" | "ar" | "ja";
}

export type AnswerLicenceRequestBody =
  | {
      answer: "accept";
      text?: string;
    }
  | {
      answer: "counter";
      terms: {
        purpose: "personal" | "editorial" | "commercial" | "adaptation" | "training";
        media: ("print" | "digital" | "broadcast" | "stage" | "exhibition" | "merchandise" | "advertising")[];
        territory: string[];
        months: number | null;
        exclusive: boolean;
        revocable: boolean;
        credit: string;
        files: number[];
        note: string;
      };
      price:
        | {
            kind: "free";
          }
        | {
            kind: "ask";
          }
        | {
            kind: "fixed";
            amount: string;
          };
      text?: string;
    }
  | {
      answer: "decline";
      text?: string;
    }
  | {
      answer: "paid";
    };

export interface EndLicenceBody {
  reason: string;
}

export interface RevokeLicenceBody {
  reason: string;
}

export interface ListLicenceBody {
  listed: boolean;
}

export interface Failure {
  error: string;
  code:
    | "validation_failed"
    | "malformed_request"
    | "link_not_https"
    | "link_ip_address"
    | "link_port"
    | "link_user"
    | "link_own_host"
    | "link_public_suffix"
    | "link_query"
    | "link_has_path"
    | "too_many_links"
    | "link_exists"
    | "link_not_confirmed"
    | "licence_not_found"
    | "licence_work_disputed"
    | "licence_taken"
    | "licence_lapsed"
    | "licence_over"
    | "licence_end_said"
    | "licence_not_revocable"
    | "licence_own_work"
    | "licence_offer_closed"
    | "licence_offers_full"
    | "licence_work_gone"
    | "licence_in_the_way"
    | "licence_request_over"
    | "licence_not_your_turn"
    | "licence_not_agreed"
    | "licence_price_missing"
    | "licence_requests_per_day"
    | "notice_not_holder"
    | "notice_withdrawn"
    | "notice_blocked"
    | "notice_dispute_unread"
    | "notice_not_exclusive"
    | "notice_not_considered"
    | "unauthorized"
    | "session_expired"
    | "invalid_credentials"
    | "device_not_known"
    | "second_factor_required"
    | "wrong_code"
    | "passkey_refused"
    | "token_invalid"
    | "token_mistyped"
    | "payment_needed"
    | "wrong_password"
    | "password_needed"
    | "confirmation_needed"
    | "account_suspended"
    | "second_factor_needed"
    | "forbidden"
    | "invitation_other_address"
    | "transfer_other_account"
    | "token_not_allowed"
    | "not_found"
    | "certificate_not_found"
    | "status_pending"
    | "certificate_erased"
    | "wallet_not_connected"
    | "request_timeout"
    | "email_taken"
    | "email_not_confirmed"
    | "passkey_exists"
    | "too_many_passkeys"
    | "totp_exists"
    | "too_many_tokens"
    | "too_many_unconfirmed"
    | "too_many_drafts"
    | "idempotency_key_reused"
    | "objection_waits"
    | "report_decided"
    | "work_blocked"
    | "work_not_blocked"
    | "own_account"
    | "order_not_refundable"
    | "refund_not_failed"
    | "note_needed"
    | "transfer_to_owner"
    | "owner_wallet_needed"
    | "file_incomplete"
    | "work_withdrawn"
    | "work_superseded"
    | "statement_outdated"
    | "invitation_closed"
    | "statements_full"
    | "transfer_offered"
    | "transfer_outdated"
    | "address_stopped"
    | "transfer_to_self"
    | "dispute_own_work"
    | "dispute_open"
    | "dispute_answered"
    | "dispute_settled"
    | "deposit_exists"
    | "upload_conflict"
    | "order_mismatch"
    | "order_ended"
    | "payload_too_large"
    | "image_too_large"
    | "deposit_too_large"
    | "deposit_quota_exceeded"
    | "unsupported_media_type"
    | "image_type_unsupported"
    | "deposit_without_file"
    | "deposit_mismatch"
    | "correction_changes_nothing"
    | "newer_version_mismatch"
    | "wallet_statement_needed"
    | "wallet_statement_invalid"
    | "wallet_not_proven"
    | "batch_signature_invalid"
    | "earlier_proof_refused"
    | "payment_refused"
    | "transfer_link_invalid"
    | "reset_link_invalid"
    | "email_link_invalid"
    | "undo_link_invalid"
    | "new_passkey_refused"
    | "new_code_wrong"
    | "recovery_link_invalid"
    | "wallet_message_invalid"
    | "wallet_nonce_invalid"
    | "wallet_signature_invalid"
    | "device_link_invalid"
    | "rate_limited"
    | "registrations_per_day"
    | "statements_per_day"
    | "disputes_per_day"
    | "transfers_per_day"
    | "zip_in_progress"
    | "certificate_blocked"
    | "internal_error"
    | "payment_unavailable"
    | "chain_unavailable"
    | "earlier_proof_not_compared"
    | "pictures_busy"
    | "documents_busy"
    | "log_unavailable"
    | "log_damaged"
    | "not_confirmed"
    | "read_only"
    | "storage_unavailable"
    | "unavailable"
    | "storage_full";
  fields?: {
    [name: string]:
      | "required"
      | "invalid"
      | "too_long"
      | "too_short"
      | "too_many"
      | "too_common"
      | "hidden_characters"
      | "invalid_email"
      | "invalid_url"
      | "invalid_date"
      | "future_date"
      | "not_accepted"
      | "unknown_alias"
      | "shares_not_100"
      | "other_name"
      | "signed_twice"
      | "too_many_decimals";
  };
  challenge?: string;
  methods?: ("passkey" | "totp" | "recovery_code")[];
}

export interface Registered {
  id: string;
  certificateId: string;
  registrationDate: string;
  index: number;
  status: "valid";
}

export interface WorkListItem {
  id: string;
  title: string;
  materialType: string;
  createdAt: string;
  certificateId: string;
  sharedPublicly: boolean;
  status: CertificateStatus;
  file: {
    sha256: string;
    deposit: "none" | "uploading" | "kept";
  } | null;
  fileCount: number;
}

export interface ListedWork {
  certificateId: string;
  title: string;
  creatorName: string;
  profileId: string | null;
  materialType: string;
  language: "en" | "es" | "fr" | "zh" | "ar" | "ja";
  year: number;
  registrationDate: string;
  status: CertificateStatus;
}

export interface Certificate {
  title: string;
  description: string;
  creator: {
    name: string;
    email: string | null;
    profileId: string | null;
  };
  certificateId: string;
  registrationDate: string;
  materialDetails: {
    type: string;
    medium: string;
    categories: string[];
    copyrightRelation: string;
    isPublished: boolean;
    publicationDetails: {
      date: string;
      city: string;
      province: string;
    } | null;
  };
  collaborators: {
    number: number;
    givenName: string;
    familyName: string;
    email: string | null;
    role: string;
    share: string | null;
    answer: {
      state: "confirmed" | "declined" | "erased" | "unanswered" | "not_asked";
      at: string | null;
    };
  }[];
  registrantShare: string | null;
  links: {
    url: string;
    how: string;
    checkedAt: number;
  }[];
  selfIdentification: {
    [name: string]: string;
  };
  declaration: string | null;
  blockchainSignature: string | null;
  status: CertificateStatus;
  statements: PublicStatement[];
  corrections: {
    title?: string;
    description?: string;
    keywords?: string[];
    materialType?: string;
    medium?: string;
    categories?: string[];
    copyrightRelation?: string;
    publication?: {
      date: string;
      city: string;
      province: string;
    } | null;
  };
  aiUse?: {
    "train-generative"?: "allow" | "refuse";
    "train-other"?: "allow" | "refuse";
    index?: "allow" | "refuse";
    ground?: "allow" | "refuse";
  };
  aiInvolvement?: {
    made: "none" | "assisted" | "generated";
    text: string;
  };
  supersedes: string | null;
  supersededBy: string | null;
  anchor: {
    state: "pending" | "included" | "final" | "ended";
    chainId: number;
    network: string;
    contract: string;
    transactionHash: string | null;
    blockNumber: number | null;
    blockTime: string | null;
    explorerUrl: string | null;
    nextAnchorAt: string | null;
  };
  log: {
    origin: string;
    index: number;
    treeSize: number;
    isDamaged?: true;
  };
  givenBack?: "owned" | "unowned";
  fileFingerprints: {
    number?: number;
    sha256: string;
    name: string;
    size: number;
    mediaType: string;
    title?: string;
    date?: string;
  }[];
  fileCount: number;
}

export type CertificateStatus =
  | "blocked"
  | "withdrawn"
  | "disputed"
  | "superseded"
  | "transferred"
  | "corrected"
  | "valid";

export interface PublicStatement {
  n: number;
  kind: string;
  by: string;
  at: string;
  collaborator: number | null;
}

export interface Order {
  id: string;
  state: "draft" | "awaiting_payment" | "paid" | "fulfilled" | "refund_due" | "refunded" | "expired";
  provider: "demo" | "stripe";
  quantity: number;
  title: string | null;
  amount: number;
  currency: string;
  createdAt: string;
  workId: string | null;
  certificateId: string | null;
  disputedAt: string | null;
  receipts: {
    number: number;
    kind: "payment" | "refund";
    issuedAt: string;
    amount: number;
    tax: number;
  }[];
}

export interface PlacedOrder {
  id: string;
  state: "draft" | "awaiting_payment" | "paid" | "fulfilled" | "refund_due" | "refunded" | "expired";
  checkoutUrl: string | null;
}

export interface User {
  id: string;
  name: string;
  email: string;
  emailConfirmed: boolean;
  emailTaken: boolean;
  awaitedEmail: string | null;
  language: string;
  preferred_language: string;
  profile_image_url: string | null;
  hasSecondFactor: boolean;
}

export interface TransferOffer {
  email: string;
  to: string;
  rights: string;
  expiresAt: string;
}

export interface PersonalData {
  exportedAt: string;
  account: {
    id: string;
    name: string;
    email: string;
    emailConfirmedAt: string | null;
    awaitedEmails: {
      email: string;
      until: string;
    }[];
    formerEmails: {
      email: string;
      until: string;
    }[];
    confirmedEmails: string[];
    language: string;
    createdAt: string;
    acceptedTerms: {
      version: string;
      acceptedAt: string;
    } | null;
    suspendedAt: string | null;
  };
  sessions: {
    id: string;
    device: string;
    createdAt: string;
    lastUsedAt: string;
  }[];
  knownDevices: {
    lastSeenAt: string;
  }[];
  securityEvents: {
    kind:
      | "logged_in"
      | "login_failed"
      | "device_confirmed"
      | "session_ended"
      | "logged_out_elsewhere"
      | "password_changed"
      | "password_reset"
      | "email_changed"
      | "email_confirmed"
      | "email_restored"
      | "exported"
      | "passkey_added"
      | "passkey_removed"
      | "passkey_blocked"
      | "totp_added"
      | "totp_removed"
      | "recovery_codes_made"
      | "recovery_code_used"
      | "second_factor_failed"
      | "recovery_begun"
      | "recovery_canceled"
      | "factors_recovered"
      | "api_token_made"
      | "api_token_deleted";
    device: string;
    times: number;
    at: string;
  }[];
  secondFactors: ListFactorsAnswer;
  apiTokens: {
    id: string;
    name: string;
    scopes: ("works:read" | "works:register" | "orders:create")[];
    createdAt: string;
    expiresAt: string;
    lastUsedAt: string | null;
  }[];
  profile: GetProfileAnswer;
  selfIdentification: GetSelfIdentificationAnswer;
  links: {
    url: string;
    way: "dns" | "well-known" | "page";
    code: string;
    state: "waiting" | "confirmed" | "lost" | "contested" | "moved";
    shown: boolean;
    createdAt: string;
    history: {
      state: "waiting" | "confirmed" | "lost" | "contested" | "moved";
      at: string;
    }[];
  }[];
  aliases: {
    id: string;
    name: string;
    context: string;
  }[];
  wallet: {
    address: string;
    chainId: number;
    verified: boolean;
    connectedAt: string;
  } | null;
  letters: {
    kind: string;
    sentAt: string;
  }[];
  objections: {
    certificateId: string;
    text: string;
    createdAt: string;
    decision: string | null;
    decidedAt: string | null;
  }[];
  reports: {
    certificateId: string;
    kind: string;
    text: string;
    contact: string;
    createdAt: string;
    decision: string | null;
    decidedAt: string | null;
  }[];
  notices: {
    kind: "letter" | "dsa" | "dmca";
    madeOn: string;
    certificateId: string;
  }[];
  drafts: {
    id: string;
    title: string;
    revision: number;
    updatedAt: string;
    besides: string | null;
    form: {
      [name: string]: unknown;
    };
  }[];
  orders: {
    id: string;
    state: "draft" | "awaiting_payment" | "paid" | "fulfilled" | "refund_due" | "refunded" | "expired";
    provider: "demo" | "stripe";
    quantity: number;
    title: string | null;
    amount: number;
    currency: string;
    createdAt: string;
    workId: string | null;
    certificateId: string | null;
    disputedAt: string | null;
    consentedAt: string | null;
    receipts: {
      number: number;
      kind: "payment" | "refund";
      issuedAt: string;
      amount: number;
      tax: number;
      payer: {
        name: string | null;
        email: string | null;
        country: string | null;
      };
    }[];
  }[];
  works: {
    id: string;
    title: string;
    description: string;
    keywords: string[];
    materialType: string;
    medium: string;
    categories: string[];
    publication: unknown;
    copyrightRelation: string;
    sharedPublicly: boolean;
    listUses: boolean;
    createdAt: string;
    privateDetails: unknown;
    depositedFiles: {
      number: number;
      path: string;
      size: number;
    }[];
    certificate: {
      id: string;
      index: number;
      registrationDate: string;
      record: string;
      showCreatorEmail: boolean;
      showCollaboratorEmails: boolean;
      showShares: boolean;
      showFiles: boolean;
      claims: {
        [name: string]: unknown;
      };
      statements: {
        n: number;
        kind: string;
        by: string;
        at: string;
        said: unknown;
      }[];
    };
  }[];
  transferredWorks: {
    createdAt: string;
    privateDetails: unknown;
    certificate: {
      id: string;
      index: number;
      registrationDate: string;
      record: string;
      showCreatorEmail: boolean;
      showCollaboratorEmails: boolean;
      showShares: boolean;
      showFiles: boolean;
      claims: {
        [name: string]: unknown;
      };
      statements: {
        n: number;
        kind: string;
        by: string;
        at: string;
        said: unknown;
      }[];
    };
  }[];
  transferOffers: {
    email: string;
    to: string;
    rights: string;
    expiresAt: string;
    certificateId: string;
  }[];
  licenceOffers: {
    id: string;
    terms: {
      purpose: "personal" | "editorial" | "commercial" | "adaptation" | "training";
      media: ("print" | "digital" | "broadcast" | "stage" | "exhibition" | "merchandise" | "advertising")[];
      territory: string[];
      months: number | null;
      exclusive: boolean;
      revocable: boolean;
      credit: string;
      files: number[];
      note: string;
      vocabulary: "colophon-licence-terms/v1";
    };
    amount: number | null;
    currency: string;
    state: "open" | "paused" | "withdrawn";
    of:
      | {
          workId: string;
        }
      | {
          materialType:
            | "animation"
            | "art"
            | "book"
            | "documentary"
            | "screenplay"
            | "script"
            | "music"
            | "photograph";
        };
    title: string | null;
    knowsOfDispute: boolean;
  }[];
  licenceRequests: RequestLicenceAnswer[];
  licences: {
    id: string;
    as: "licensor" | "licensee";
    state: "in_force" | "not_begun" | "expired" | "ended" | "revoked" | "blocked";
    certificateId: string;
    title: string;
    licensor: {
      name: string;
    };
    licensee: {
      name: string;
    };
    terms: {
      purpose: "personal" | "editorial" | "commercial" | "adaptation" | "training";
      media: ("print" | "digital" | "broadcast" | "stage" | "exhibition" | "merchandise" | "advertising")[];
      territory: string[];
      months: number | null;
      exclusive: boolean;
      revocable: boolean;
      credit: string;
      files: number[];
      note: string;
      vocabulary: "colophon-licence-terms/v1";
    };
    from: string;
    until: string | null;
    amount: number | null;
    currency: string;
    issuedAt: string;
    listed: {
      licensor: boolean;
      licensee: boolean;
    };
    statements: PublicStatement[];
    paid: "free" | "outside" | "demo";
  }[];
  statements: {
    n: number;
    kind: string;
    by: string;
    at: string;
    certificateId: string;
    said: unknown;
  }[];
  invitations: {
    certificateId: string;
    collaborator: number;
    askedAt: string | null;
    answers: {
      kind: string;
      at: string;
    }[];
  }[];
}

export interface UsesOfFile {
  sha256: string;
  certificates: {
    certificateId: string;
    copyrightRelation: string;
    registeredAt: string;
    status: CertificateStatus;
    state: "said" | "nothing_shown" | "changed_not_shown" | "not_current";
    uses: {
      "train-generative"?: {
        says: "allow" | "refuse";
        since: string;
      };
      "train-other"?: {
        says: "allow" | "refuse";
        since: string;
      };
      index?: {
        says: "allow" | "refuse";
        since: string;
      };
      ground?: {
        says: "allow" | "refuse";
        since: string;
      };
    };
    counts: boolean;
    bundleUrl: string;
    statusUrl: string;
  }[];
  more: number;
  combined: {
    "train-generative": {
      says: "refuse" | "unknown";
      refusedBy: {
        certificateId: string | null;
        copyrightRelation: string | null;
        registeredAt: string | null;
        since: string | null;
      }[];
    };
    "train-other": {
      says: "refuse" | "unknown";
      refusedBy: {
        certificateId: string | null;
        copyrightRelation: string | null;
        registeredAt: string | null;
        since: string | null;
      }[];
    };
    index: {
      says: "refuse" | "unknown";
      refusedBy: {
        certificateId: string | null;
        copyrightRelation: string | null;
        registeredAt: string | null;
        since: string | null;
      }[];
    };
    ground: {
      says: "refuse" | "unknown";
      refusedBy: {
        certificateId: string | null;
        copyrightRelation: string | null;
        registeredAt: string | null;
        since: string | null;
      }[];
    };
  };
  conflict: boolean;
}

export interface OpenAccountAnswer {
  token: string;
  user: User;
  device: string;
  letter?: {
    subject: string;
    text: string;
    link: string;
  };
}

export interface LogInAnswer {
  token: string;
  user: User;
  device: string;
}

export interface GetPasskeyChallengeAnswer {
  challenge: string;
}

export interface LogInWithPasskeyAnswer {
  token: string;
  user: User;
  device: string;
}

export interface ConfirmDeviceAnswer {
  device: string;
}

export type GetEmailLinkAnswer =
  | {
      state: "waiting";
      isOwn: boolean;
    }
  | {
      state: "used";
      email: string;
    }
  | {
      state: "ended";
    };

export interface ConfirmEmailAnswer {
  email: string;
}

export interface ResendEmailLinkAnswer {
  sent: boolean;
  letter?: {
    subject: string;
    text: string;
    link: string;
  };
}

export interface UndoEmailChangeAnswer {
  email: string;
}

export interface ResetPasswordAnswer {
  device: string;
}

export type ListSessionsAnswer = {
  id: string;
  device: string;
  createdAt: string;
  lastUsedAt: string;
  current: boolean;
}[];

export type ListSecurityEventsAnswer = {
  kind:
    | "logged_in"
    | "login_failed"
    | "device_confirmed"
    | "session_ended"
    | "logged_out_elsewhere"
    | "password_changed"
    | "password_reset"
    | "email_changed"
    | "email_confirmed"
    | "email_restored"
    | "exported"
    | "passkey_added"
    | "passkey_removed"
    | "passkey_blocked"
    | "totp_added"
    | "totp_removed"
    | "recovery_codes_made"
    | "recovery_code_used"
    | "second_factor_failed"
    | "recovery_begun"
    | "recovery_canceled"
    | "factors_recovered"
    | "api_token_made"
    | "api_token_deleted";
  device: string;
  times: number;
  at: string;
}[];

export interface GetConfirmChallengeAnswer {
  methods: ("password" | "passkey" | "totp" | "recovery_code")[];
  challenge: string;
}

export interface ConfirmSessionAnswer {
  token: string;
}

export interface ListFactorsAnswer {
  passkeys: {
    id: string;
    name: string;
    createdAt: string;
    lastUsedAt: string | null;
    isBlocked: boolean;
  }[];
  totp: {
    since: string;
  } | null;
  recoveryCodesLeft: number;
  recovery: {
    readyAt: string;
    endsAt: string;
  } | null;
}

export interface GetPasskeyOptionsAnswer {
  challenge: string;
  [name: string]: unknown;
}

export interface AddPasskeyAnswer {
  recoveryCodes: string[] | null;
}

export interface BeginTotpAnswer {
  secret: string;
  uri: string;
}

export interface ReplaceRecoveryCodesAnswer {
  recoveryCodes: string[];
}

export interface BeginRecoveryAnswer {
  readyAt: string;
  endsAt: string;
}

export type ListTokensAnswer = {
  id: string;
  name: string;
  scopes: ("works:read" | "works:register" | "orders:create")[];
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
}[];

export interface MakeTokenAnswer {
  id: string;
  name: string;
  scopes: ("works:read" | "works:register" | "orders:create")[];
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  token: string;
}

export interface GetProfileAnswer {
  full_name: string;
  professional_title: string;
  bio: string;
  website_url: string;
  profile_visibility: "private" | "public" | "selective";
  address: {
    line1: string;
    line2: string;
    city: string;
    province: string;
    postal_code: string;
    country: string;
  };
  profile_image_url: string | null;
}

export interface SetProfileImageAnswer {
  profile_image_url: string;
}

export interface GetSelfIdentificationAnswer {
  pronouns: string;
  gender_identity: string;
  sexual_orientation: string;
  racial_identity: string;
  indigenous_identity: string;
  country_of_origin: string;
  languages_spoken: string;
  disability_status: string;
  accommodation_needs: string;
  privacy_settings: {
    pronouns: "private" | "public" | "certificate";
    gender_identity: "private" | "public" | "certificate";
    sexual_orientation: "private" | "public" | "certificate";
    racial_identity: "private" | "public" | "certificate";
    indigenous_identity: "private" | "public" | "certificate";
    country_of_origin: "private" | "public" | "certificate";
    languages_spoken: "private" | "public" | "certificate";
    disability_status: "private" | "public" | "certificate";
    accommodation_needs: "private" | "public" | "certificate";
  };
}

export type ListAliasesAnswer = AddAliasAnswer[];

export interface AddAliasAnswer {
  id: string;
  name: string;
  context: string;
  primary: boolean;
}

export interface GetCreatorAnswer {
  id: string;
  name: string;
  profile_visibility: "private" | "public" | "selective";
  profile_image_url: string | null;
  professional_title: string;
  bio: string;
  website_url: string;
  aliases: string[];
  selfIdentification: {
    [name: string]: string;
  };
  links: {
    url: string;
    unicodeUrl: string | null;
    how: "dns" | "well-known" | "rel-me" | "text";
    confirmedAt: string;
    foundAt: string;
  }[];
  works: {
    certificateId: string;
    title: string;
    materialType: string;
    createdAt: string;
    status: CertificateStatus;
  }[];
  hasMoreWorks: boolean;
}

export type ListLinksAnswer = AddLinkAnswer[];

export interface AddLinkAnswer {
  id: string;
  url: string;
  unicodeUrl: string | null;
  way: "dns" | "well-known" | "page";
  code: string;
  place: string;
  line: string;
  creatorPage: string | null;
  state: "waiting" | "confirmed" | "lost" | "contested" | "moved";
  how: "dns" | "well-known" | "rel-me" | "text" | null;
  confirmedAt: string | null;
  foundAt: string | null;
  checkedAt: string | null;
  failure:
    | "no_name"
    | "no_code"
    | "weak_link"
    | "refused_address"
    | "other_host"
    | "many_redirects"
    | "too_slow"
    | "too_large"
    | "wrong_type"
    | "compressed"
    | "answered_error"
    | "unreachable"
    | null;
  shown: boolean;
}

export interface GetLettersAnswer {
  certificateReady: boolean;
  finalProof: boolean;
}

export type ListNewestWorksAnswer = WorkListItem[];

export type ListNewestPublicWorksAnswer = ListedWork[];

export interface ListPublicWorksAnswer {
  works: ListedWork[];
  next: string | null;
}

export interface CountPublicWorksAnswer {
  total: number;
  types: {
    value: string;
    count: number;
  }[];
  languages: {
    value: "en" | "es" | "fr" | "zh" | "ar" | "ja";
    count: number;
  }[];
  years: {
    value: number;
    count: number;
  }[];
}

export interface ListOrUnlistWorkAnswer {
  id: string;
  sharedPublicly: boolean;
  listUses: boolean;
}

export type ListDraftsAnswer = SaveDraftAnswer[];

export interface GetDraftAnswer {
  id: string;
  title: string;
  revision: number;
  updatedAt: string;
  besides: string | null;
  form: {
    [name: string]: unknown;
  };
}

export interface SaveDraftAnswer {
  id: string;
  title: string;
  revision: number;
  updatedAt: string;
  besides: string | null;
}

export interface ListWorksAnswer {
  works: WorkListItem[];
  total: number;
  before: number;
  next: string | null;
  previous: string | null;
}

export interface CountWorksAnswer {
  registered: number;
  total: number;
  types: {
    value: string;
    count: number;
  }[];
  years: {
    value: number;
    count: number;
  }[];
  listed: {
    value: "yes" | "no";
    count: number;
  }[];
  states: {
    value: CertificateStatus;
    count: number;
  }[];
  files: {
    value: "several";
    count: number;
  }[];
  privateCopies: {
    used: number;
    quota: number;
  } | null;
}

export interface ListOrUnlistWorksAnswer {
  changed: string[];
  withdrawn: number;
  next: string | null;
}

export type ListOrdersAnswer = Order[];

export interface RegisterBatchAnswer {
  registered: Registered[];
}

export interface ListOrderWorksAnswer {
  registered: Registered[];
}

export interface ListPrivateCopiesAnswer {
  files: {
    number: number;
    name: string;
    size: number;
    sha256: string;
    deposit: "none" | "uploading" | "kept";
  }[];
  used: number;
  quota: number;
}

export interface GetBundleAnswer {
  format: "colophon-bundle/v1";
  [name: string]: unknown;
}

export type FindCertificatesAnswer = {
  certificateId: string;
  title: string;
  creatorName: string;
  registrationDate: string;
  status: CertificateStatus;
}[];

export type FindCertificatesOfFilesAnswer = {
  sha256: string;
  count: number;
  oldest: {
    certificateId: string;
    title: string;
    creatorName: string;
    registrationDate: string;
    status: CertificateStatus;
  };
}[];

export interface GiveBackCertificateAnswer {
  outcome: "kept" | "known" | "erased" | "blocked" | "refused";
  certificateId: string | null;
  isOwner: boolean;
}

export interface LookUpUsesAnswer {
  asOf: string;
  files: UsesOfFile[];
}

export interface GetUsesRangeAnswer {
  prefix: string;
  prefixLength: number;
  files: UsesOfFile[];
}

export interface ListAnchorsAnswer {
  anchors: {
    state: "pending" | "included" | "final";
    chainId: number;
    network: string;
    contract: string;
    transactionHash: string | null;
    blockNumber: number | null;
    blockTime: string | null;
    explorerUrl: string | null;
    size: number;
    root: string;
  }[];
  nextAnchorAt: string | null;
  isChainAway: boolean;
}

export interface ListClocksAnswer {
  checkpoints: {
    size: number;
    root: string;
    stampedAt: string;
    clocks: {
      kind: "authority" | "bitcoin";
      service: string;
      state: "wanted" | "pending" | "final";
      since: string;
      reason: "not_reached" | "refused" | null;
      height: number | null;
    }[];
  }[];
}

export interface GetWalletAnswer {
  connected: true;
  address: string;
  chainId: number;
  connectedAt: string;
  verified: boolean;
}

export interface GetWalletNonceAnswer {
  nonce: string;
}

export interface SearchAnswer {
  message: string;
  seeHelp?: true;
  results: {
    id: string;
    title: string;
    description: string;
    creator: string;
    profileId: string | null;
    type: "animation" | "art" | "book" | "documentary" | "screenplay" | "script" | "music" | "photograph";
    year: number;
    status: CertificateStatus;
    reasons: string[];
  }[];
  closest?: {
    id: string;
    title: string;
    description: string;
    creator: string;
    profileId: string | null;
    type: "animation" | "art" | "book" | "documentary" | "screenplay" | "script" | "music" | "photograph";
    year: number;
    status: CertificateStatus;
    reasons: string[];
  }[];
  hasMore: boolean;
  suggestions: string[];
}

export interface GetWorkAnswer {
  id: string;
  certificateId: string;
  about: string;
  registrationDate: string;
  status: CertificateStatus;
  sharedPublicly: boolean;
  listUses: boolean;
  by: "registrant" | "successor";
  file: {
    sha256: string;
    name: string;
    size: number;
    deposit: "none" | "uploading" | "kept";
  } | null;
  fields: {
    title: string;
    description: string;
    keywords: string[];
    materialType: string;
    medium: string;
    categories: string[];
    copyrightRelation: string;
    publication: {
      date: string;
      city: string;
      province: string;
    } | null;
  };
  aiUse: {
    "train-generative"?: "allow" | "refuse";
    "train-other"?: "allow" | "refuse";
    index?: "allow" | "refuse";
    ground?: "allow" | "refuse";
  };
  collaborators: {
    number: number;
    givenName: string;
    familyName: string;
    email: string | null;
    role: string;
    share: string | null;
    answer: {
      state: "confirmed" | "declined" | "erased" | "unanswered" | "not_asked";
      at: string | null;
    };
  }[];
  registrantShare: string | null;
  statements: {
    n: number;
    kind: string;
    by: string;
    at: string;
    collaborator: number | null;
    said: {
      fields?: {
        [name: string]: {
          old:
            | string
            | string[]
            | {
                [name: string]: string;
              }
            | null;
          new:
            | string
            | string[]
            | {
                [name: string]: string;
              }
            | null;
        };
      };
      reason?: string;
      certificate?: string;
      collaborator?: number;
      role?: string;
      share?: string;
      to?: string;
      rights?: string;
      text?: string;
      dispute?: number;
      transfer?: number;
      ground?: string;
      aiUse?: {
        [name: string]: string;
      };
    };
  }[];
  versions: {
    relation: "older" | "newer";
    certificateId: string;
    workId: string | null;
    title: string;
    registrationDate: string;
  }[];
  walletAddress: string | null;
}

export interface MakeStatementAnswer {
  n: number;
  kind: string;
  by: string;
  at: string;
  index: number;
}

export interface GetStatusAnswer {
  format: "colophon-status/v1";
  [name: string]: unknown;
}

export interface ListRegistrationsOfFileAnswer {
  listed: {
    certificateId: string;
    title: string;
    creatorName: string;
    registrationDate: string;
    provenAt: string | null;
    status: CertificateStatus;
  }[];
  unlisted: number;
}

export interface GetTransferOfferAnswer {
  offer: TransferOffer | null;
}

export interface ShowTransferOfferAnswer {
  email: string;
  to: string;
  rights: string;
  expiresAt: string;
  certificateId: string;
  title: string;
  creatorName: string;
  registrationDate: string;
  status: CertificateStatus;
  obstacle: "log_in" | "other_account" | "own_work" | null;
}

export interface AnswerTransferOfferAnswer {
  workId: string | null;
  statement: {
    n: number;
    kind: string;
    by: string;
    at: string;
    index: number;
  } | null;
}

export interface ListDisputesAnswer {
  isOwner: boolean;
  about: string | null;
  walletAddress: string | null;
  disputes: {
    n: number;
    at: string;
    isOpen: boolean;
    isAnswered: boolean;
    isSettledByOwner: boolean;
    isMine: boolean;
  }[];
}

export interface DisputeCertificateAnswer {
  n: number;
  kind: string;
  by: string;
  at: string;
  index: number;
}

export interface ListNoticesAnswer {
  refusal: "notice_withdrawn" | "notice_blocked" | null;
  title: string;
  creatorName: string;
  registeredAt: string;
  fileCount: number;
  disputes: {
    text: string;
    at: string;
    n: number;
    answer: {
      text: string;
      at: string;
    } | null;
  }[];
  made: {
    kind: "letter" | "dsa" | "dmca";
    madeOn: string;
  }[];
}

export interface GetOperatorOverviewAnswer {
  problems: (
    | "log_damaged"
    | "standby_missing"
    | "no_chain"
    | "anchors_stopped"
    | "anchors_late"
    | "funds_low"
    | "log_not_closed"
    | "disk_low"
    | "letters_failed"
    | "letters_late"
    | "orders_waiting"
    | "reports_waiting"
    | "storage_away"
    | "backup_late"
    | "clocks_late"
    | "clock_off"
    | "no_mail"
    | "demo_payments"
    | "public_url_changed"
    | "guard_on_database_disk"
    | "one_role"
  )[];
  reports: {
    open: number;
    oldest: string | null;
  };
  log: {
    size: number;
    closedAt: string | null;
  };
  anchors: {
    behindSeconds: number;
    balance: number | null;
  };
  letters: {
    waiting: number;
    failed: number;
    oldestSeconds: number;
  };
  orders: {
    waiting: number;
  };
  disk: {
    freeBytes: number;
    bytes: number;
  } | null;
  backups: {
    newestAt: string | null;
  } | null;
}

export type ListReportsAnswer = {
  id: string;
  certificateId: string;
  kind: "copyright" | "personal_data" | "illegal" | "misleading" | "other" | "objection";
  text: string;
  contact: string;
  accountId: string | null;
  createdAt: string;
  decision: "upheld" | "dismissed" | null;
  decidedAt: string | null;
}[];

export interface FindForOperatorAnswer {
  certificates: {
    certificateId: string;
    title: string;
    creatorName: string;
    registeredAt: string;
    sharedPublicly: boolean;
    status: CertificateStatus;
    accountId: string | null;
  }[];
  accounts: {
    id: string;
    name: string;
    email: string;
    emailConfirmed: boolean;
    createdAt: string;
    suspendedAt: string | null;
    isOperator: boolean;
  }[];
  orders: RefundOrderAnswer[];
}

export interface GetCertificateForOperatorAnswer {
  certificate: {
    certificateId: string;
    title: string;
    creatorName: string;
    registeredAt: string;
    sharedPublicly: boolean;
    status: CertificateStatus;
    accountId: string | null;
  };
  offer: TransferOffer | null;
  statements: {
    n: number;
    kind: string;
    by: string;
    at: string;
    collaborator: number | null;
    said: {
      fields?: {
        [name: string]: {
          old:
            | string
            | string[]
            | {
                [name: string]: string;
              }
            | null;
          new:
            | string
            | string[]
            | {
                [name: string]: string;
              }
            | null;
        };
      };
      reason?: string;
      certificate?: string;
      collaborator?: number;
      role?: string;
      share?: string;
      to?: string;
      rights?: string;
      text?: string;
      dispute?: number;
      transfer?: number;
      ground?: string;
      aiUse?: {
        [name: string]: string;
      };
    };
  }[];
  reports: {
    id: string;
    certificateId: string;
    kind: "copyright" | "personal_data" | "illegal" | "misleading" | "other" | "objection";
    text: string;
    contact: string;
    accountId: string | null;
    createdAt: string;
    decision: "upheld" | "dismissed" | null;
    decidedAt: string | null;
  }[];
  acts: {
    place: number;
    at: string;
    act:
      | "grant"
      | "revoke"
      | "decide"
      | "note"
      | "block"
      | "unblock"
      | "pass"
      | "suspend"
      | "lift"
      | "end"
      | "export"
      | "refund"
      | "repay"
      | "retry";
    subject: string;
    operatorId: string | null;
    reason: string;
    reference: string | null;
  }[];
}

export interface AddNoteAnswer {
  n: number;
  kind: string;
  by: string;
  at: string;
  index: number;
}

export interface GetAccountForOperatorAnswer {
  account: {
    id: string;
    name: string;
    email: string;
    emailConfirmed: boolean;
    createdAt: string;
    suspendedAt: string | null;
    isOperator: boolean;
  };
  certificates: {
    certificateId: string;
    title: string;
    creatorName: string;
    registeredAt: string;
    sharedPublicly: boolean;
    status: CertificateStatus;
    accountId: string | null;
  }[];
  orders: RefundOrderAnswer[];
  links: {
    url: string;
    unicodeUrl: string | null;
    state: "waiting" | "confirmed" | "lost" | "contested" | "moved";
    confirmedAt: string | null;
    checkedAt: string | null;
  }[];
  acts: {
    place: number;
    at: string;
    act:
      | "grant"
      | "revoke"
      | "decide"
      | "note"
      | "block"
      | "unblock"
      | "pass"
      | "suspend"
      | "lift"
      | "end"
      | "export"
      | "refund"
      | "repay"
      | "retry";
    subject: string;
    operatorId: string | null;
    reason: string;
    reference: string | null;
  }[];
}

export type ListWaitingOrdersAnswer = RefundOrderAnswer[];

export interface RefundOrderAnswer {
  id: string;
  state: "draft" | "awaiting_payment" | "paid" | "fulfilled" | "refund_due" | "refunded" | "expired";
  provider: "demo" | "stripe";
  amount: number;
  currency: string;
  createdAt: string;
  accountId: string | null;
  certificateId: string | null;
  failure: string | null;
}

export type ListContestedDomainsAnswer = {
  url: string;
  unicodeUrl: string | null;
  accounts: {
    id: string;
    name: string;
    confirmedAt: string | null;
    checkedAt: string | null;
  }[];
}[];

export type ListFailedLettersAnswer = {
  kind: string;
  subject: string;
  accountId: string | null;
  failure: string | null;
  queuedAt: string;
  failedAt: string;
}[];

export type ListOperatorActsAnswer = {
  place: number;
  at: string;
  act:
    | "grant"
    | "revoke"
    | "decide"
    | "note"
    | "block"
    | "unblock"
    | "pass"
    | "suspend"
    | "lift"
    | "end"
    | "export"
    | "refund"
    | "repay"
    | "retry";
  subject: string;
  operatorId: string | null;
  reason: string;
  reference: string | null;
}[];

export interface ShowInvitationAnswer {
  certificateId: string;
  title: string;
  creatorName: string;
  registrationDate: string;
  status: CertificateStatus;
  answer: {
    state: "confirmed" | "declined" | "erased" | "unanswered" | "not_asked";
    at: string | null;
  };
  collaborator: {
    number: number;
    givenName: string;
    familyName: string;
    role: string;
    share: string;
  };
  email: string;
  hasAccount: boolean;
  stopCode: string | null;
}

export interface OpenInvitedAccountAnswer {
  user: User;
}

export interface ListInvitationsAnswer {
  invitations: {
    certificateId: string;
    title: string;
    creatorName: string;
    registrationDate: string;
    status: CertificateStatus;
    answer: {
      state: "confirmed" | "declined" | "erased" | "unanswered" | "not_asked";
      at: string | null;
    };
  }[];
  hasMore: boolean;
}

export type ListLicenceOffersAnswer = {
  id: string;
  terms: {
    purpose: "personal" | "editorial" | "commercial" | "adaptation" | "training";
    media: ("print" | "digital" | "broadcast" | "stage" | "exhibition" | "merchandise" | "advertising")[];
    territory: string[];
    months: number | null;
    exclusive: boolean;
    revocable: boolean;
    credit: string;
    files: number[];
    note: string;
    vocabulary: "colophon-licence-terms/v1";
  };
  amount: number | null;
  currency: string;
  state: "open" | "paused" | "withdrawn";
  of:
    | {
        workId: string;
      }
    | {
        materialType:
          | "animation"
          | "art"
          | "book"
          | "documentary"
          | "screenplay"
          | "script"
          | "music"
          | "photograph";
      };
  title: string | null;
  knowsOfDispute: boolean;
}[];

export interface OfferLicenceAnswer {
  id: string;
  terms: {
    purpose: "personal" | "editorial" | "commercial" | "adaptation" | "training";
    media: ("print" | "digital" | "broadcast" | "stage" | "exhibition" | "merchandise" | "advertising")[];
    territory: string[];
    months: number | null;
    exclusive: boolean;
    revocable: boolean;
    credit: string;
    files: number[];
    note: string;
    vocabulary: "colophon-licence-terms/v1";
  };
  amount: number | null;
  currency: string;
  state: "open" | "paused" | "withdrawn";
}

export type ListOffersOfWorkAnswer = OfferLicenceAnswer[];

export type ListOfferedWorksAnswer = string[];

export interface RequestLicenceAnswer {
  id: string;
  as: "licensor" | "licensee";
  state: "asked" | "countered" | "agreed" | "issued" | "declined" | "withdrawn" | "lapsed";
  certificateId: string;
  title: string;
  licensor: {
    name: string;
  };
  licensee: {
    name: string;
  };
  terms: {
    purpose: "personal" | "editorial" | "commercial" | "adaptation" | "training";
    media: ("print" | "digital" | "broadcast" | "stage" | "exhibition" | "merchandise" | "advertising")[];
    territory: string[];
    months: number | null;
    exclusive: boolean;
    revocable: boolean;
    credit: string;
    files: number[];
    note: string;
    vocabulary: "colophon-licence-terms/v1";
  };
  amount: number | null;
  currency: string;
  said: {
    by: "licensor" | "licensee";
    text: string;
    at: string;
  }[];
  changedAt: string;
  licenceId: string | null;
}

export type ListLicenceRequestsAnswer = RequestLicenceAnswer[];

export type ListLicencesAnswer = {
  id: string;
  as: "licensor" | "licensee";
  state: "in_force" | "not_begun" | "expired" | "ended" | "revoked" | "blocked";
  certificateId: string;
  title: string;
  licensor: {
    name: string;
  };
  licensee: {
    name: string;
  };
  terms: {
    purpose: "personal" | "editorial" | "commercial" | "adaptation" | "training";
    media: ("print" | "digital" | "broadcast" | "stage" | "exhibition" | "merchandise" | "advertising")[];
    territory: string[];
    months: number | null;
    exclusive: boolean;
    revocable: boolean;
    credit: string;
    files: number[];
    note: string;
    vocabulary: "colophon-licence-terms/v1";
  };
  from: string;
  until: string | null;
  amount: number | null;
  currency: string;
  issuedAt: string;
  listed: {
    licensor: boolean;
    licensee: boolean;
  };
  statements: PublicStatement[];
  paid: "free" | "outside" | "demo";
}[];

export interface GetLicenceRevenueAnswer {
  issued: number;
  byCurrency: {
    currency: string;
    amount: number;
    demonstrated: number;
    months: {
      month: string;
      amount: number;
      issued: number;
    }[];
  }[];
}

export interface GetLicenceAnswer {
  id: string;
  certificateId: string;
  state: "in_force" | "not_begun" | "expired" | "ended" | "revoked" | "blocked";
  issuedAt: string;
  licence: {
    id: string;
    as: "licensor" | "licensee" | null;
    state: "in_force" | "not_begun" | "expired" | "ended" | "revoked" | "blocked";
    certificateId: string;
    title: string;
    licensor: {
      name: string;
    };
    licensee: {
      name: string;
    };
    terms: {
      purpose: "personal" | "editorial" | "commercial" | "adaptation" | "training";
      media: ("print" | "digital" | "broadcast" | "stage" | "exhibition" | "merchandise" | "advertising")[];
      territory: string[];
      months: number | null;
      exclusive: boolean;
      revocable: boolean;
      credit: string;
      files: number[];
      note: string;
      vocabulary: "colophon-licence-terms/v1";
    };
    from: string;
    until: string | null;
    amount: number | null;
    currency: string;
    issuedAt: string;
    listed: {
      licensor: boolean;
      licensee: boolean;
    };
    statements: PublicStatement[];
  } | null;
}

export interface Operations {
  /** Open an account and log in: answers the bearer token, once, and mails a link that confirms the address */
  openAccount(input: { body: OpenAccountBody }, options?: CallOptions): Promise<OpenAccountAnswer>;
  /** Log in: answers the bearer token, once. An account with a second factor answers `second_factor_required` with a challenge, and is asked again with what answers it */
  logIn(input: { body: LogInBody }, options?: CallOptions): Promise<LogInAnswer>;
  /** A challenge for a passkey that logs in */
  getPasskeyChallenge(input?: NoInput, options?: CallOptions): Promise<GetPasskeyChallengeAnswer>;
  /** Log in with a passkey alone: answers the bearer token, once */
  logInWithPasskey(
    input: { body: LogInWithPasskeyBody },
    options?: CallOptions,
  ): Promise<LogInWithPasskeyAnswer>;
  /** Make a device known with the code from the mail; answers its secret, for the next log-in */
  confirmDevice(input: { body: MailedCode }, options?: CallOptions): Promise<ConfirmDeviceAnswer>;
  /** End this session */
  logOut(input?: NoInput, options?: CallOptions): Promise<void>;
  /** The signed-in user */
  getUser(input?: NoInput, options?: CallOptions): Promise<User>;
  /** Save the interface language; `preferred_language` is the same one, where both are given */
  setLanguage(input: { body: SetLanguageBody }, options?: CallOptions): Promise<User>;
  /** Change the email address: ends the other sessions and mails a link to the new address, which replaces a confirmed one once it is confirmed. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  changeEmail(input: { body: ChangeEmailBody }, options?: CallOptions): Promise<User>;
  /** What became of the link that confirms an address: it waits, was used, or has ended. `isOwn` in a session of its account, which then confirms without a password */
  getEmailLink(input: { body: MailedCode }, options?: CallOptions): Promise<GetEmailLinkAnswer>;
  /** Confirm an address with the code from the mail: in a session of its account, or with the account’s password */
  confirmEmail(input: { body: ConfirmEmailBody }, options?: CallOptions): Promise<ConfirmEmailAnswer>;
  /** Mail the link that confirms the address once more; `sent` is false when no address waits for it */
  resendEmailLink(input?: NoInput, options?: CallOptions): Promise<ResendEmailLinkAnswer>;
  /** Take back a change of address with the code from the mail to the former one, within 72 hours; ends the other sessions */
  undoEmailChange(input: { body: MailedCode }, options?: CallOptions): Promise<UndoEmailChangeAnswer>;
  /** Change the password: ends the other sessions. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  changePassword(input: { body: ChangePasswordBody }, options?: CallOptions): Promise<void>;
  /** Mail a link that sets a new password; answers alike whether or not the address is known */
  requestPasswordReset(input: { body: RequestPasswordResetBody }, options?: CallOptions): Promise<void>;
  /** Set a new password with the code from the mail, and with a second factor where the account has one; ends every session, and answers the device’s secret, for the next log-in */
  resetPassword(input: { body: ResetPasswordBody }, options?: CallOptions): Promise<ResetPasswordAnswer>;
  /** Where this account is logged in */
  listSessions(input?: NoInput, options?: CallOptions): Promise<ListSessionsAnswer>;
  /** End every session but this one. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  endOtherSessions(input?: NoInput, options?: CallOptions): Promise<void>;
  /** What happened to this account in the last 180 days, the newest first */
  listSecurityEvents(input?: NoInput, options?: CallOptions): Promise<ListSecurityEventsAnswer>;
  /** End one session. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  endSession(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<void>;
  /** How the user confirms that it is them, and a challenge for it */
  getConfirmChallenge(input?: NoInput, options?: CallOptions): Promise<GetConfirmChallengeAnswer>;
  /** Confirm that it is still the user, for ten minutes of this session: with the password, or with a second factor where the account has one. Answers the session’s new bearer token, once; the earlier one ends */
  confirmSession(input: { body: ConfirmSessionBody }, options?: CallOptions): Promise<ConfirmSessionAnswer>;
  /** The account’s passkeys and other second factors */
  listFactors(input?: NoInput, options?: CallOptions): Promise<ListFactorsAnswer>;
  /** What a browser needs to make a passkey (WebAuthn, PublicKeyCredentialCreationOptionsJSON). Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  getPasskeyOptions(input?: NoInput, options?: CallOptions): Promise<GetPasskeyOptionsAnswer>;
  /** Add the passkey that a browser has made; from then on logging in asks for a second factor. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  addPasskey(input: { body: AddPasskeyBody }, options?: CallOptions): Promise<AddPasskeyAnswer>;
  /** Name a passkey */
  renamePasskey(
    input: {
      params: {
        id: string;
      };
      body: RenamePasskeyBody;
    },
    options?: CallOptions,
  ): Promise<void>;
  /** Remove a passkey. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  removePasskey(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<void>;
  /** Begin to use an authenticator app: answers its secret, which counts with the first code. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  beginTotp(input?: NoInput, options?: CallOptions): Promise<BeginTotpAnswer>;
  /** Ask for codes of the authenticator app from now on, with its first code. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  enableTotp(input: { body: EnableTotpBody }, options?: CallOptions): Promise<AddPasskeyAnswer>;
  /** No longer ask for codes of an authenticator app. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  disableTotp(input?: NoInput, options?: CallOptions): Promise<void>;
  /** Ten new recovery codes in place of all earlier ones. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  replaceRecoveryCodes(input?: NoInput, options?: CallOptions): Promise<ReplaceRecoveryCodesAnswer>;
  /** When every second factor is lost: with the right password, mails a link that begins the wait of 72 hours */
  requestRecovery(input: { body: RequestRecoveryBody }, options?: CallOptions): Promise<void>;
  /** Cancel the wait as who is logged in */
  cancelRecovery(input?: NoInput, options?: CallOptions): Promise<void>;
  /** Begin the wait with the code from the mail; its end lets a log-in with the password remove all factors */
  beginRecovery(input: { body: MailedCode }, options?: CallOptions): Promise<BeginRecoveryAnswer>;
  /** Cancel the wait with the code from the mail: the factors stay */
  cancelRecoveryByCode(input: { body: MailedCode }, options?: CallOptions): Promise<void>;
  /** The account’s API tokens that have not expired, the newest first; never the tokens themselves */
  listTokens(input?: NoInput, options?: CallOptions): Promise<ListTokensAnswer>;
  /** Make an API token for a program: answers it, once. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  makeToken(input: { body: MakeTokenBody }, options?: CallOptions): Promise<MakeTokenAnswer>;
  /** Delete an API token, which ends what programs do with it at once */
  deleteToken(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<void>;
  /** The user's own profile */
  getProfile(input?: NoInput, options?: CallOptions): Promise<GetProfileAnswer>;
  /** Save the profile */
  saveProfile(input: { body: SaveProfileBody }, options?: CallOptions): Promise<GetProfileAnswer>;
  /** Set the profile image (multipart, field `image`, at most 5 MB) */
  setProfileImage(input: { body: FormData }, options?: CallOptions): Promise<SetProfileImageAnswer>;
  /** Remove the profile image, if there is one */
  removeProfileImage(input?: NoInput, options?: CallOptions): Promise<void>;
  /** The user's own self-identification */
  getSelfIdentification(input?: NoInput, options?: CallOptions): Promise<GetSelfIdentificationAnswer>;
  /** Save the self-identification and who sees each field */
  saveSelfIdentification(
    input: { body: SaveSelfIdentificationBody },
    options?: CallOptions,
  ): Promise<GetSelfIdentificationAnswer>;
  /** The user's aliases, oldest first */
  listAliases(input?: NoInput, options?: CallOptions): Promise<ListAliasesAnswer>;
  /** Add an alias */
  addAlias(input: { body: AddAliasBody }, options?: CallOptions): Promise<AddAliasAnswer>;
  /** Make an alias the primary one */
  setDefaultAlias(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<void>;
  /** Delete an alias */
  deleteAlias(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<void>;
  /** A creator's public profile; 404 when it is private */
  getCreator(
    input: {
      params: {
        id: string;
      };
      query?: {
        after?: string;
      };
    },
    options?: CallOptions,
  ): Promise<GetCreatorAnswer>;
  /** The account’s links to domains and pages, oldest first, and their state */
  listLinks(input?: NoInput, options?: CallOptions): Promise<ListLinksAnswer>;
  /** Add a domain or a page that is to be confirmed; nothing is fetched yet */
  addLink(input: { body: AddLinkBody }, options?: CallOptions): Promise<AddLinkAnswer>;
  /** Look now whether a link is confirmed, once a minute at most; answers what was found */
  checkLink(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<AddLinkAnswer>;
  /** Show a link on the creator’s page and offer it on certificates, or do neither */
  showOrHideLink(
    input: {
      params: {
        id: string;
      };
      body: ShowOrHideLinkBody;
    },
    options?: CallOptions,
  ): Promise<AddLinkAnswer>;
  /** Remove a link and its history; certificates keep what they say */
  removeLink(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<void>;
  /** Which of the optional letters the user gets */
  getLetters(input?: NoInput, options?: CallOptions): Promise<GetLettersAnswer>;
  /** Switch optional letters on or off; letters about the account's safety are always sent */
  chooseLetters(input: { body: ChooseLettersBody }, options?: CallOptions): Promise<GetLettersAnswer>;
  /** A page that asks whether to stop letters of a kind: the link in each of them */
  showStopLetters(
    input: {
      params: {
        token: string;
      };
    },
    options?: CallOptions,
  ): Promise<Response>;
  /** Stop letters of a kind; mail programs call it (RFC 8058), and so does the page */
  stopLetters(
    input: {
      params: {
        token: string;
      };
    },
    options?: CallOptions,
  ): Promise<Response>;
  /** Everything that the registry stores about the user. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  exportPersonalData(input?: NoInput, options?: CallOptions): Promise<PersonalData>;
  /** The same as a ZIP, with the files that it names: picture, certificates, proofs, receipts and private copies. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  exportPersonalDataZip(input?: NoInput, options?: CallOptions): Promise<Response>;
  /** Erase the account for good. Certificates can no longer be read. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  eraseAccount(input?: NoInput, options?: CallOptions): Promise<void>;
  /** Register a work; answers when its leaf is durably in the public log */
  registerWork(input: { body: RegisterWorkBody }, options?: CallOptions): Promise<Registered>;
  /** The user's own works, newest first; the works before one of them with its id as `before` */
  listNewestWorks(
    input?: {
      query?: {
        limit?: number;
        before?: string;
      };
    },
    options?: CallOptions,
  ): Promise<ListNewestWorksAnswer>;
  /** The six newest works of the public register, those in one language first */
  listNewestPublicWorks(
    input?: {
      query?: {
        language?: "en" | "es" | "fr" | "zh" | "ar" | "ja";
      };
    },
    options?: CallOptions,
  ): Promise<ListNewestPublicWorksAnswer>;
  /** The works of the public register, newest first, 24 at a time */
  listPublicWorks(
    input?: {
      query?: {
        type?:
          | "animation"
          | "art"
          | "book"
          | "documentary"
          | "screenplay"
          | "script"
          | "music"
          | "photograph";
        language?: "en" | "es" | "fr" | "zh" | "ar" | "ja";
        year?: number;
        after?: string;
      };
    },
    options?: CallOptions,
  ): Promise<ListPublicWorksAnswer>;
  /** How many works the public register has, and how many with each other value of each filter */
  countPublicWorks(
    input?: {
      query?: {
        type?:
          | "animation"
          | "art"
          | "book"
          | "documentary"
          | "screenplay"
          | "script"
          | "music"
          | "photograph";
        language?: "en" | "es" | "fr" | "zh" | "ar" | "ja";
        year?: number;
      };
    },
    options?: CallOptions,
  ): Promise<CountPublicWorksAnswer>;
  /** All about one of the user's own works: fields, statements, versions */
  getWork(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<GetWorkAnswer>;
  /** List one's own work in the public register and its search, or unlist it; and its fingerprints in the public ranges of use by machines */
  listOrUnlistWork(
    input: {
      params: {
        id: string;
      };
      body: ListOrUnlistWorkBody;
    },
    options?: CallOptions,
  ): Promise<ListOrUnlistWorkAnswer>;
  /** The user’s drafts of registrations, the last changed first */
  listDrafts(input?: NoInput, options?: CallOptions): Promise<ListDraftsAnswer>;
  /** One of the user’s drafts, with the form as it was saved */
  getDraft(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<GetDraftAnswer>;
  /** Save a draft. If another device has changed it since `revision`, that one stays, and this one is kept beside it under a new id */
  saveDraft(
    input: {
      params: {
        id: string;
      };
      body: SaveDraftBody;
    },
    options?: CallOptions,
  ): Promise<SaveDraftAnswer>;
  /** Delete a draft, unless another device has changed it since `revision` */
  deleteDraft(
    input: {
      params: {
        id: string;
      };
      query: {
        revision: number;
      };
    },
    options?: CallOptions,
  ): Promise<void>;
  /** The user's own works, filtered and sorted, 25 at a time unless asked otherwise */
  listWorks(
    input?: {
      query?: {
        q?: string;
        type?:
          | "animation"
          | "art"
          | "book"
          | "documentary"
          | "screenplay"
          | "script"
          | "music"
          | "photograph";
        year?: number;
        listed?: "yes" | "no";
        state?: "blocked" | "withdrawn" | "disputed" | "superseded" | "transferred" | "corrected" | "valid";
        files?: "several";
        sort?: "newest" | "oldest" | "title";
        limit?: number;
        at?: string;
      };
    },
    options?: CallOptions,
  ): Promise<ListWorksAnswer>;
  /** List several of one's own works in the public register and its search, or unlist them, some thousands a request; answers which have changed */
  listOrUnlistWorks(
    input: { body: ListOrUnlistWorksBody },
    options?: CallOptions,
  ): Promise<ListOrUnlistWorksAnswer>;
  /** How many works the user has, how many with each other value of each filter, and what their private copies take */
  countWorks(
    input?: {
      query?: {
        q?: string;
        type?:
          | "animation"
          | "art"
          | "book"
          | "documentary"
          | "screenplay"
          | "script"
          | "music"
          | "photograph";
        year?: number;
        listed?: "yes" | "no";
        state?: "blocked" | "withdrawn" | "disputed" | "superseded" | "transferred" | "corrected" | "valid";
        files?: "several";
      };
    },
    options?: CallOptions,
  ): Promise<CountWorksAnswer>;
  /** What the registry says of several of one's own works, or of all, as a table */
  downloadWorksCsv(input: { body: ChosenWorks }, options?: CallOptions): Promise<Response>;
  /** The proof bundles of several of the user's own works as a ZIP, with a list in `manifest.csv`; one at a time */
  downloadProofs(input: { body: ChosenWorks }, options?: CallOptions): Promise<Response>;
  /** Their certificates as signed PDFs in the same way. Each may have to be drawn first: the ZIP may take a second for each work */
  downloadDocuments(input: { body: ChosenWorks }, options?: CallOptions): Promise<Response>;
  /** The user's orders, newest first */
  listOrders(
    input?: {
      query?: {
        before?: string;
      };
    },
    options?: CallOptions,
  ): Promise<ListOrdersAnswer>;
  /** Order a registration: answers with the page to pay on; the same contents again give the same order */
  createOrder(input: { body: CreateOrderBody }, options?: CallOptions): Promise<PlacedOrder>;
  /** One of the user's orders: what the way back from the payment page waits for */
  getOrder(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<Order>;
  /** A receipt of one of the user's orders as a document, in the language of `lng`, else of the request */
  downloadReceipt(
    input: {
      params: {
        id: string;
        number: number;
      };
      query?: {
        lng?: string;
      };
    },
    options?: CallOptions,
  ): Promise<Response>;
  /** Register up to 500 works, all or none; answers when all their leaves are durably in the public log */
  registerBatch(input: { body: RegisterBatchBody }, options?: CallOptions): Promise<RegisterBatchAnswer>;
  /** Order the registration of up to 500 works: answers with one page to pay on; the same contents again give the same order */
  createBatchOrder(input: { body: CreateBatchOrderBody }, options?: CallOptions): Promise<PlacedOrder>;
  /** What one of the user's orders has registered, in the order of its registrations; before that, none */
  listOrderWorks(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<ListOrderWorksAnswer>;
  /** How many bytes have arrived (tus; header Upload-Offset) */
  getUploadOffset(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<Response>;
  /** Begin to upload a private copy of the work's file (tus; header Upload-Length) */
  beginUpload(
    input: {
      params: {
        id: string;
      };
      headers: {
        "upload-length": number;
      };
    },
    options?: CallOptions,
  ): Promise<void>;
  /** Send the bytes from Upload-Offset on (tus); the complete file is kept if it is the registered one */
  sendUploadBytes(
    input: {
      params: {
        id: string;
      };
      headers: {
        "upload-offset": number;
      };
      body: Bytes;
    },
    options?: CallOptions,
  ): Promise<Response>;
  /** Stop an upload, or delete the private copy */
  deleteUpload(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<void>;
  /** One's own private copy of a work's file */
  downloadPrivateCopy(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<Response>;
  /** How many bytes of one of the work's files have arrived */
  getUploadOffsetOfFile(
    input: {
      params: {
        id: string;
        number: number;
      };
    },
    options?: CallOptions,
  ): Promise<Response>;
  /** Begin to upload a private copy of one of the work's files; another that is still arriving ends */
  beginUploadOfFile(
    input: {
      params: {
        id: string;
        number: number;
      };
      headers: {
        "upload-length": number;
      };
    },
    options?: CallOptions,
  ): Promise<void>;
  /** Send the bytes of one of the work's files from Upload-Offset on */
  sendUploadBytesOfFile(
    input: {
      params: {
        id: string;
        number: number;
      };
      headers: {
        "upload-offset": number;
      };
      body: Bytes;
    },
    options?: CallOptions,
  ): Promise<Response>;
  /** Stop the upload of one of the work's files, or delete its private copy */
  deleteUploadOfFile(
    input: {
      params: {
        id: string;
        number: number;
      };
    },
    options?: CallOptions,
  ): Promise<void>;
  /** One's own private copy of one of a work's files */
  downloadPrivateCopyOfFile(
    input: {
      params: {
        id: string;
        number: number;
      };
    },
    options?: CallOptions,
  ): Promise<Response>;
  /** The files of one's own work, which of them have private copies, and what all copies of the user take */
  listPrivateCopies(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<ListPrivateCopiesAnswer>;
  /** A certificate as anyone may see it */
  getCertificate(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<Certificate>;
  /** The proof bundle: everything needed to check the certificate without this registry */
  getBundle(
    input: {
      params: {
        id: string;
      };
      query?: {
        files?: string;
        sha256?: string;
      };
    },
    options?: CallOptions,
  ): Promise<GetBundleAnswer>;
  /** A proof of the file from before it was registered, which the record names: `earlier-1.ots`, `.tsr` or `.json` */
  downloadEarlierProof(
    input: {
      params: {
        id: string;
        earlier: string;
      };
    },
    options?: CallOptions,
  ): Promise<Response>;
  /** The certificate as a document, signed, with its proof bundle attached */
  downloadCertificatePdf(
    input: {
      params: {
        id: string;
      };
      query?: {
        lng?: string;
      };
    },
    options?: CallOptions,
  ): Promise<Response>;
  /** The certificate's page as a drawing */
  downloadCertificateSvg(
    input: {
      params: {
        id: string;
      };
      query?: {
        lng?: string;
      };
    },
    options?: CallOptions,
  ): Promise<Response>;
  /** The certificate's page as a picture */
  downloadCertificatePng(
    input: {
      params: {
        id: string;
      };
      query?: {
        lng?: string;
      };
    },
    options?: CallOptions,
  ): Promise<Response>;
  /** The certificate beside its title, as a picture of 1200 by 630 for previews of links */
  downloadCardPng(
    input: {
      params: {
        id: string;
      };
      query?: {
        lng?: string;
      };
    },
    options?: CallOptions,
  ): Promise<Response>;
  /** Certificates of a file, by its SHA-256, oldest first; of listed works only, or of all, unlisted ones too */
  findCertificates(
    input: {
      query: {
        sha256: string;
        only?: "listed";
      };
    },
    options?: CallOptions,
  ): Promise<FindCertificatesAnswer>;
  /** Which of many files are registered, by their SHA-256: for each that is, how often, and its oldest certificate */
  findCertificatesOfFiles(
    input: { body: FindCertificatesOfFilesBody },
    options?: CallOptions,
  ): Promise<FindCertificatesOfFilesAnswer>;
  /** Give back a certificate of a log that has ended, which the registry has lost, from its proof bundle */
  giveBackCertificate(
    input: { body: GiveBackCertificateBody },
    options?: CallOptions,
  ): Promise<GiveBackCertificateAnswer>;
  /** What machines may do with one file, by the word of those who registered it */
  lookUpUsesOfFile(
    input: {
      query: {
        sha256: string;
      };
    },
    options?: CallOptions,
  ): Promise<LookUpUsesAnswer>;
  /** What machines may do with files, by the word of those who registered them: of up to 1,000 files by their SHA-256 */
  lookUpUses(input: { body: LookUpUsesBody }, options?: CallOptions): Promise<LookUpUsesAnswer>;
  /** What is said of all files whose SHA-256 begins with these hex digits, so that nobody learns which one was asked for: of listed works, and of others whose owner has said yes to that */
  getUsesRange(
    input: {
      params: {
        prefix: string;
      };
    },
    options?: CallOptions,
  ): Promise<GetUsesRangeAnswer>;
  /** What is said of the files of all listed works, made once a day: a line of JSON that names the format, then one for each file */
  downloadUsesList(input?: NoInput, options?: CallOptions): Promise<Response>;
  /** The READ ME of a certificate's evidence pack as a PDF, from what whoever makes the pack says is in it; nothing of it is checked or kept */
  writePackReadMe(
    input: {
      query?: {
        lng?: string;
      };
      body: WritePackReadMeBody;
    },
    options?: CallOptions,
  ): Promise<Response>;
  /** The newest anchors of the public log, and when the next one is due */
  listAnchors(input?: NoInput, options?: CallOptions): Promise<ListAnchorsAnswer>;
  /** The newest checkpoints of the public log that other clocks stamp, and what each clock says */
  listClocks(input?: NoInput, options?: CallOptions): Promise<ListClocksAnswer>;
  /** The connected wallet; 404 when there is none */
  getWallet(input?: NoInput, options?: CallOptions): Promise<GetWalletAnswer>;
  /** A nonce for the Sign-In with Ethereum message: good once, for ten minutes */
  getWalletNonce(input?: NoInput, options?: CallOptions): Promise<GetWalletNonceAnswer>;
  /** Connect a wallet in place of any other; with a signed message its ownership is proven */
  connectWallet(input: { body: ConnectWalletBody }, options?: CallOptions): Promise<GetWalletAnswer>;
  /** Disconnect the wallet, if there is one */
  disconnectWallet(input?: NoInput, options?: CallOptions): Promise<void>;
  /** Search listed works with a question in plain words */
  search(input: { body: SearchBody }, options?: CallOptions): Promise<SearchAnswer>;
  /** Make a statement about one's own work, permanently in the log: correct it or change what machines may do with it; name its newer version or withdraw it, in a session that was confirmed in the last ten minutes */
  makeStatement(
    input: {
      params: {
        id: string;
      };
      body: MakeStatementBody;
    },
    options?: CallOptions,
  ): Promise<MakeStatementAnswer>;
  /** What was said of a certificate after its registration, with the proof that nothing is left out */
  getStatus(
    input: {
      params: {
        id: string;
      };
      query?: {
        from?: number;
      };
    },
    options?: CallOptions,
  ): Promise<GetStatusAnswer>;
  /** All registrations of one file, earliest proven first; unlisted ones are only counted here: `GET /api/certificates` has them, too */
  listRegistrationsOfFile(
    input: {
      params: {
        sha256: string;
      };
    },
    options?: CallOptions,
  ): Promise<ListRegistrationsOfFileAnswer>;
  /** The offer of one of the user's own works that waits for an answer */
  getTransferOffer(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<GetTransferOfferAnswer>;
  /** Offer one of the user's own works to the person at an address. It is theirs once they accept, within seven days. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  offerTransfer(
    input: {
      params: {
        id: string;
      };
      body: OfferTransferBody;
    },
    options?: CallOptions,
  ): Promise<TransferOffer>;
  /** Take back an offer that nobody has accepted */
  takeBackTransferOffer(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<void>;
  /** An offer, for anyone who has the email's link */
  showTransferOffer(input: { body: MailedCode }, options?: CallOptions): Promise<ShowTransferOfferAnswer>;
  /** Answer an offer. Accepting needs an account with the address the email went to, and confirms it; refusing needs the link alone */
  answerTransferOffer(
    input: { body: AnswerTransferOfferBody },
    options?: CallOptions,
  ): Promise<AnswerTransferOfferAnswer>;
  /** Disputes about a certificate, and which the user can answer or settle; what they say is in its status */
  listDisputes(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<ListDisputesAnswer>;
  /** Dispute a certificate, permanently in the log: with a confirmed address, one open dispute per work, three a day */
  disputeCertificate(
    input: {
      params: {
        id: string;
      };
      body: DisputeCertificateBody;
    },
    options?: CallOptions,
  ): Promise<DisputeCertificateAnswer>;
  /** Answer a dispute about one's own work, once. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  answerDispute(
    input: {
      params: {
        id: string;
        n: number;
      };
      body: AnswerDisputeBody;
    },
    options?: CallOptions,
  ): Promise<DisputeCertificateAnswer>;
  /** Say that a dispute is settled: the word of the person who began it ends it, that of the work's owner is shown as theirs. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  settleDispute(
    input: {
      params: {
        id: string;
        n: number;
      };
      body: SettleDisputeBody;
    },
    options?: CallOptions,
  ): Promise<DisputeCertificateAnswer>;
  /** What a certificate holder needs to write to somebody who uses the work, and that they wrote before: kinds and days */
  listNotices(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<ListNoticesAnswer>;
  /** A letter or notice about the use of one's work as a document. Its text is neither stored nor sent; its kind and day are noted */
  makeNotice(
    input: {
      params: {
        id: string;
      };
      body: MakeNoticeBody;
    },
    options?: CallOptions,
  ): Promise<Response>;
  /** Delete the note that a notice was made */
  forgetNotice(
    input: {
      params: {
        id: string;
        kind: "letter" | "dsa" | "dmca";
        madeOn: string;
      };
    },
    options?: CallOptions,
  ): Promise<void>;
  /** Report a certificate to the registry’s operator; its owner objects to what the registry has said of it */
  reportCertificate(input: { body: ReportCertificateBody }, options?: CallOptions): Promise<void>;
  /** The registry at a glance: what is wrong, and what waits. Only for operators of the registry, who need a second factor. */
  getOperatorOverview(input?: NoInput, options?: CallOptions): Promise<GetOperatorOverviewAnswer>;
  /** Reports: open ones, the oldest first, or decided ones, the newest first. Only for operators of the registry, who need a second factor. */
  listReports(
    input?: {
      query?: {
        state?: "open" | "decided";
      };
    },
    options?: CallOptions,
  ): Promise<ListReportsAnswer>;
  /** Decide a report; its author gets an email with the answer, if they can be reached. Only for operators of the registry, who need a second factor. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  decideReport(
    input: {
      params: {
        id: string;
      };
      body: DecideReportBody;
    },
    options?: CallOptions,
  ): Promise<void>;
  /** Certificates, accounts and orders by number, address, name, order, receipt or fingerprint. Only for operators of the registry, who need a second factor. */
  findForOperator(
    input: { body: FindForOperatorBody },
    options?: CallOptions,
  ): Promise<FindForOperatorAnswer>;
  /** One certificate, with all that was said of it, reported and done. Only for operators of the registry, who need a second factor. */
  getCertificateForOperator(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<GetCertificateForOperatorAnswer>;
  /** Add a note to a certificate, which is shown with it for good; its owner gets an email. Only for operators of the registry, who need a second factor. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  addNote(
    input: {
      params: {
        id: string;
      };
      body: AddNoteBody;
    },
    options?: CallOptions,
  ): Promise<AddNoteAnswer>;
  /** Block a work: it is nowhere shown or found, and its proof stays valid; its owner gets an email. Only for operators of the registry, who need a second factor. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  blockCertificate(
    input: {
      params: {
        id: string;
      };
      body: AddNoteBody;
    },
    options?: CallOptions,
  ): Promise<AddNoteAnswer>;
  /** Show a blocked work again, as before; its owner gets an email. Only for operators of the registry, who need a second factor. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  unblockCertificate(
    input: {
      params: {
        id: string;
      };
      body: AddNoteBody;
    },
    options?: CallOptions,
  ): Promise<AddNoteAnswer>;
  /** Offer a work to an heir in its owner's name, after a note on what documents show, in place of an offer that waits; both get an email. Only for operators of the registry, who need a second factor. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  passWorkOn(
    input: {
      params: {
        id: string;
      };
      body: PassWorkOnBody;
    },
    options?: CallOptions,
  ): Promise<TransferOffer>;
  /** One account, with its newest certificates and orders, and what was done to it. Only for operators of the registry, who need a second factor. */
  getAccountForOperator(
    input: {
      params: {
        id: string;
      };
    },
    options?: CallOptions,
  ): Promise<GetAccountForOperatorAnswer>;
  /** Suspend an account: its sessions end, and nobody logs in to it; its works stay as they are. Only for operators of the registry, who need a second factor. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  suspendAccount(
    input: {
      params: {
        id: string;
      };
      body: SuspendAccountBody;
    },
    options?: CallOptions,
  ): Promise<void>;
  /** Lift a suspension. Only for operators of the registry, who need a second factor. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  liftSuspension(
    input: {
      params: {
        id: string;
      };
      body: LiftSuspensionBody;
    },
    options?: CallOptions,
  ): Promise<void>;
  /** Close an account for good and erase it with its works. Only for operators of the registry, who need a second factor. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  closeAccount(
    input: {
      params: {
        id: string;
      };
      body: CloseAccountBody;
    },
    options?: CallOptions,
  ): Promise<void>;
  /** Everything that is kept about an account, on a court’s request. Only for operators of the registry, who need a second factor. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  exportAccount(
    input: {
      params: {
        id: string;
      };
      body: ExportAccountBody;
    },
    options?: CallOptions,
  ): Promise<PersonalData>;
  /** Orders that wait: paid and not registered, or to be given back. Only for operators of the registry, who need a second factor. */
  listWaitingOrders(input?: NoInput, options?: CallOptions): Promise<ListWaitingOrdersAnswer>;
  /** Give back what was paid for an order; what was registered with it stays. Only for operators of the registry, who need a second factor. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  refundOrder(
    input: {
      params: {
        id: string;
      };
      body: RefundOrderBody;
    },
    options?: CallOptions,
  ): Promise<RefundOrderAnswer>;
  /** Close an order whose refund failed: the operator has given the money back in another way. Only for operators of the registry, who need a second factor. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  markOrderRepaid(
    input: {
      params: {
        id: string;
      };
      body: MarkOrderRepaidBody;
    },
    options?: CallOptions,
  ): Promise<RefundOrderAnswer>;
  /** Domains that several accounts could confirm at the same time. Only for operators of the registry, who need a second factor. */
  listContestedDomains(input?: NoInput, options?: CallOptions): Promise<ListContestedDomainsAnswer>;
  /** Emails that could not be sent, the newest first. Only for operators of the registry, who need a second factor. */
  listFailedLetters(input?: NoInput, options?: CallOptions): Promise<ListFailedLettersAnswer>;
  /** Try an email again that could not be sent. Only for operators of the registry, who need a second factor. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  retryLetter(input: { body: RetryLetterBody }, options?: CallOptions): Promise<void>;
  /** What operators did, the newest first. Only for operators of the registry, who need a second factor. */
  listOperatorActs(
    input?: {
      query?: {
        before?: number;
      };
    },
    options?: CallOptions,
  ): Promise<ListOperatorActsAnswer>;
  /** What somebody is named as on a certificate, and what they have answered */
  showInvitation(input: { body: MailedCode }, options?: CallOptions): Promise<ShowInvitationAnswer>;
  /** Confirm or decline one's own row, in the log for good: declining needs no account, confirming one with the invited address, which the email's link confirms */
  answerInvitation(
    input: { body: AnswerInvitationBody },
    options?: CallOptions,
  ): Promise<ShowInvitationAnswer>;
  /** Open an account for the invited address, which the email's link confirms */
  openInvitedAccount(
    input: { body: OpenInvitedAccountBody },
    options?: CallOptions,
  ): Promise<OpenInvitedAccountAnswer>;
  /** A page that asks whether to never write to the invited address again: the link in each email */
  showStopInvitations(
    input: {
      params: {
        token: string;
      };
    },
    options?: CallOptions,
  ): Promise<Response>;
  /** Never write to the invited address again; mail programs call it (RFC 8058), and so does the page */
  stopInvitations(
    input: {
      params: {
        token: string;
      };
    },
    options?: CallOptions,
  ): Promise<Response>;
  /** Works that name the user's confirmed address, newest first, fifty at a time */
  listInvitations(
    input?: {
      query?: {
        after?: string;
      };
    },
    options?: CallOptions,
  ): Promise<ListInvitationsAnswer>;
  /** The user's own offers of licences, newest first */
  listLicenceOffers(input?: NoInput, options?: CallOptions): Promise<ListLicenceOffersAnswer>;
  /** Offer licences of one of the user's own works, or of all works of a type */
  offerLicence(input: { body: OfferLicenceBody }, options?: CallOptions): Promise<OfferLicenceAnswer>;
  /** Change, pause, open or withdraw an offer. What was issued stays as it is */
  changeLicenceOffer(
    input: {
      params: {
        id: string;
      };
      body: ChangeLicenceOfferBody;
    },
    options?: CallOptions,
  ): Promise<OfferLicenceAnswer>;
  /** The open offers of a work, for anyone */
  listOffersOfWork(
    input: {
      params: {
        certificateId: string;
      };
    },
    options?: CallOptions,
  ): Promise<ListOffersOfWorkAnswer>;
  /** Which of these works have an open offer of a licence, for anyone */
  listOfferedWorks(
    input: {
      query: {
        certificates: string;
      };
    },
    options?: CallOptions,
  ): Promise<ListOfferedWorksAnswer>;
  /** What the user was asked for and asked others for, what changed last first */
  listLicenceRequests(input?: NoInput, options?: CallOptions): Promise<ListLicenceRequestsAnswer>;
  /** Take an open offer, or ask for other terms. What is free is issued at once, what has a price once its receipt is confirmed */
  requestLicence(input: { body: RequestLicenceBody }, options?: CallOptions): Promise<RequestLicenceAnswer>;
  /** The side whose turn it is accepts, answers with other terms, or declines; `paid`: the licensor confirms receipt, which issues the licence */
  answerLicenceRequest(
    input: {
      params: {
        id: string;
      };
      body: AnswerLicenceRequestBody;
    },
    options?: CallOptions,
  ): Promise<RequestLicenceAnswer>;
  /** The user's licences, as licensor and as licensee, newest first */
  listLicences(input?: NoInput, options?: CallOptions): Promise<ListLicencesAnswer>;
  /** Licences that the user issued and what they brought, by currency and month of UTC; never added across currencies */
  getLicenceRevenue(input?: NoInput, options?: CallOptions): Promise<GetLicenceRevenueAnswer>;
  /** The licences that the user issued, as a table: number, work, licensee, dates, amount, currency, how it was paid, state */
  exportLicenceRevenue(input?: NoInput, options?: CallOptions): Promise<Response>;
  /** A licence: strangers see that it is one, its state and its work; its two sides, and everybody once both list it, the rest */
  getLicence(
    input: {
      params: {
        licenceId: string;
      };
    },
    options?: CallOptions,
  ): Promise<GetLicenceAnswer>;
  /** The file `LIC-….licence.json`, with what the caller may see */
  downloadLicence(
    input: {
      params: {
        licenceId: string;
      };
    },
    options?: CallOptions,
  ): Promise<unknown>;
  /** What was said of a licence, with the proof that nothing is left out. Its two sides read the reasons; others, while both list it */
  getLicenceStatus(
    input: {
      params: {
        licenceId: string;
      };
      query?: {
        from?: number;
      };
    },
    options?: CallOptions,
  ): Promise<unknown>;
  /** A licence as a signed document, for its two sides, and for everybody once both list it */
  downloadLicenceDocument(
    input: {
      params: {
        licenceId: string;
      };
      query?: {
        lng?: string;
      };
    },
    options?: CallOptions,
  ): Promise<Response>;
  /** Say that a licence ends: it does once both sides have said so. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  endLicence(
    input: {
      params: {
        licenceId: string;
      };
      body: EndLicenceBody;
    },
    options?: CallOptions,
  ): Promise<PublicStatement>;
  /** Revoke a licence whose terms allow that. Only in a session that was confirmed in the last ten minutes: `POST /api/auth/confirm`. */
  revokeLicence(
    input: {
      params: {
        licenceId: string;
      };
      body: RevokeLicenceBody;
    },
    options?: CallOptions,
  ): Promise<PublicStatement>;
  /** Show a licence publicly, or no longer: strangers see it while both sides show it */
  listLicence(
    input: {
      params: {
        licenceId: string;
      };
      body: ListLicenceBody;
    },
    options?: CallOptions,
  ): Promise<void>;
}

export const operations = {
  openAccount: { method: "POST", path: "/api/auth/register", answer: "json" },
  logIn: { method: "POST", path: "/api/auth/login", answer: "json" },
  getPasskeyChallenge: { method: "POST", path: "/api/auth/passkeys/challenge", answer: "json" },
  logInWithPasskey: { method: "POST", path: "/api/auth/login/passkey", answer: "json" },
  confirmDevice: { method: "POST", path: "/api/auth/devices/confirm", answer: "json" },
  logOut: { method: "POST", path: "/api/auth/logout", answer: "nothing" },
  getUser: { method: "GET", path: "/api/auth/me", answer: "json" },
  setLanguage: { method: "PUT", path: "/api/auth/language", answer: "json" },
  changeEmail: { method: "PUT", path: "/api/auth/email", answer: "json" },
  getEmailLink: { method: "POST", path: "/api/auth/email/link", answer: "json" },
  confirmEmail: { method: "POST", path: "/api/auth/email/confirm", answer: "json" },
  resendEmailLink: { method: "POST", path: "/api/auth/email/resend", answer: "json" },
  undoEmailChange: { method: "POST", path: "/api/auth/email/undo", answer: "json" },
  changePassword: { method: "PUT", path: "/api/auth/password", answer: "nothing" },
  requestPasswordReset: { method: "POST", path: "/api/auth/password/forgot", answer: "nothing" },
  resetPassword: { method: "POST", path: "/api/auth/password/reset", answer: "json" },
  listSessions: { method: "GET", path: "/api/auth/sessions", answer: "json" },
  endOtherSessions: { method: "DELETE", path: "/api/auth/sessions", answer: "nothing" },
  listSecurityEvents: { method: "GET", path: "/api/user/security-events", answer: "json" },
  endSession: { method: "DELETE", path: "/api/auth/sessions/{id}", answer: "nothing" },
  getConfirmChallenge: { method: "POST", path: "/api/auth/confirm/challenge", answer: "json" },
  confirmSession: { method: "POST", path: "/api/auth/confirm", answer: "json" },
  listFactors: { method: "GET", path: "/api/user/factors", answer: "json" },
  getPasskeyOptions: { method: "POST", path: "/api/user/passkeys/options", answer: "json" },
  addPasskey: { method: "POST", path: "/api/user/passkeys", answer: "json" },
  renamePasskey: { method: "PATCH", path: "/api/user/passkeys/{id}", answer: "nothing" },
  removePasskey: { method: "DELETE", path: "/api/user/passkeys/{id}", answer: "nothing" },
  beginTotp: { method: "POST", path: "/api/user/totp", answer: "json" },
  enableTotp: { method: "PUT", path: "/api/user/totp", answer: "json" },
  disableTotp: { method: "DELETE", path: "/api/user/totp", answer: "nothing" },
  replaceRecoveryCodes: { method: "POST", path: "/api/user/recovery-codes", answer: "json" },
  requestRecovery: { method: "POST", path: "/api/auth/recovery", answer: "nothing" },
  cancelRecovery: { method: "DELETE", path: "/api/auth/recovery", answer: "nothing" },
  beginRecovery: { method: "POST", path: "/api/auth/recovery/begin", answer: "json" },
  cancelRecoveryByCode: { method: "POST", path: "/api/auth/recovery/cancel", answer: "nothing" },
  listTokens: { method: "GET", path: "/api/user/tokens", answer: "json" },
  makeToken: { method: "POST", path: "/api/user/tokens", answer: "json" },
  deleteToken: { method: "DELETE", path: "/api/user/tokens/{id}", answer: "nothing" },
  getProfile: { method: "GET", path: "/api/user/profile", answer: "json" },
  saveProfile: { method: "PUT", path: "/api/user/profile", answer: "json" },
  setProfileImage: {
    method: "POST",
    path: "/api/user/profile/image",
    answer: "json",
    takes: "multipart/form-data",
  },
  removeProfileImage: { method: "DELETE", path: "/api/user/profile/image", answer: "nothing" },
  getSelfIdentification: { method: "GET", path: "/api/user/self-identification", answer: "json" },
  saveSelfIdentification: { method: "POST", path: "/api/user/self-identification", answer: "json" },
  listAliases: { method: "GET", path: "/api/user/aliases", answer: "json" },
  addAlias: { method: "POST", path: "/api/user/aliases", answer: "json" },
  setDefaultAlias: { method: "PUT", path: "/api/user/aliases/{id}/default", answer: "nothing" },
  deleteAlias: { method: "DELETE", path: "/api/user/aliases/{id}", answer: "nothing" },
  getCreator: { method: "GET", path: "/api/creators/{id}", answer: "json" },
  listLinks: { method: "GET", path: "/api/user/links", answer: "json" },
  addLink: { method: "POST", path: "/api/user/links", answer: "json" },
  checkLink: { method: "POST", path: "/api/user/links/{id}/check", answer: "json" },
  showOrHideLink: { method: "PATCH", path: "/api/user/links/{id}", answer: "json" },
  removeLink: { method: "DELETE", path: "/api/user/links/{id}", answer: "nothing" },
  getLetters: { method: "GET", path: "/api/user/letters", answer: "json" },
  chooseLetters: { method: "PATCH", path: "/api/user/letters", answer: "json" },
  showStopLetters: { method: "GET", path: "/api/letters/stop/{token}", answer: "response" },
  stopLetters: { method: "POST", path: "/api/letters/stop/{token}", answer: "response" },
  exportPersonalData: { method: "GET", path: "/api/user/export", answer: "json" },
  exportPersonalDataZip: { method: "GET", path: "/api/user/export.zip", answer: "response" },
  eraseAccount: { method: "DELETE", path: "/api/user", answer: "nothing" },
  registerWork: { method: "POST", path: "/api/ip/register", answer: "json", keyed: true },
  listNewestWorks: { method: "GET", path: "/api/ip/user", answer: "json" },
  listNewestPublicWorks: { method: "GET", path: "/api/ip/newest", answer: "json" },
  listPublicWorks: { method: "GET", path: "/api/ip/listed", answer: "json" },
  countPublicWorks: { method: "GET", path: "/api/ip/listed/counts", answer: "json" },
  getWork: { method: "GET", path: "/api/ip/{id}", answer: "json" },
  listOrUnlistWork: { method: "PATCH", path: "/api/ip/{id}", answer: "json" },
  listDrafts: { method: "GET", path: "/api/drafts", answer: "json" },
  getDraft: { method: "GET", path: "/api/drafts/{id}", answer: "json" },
  saveDraft: { method: "PUT", path: "/api/drafts/{id}", answer: "json" },
  deleteDraft: { method: "DELETE", path: "/api/drafts/{id}", answer: "nothing" },
  listWorks: { method: "GET", path: "/api/ip/user/works", answer: "json" },
  listOrUnlistWorks: { method: "PATCH", path: "/api/ip/user/works", answer: "json" },
  countWorks: { method: "GET", path: "/api/ip/user/works/counts", answer: "json" },
  downloadWorksCsv: { method: "POST", path: "/api/ip/user/works.csv", answer: "response" },
  downloadProofs: { method: "POST", path: "/api/ip/user/proofs.zip", answer: "response" },
  downloadDocuments: { method: "POST", path: "/api/ip/user/documents.zip", answer: "response" },
  listOrders: { method: "GET", path: "/api/orders", answer: "json" },
  createOrder: { method: "POST", path: "/api/orders", answer: "json" },
  getOrder: { method: "GET", path: "/api/orders/{id}", answer: "json" },
  downloadReceipt: { method: "GET", path: "/api/orders/{id}/receipts/{number}.pdf", answer: "response" },
  registerBatch: { method: "POST", path: "/api/ip/register/batch", answer: "json", keyed: true },
  createBatchOrder: { method: "POST", path: "/api/orders/batch", answer: "json" },
  listOrderWorks: { method: "GET", path: "/api/orders/{id}/works", answer: "json" },
  getUploadOffset: {
    method: "HEAD",
    path: "/api/files/{id}",
    answer: "response",
    headers: { "tus-resumable": "1.0.0" },
  },
  beginUpload: {
    method: "POST",
    path: "/api/files/{id}",
    answer: "nothing",
    headers: { "tus-resumable": "1.0.0" },
  },
  sendUploadBytes: {
    method: "PATCH",
    path: "/api/files/{id}",
    answer: "response",
    takes: "application/offset+octet-stream",
    headers: { "tus-resumable": "1.0.0" },
  },
  deleteUpload: { method: "DELETE", path: "/api/files/{id}", answer: "nothing" },
  downloadPrivateCopy: { method: "GET", path: "/api/ip/{id}/file", answer: "response" },
  getUploadOffsetOfFile: {
    method: "HEAD",
    path: "/api/files/{id}/{number}",
    answer: "response",
    headers: { "tus-resumable": "1.0.0" },
  },
  beginUploadOfFile: {
    method: "POST",
    path: "/api/files/{id}/{number}",
    answer: "nothing",
    headers: { "tus-resumable": "1.0.0" },
  },
  sendUploadBytesOfFile: {
    method: "PATCH",
    path: "/api/files/{id}/{number}",
    answer: "response",
    takes: "application/offset+octet-stream",
    headers: { "tus-resumable": "1.0.0" },
  },
  deleteUploadOfFile: { method: "DELETE", path: "/api/files/{id}/{number}", answer: "nothing" },
  downloadPrivateCopyOfFile: { method: "GET", path: "/api/ip/{id}/files/{number}", answer: "response" },
  listPrivateCopies: { method: "GET", path: "/api/ip/{id}/files", answer: "json" },
  getCertificate: { method: "GET", path: "/api/ip/verify/{id}", answer: "json" },
  getBundle: { method: "GET", path: "/api/certificates/{id}/bundle", answer: "json" },
  downloadEarlierProof: { method: "GET", path: "/api/certificates/{id}/{earlier}", answer: "response" },
  downloadCertificatePdf: {
    method: "GET",
    path: "/api/certificates/{id}/certificate.pdf",
    answer: "response",
  },
  downloadCertificateSvg: {
    method: "GET",
    path: "/api/certificates/{id}/certificate.svg",
    answer: "response",
  },
  downloadCertificatePng: {
    method: "GET",
    path: "/api/certificates/{id}/certificate.png",
    answer: "response",
  },
  downloadCardPng: { method: "GET", path: "/api/certificates/{id}/card.png", answer: "response" },
  findCertificates: { method: "GET", path: "/api/certificates", answer: "json" },
  findCertificatesOfFiles: { method: "POST", path: "/api/certificates/by-fingerprints", answer: "json" },
  giveBackCertificate: { method: "POST", path: "/api/certificates/give-back", answer: "json" },
  lookUpUsesOfFile: { method: "GET", path: "/api/uses", answer: "json" },
  lookUpUses: { method: "POST", path: "/api/uses", answer: "json" },
  getUsesRange: { method: "GET", path: "/uses/range/{prefix}", answer: "json" },
  downloadUsesList: { method: "GET", path: "/uses/list.jsonl.gz", answer: "response" },
  writePackReadMe: { method: "POST", path: "/api/packs/read-me.pdf", answer: "response" },
  listAnchors: { method: "GET", path: "/api/log/anchors", answer: "json" },
  listClocks: { method: "GET", path: "/api/log/clocks", answer: "json" },
  getWallet: { method: "GET", path: "/api/wallet/status", answer: "json" },
  getWalletNonce: { method: "GET", path: "/api/wallet/nonce", answer: "json" },
  connectWallet: { method: "POST", path: "/api/wallet/connect", answer: "json" },
  disconnectWallet: { method: "DELETE", path: "/api/wallet/disconnect", answer: "nothing" },
  search: { method: "POST", path: "/api/chat/query", answer: "json" },
  makeStatement: { method: "POST", path: "/api/ip/{id}/statements", answer: "json", keyed: true },
  getStatus: { method: "GET", path: "/api/certificates/{id}/status", answer: "json" },
  listRegistrationsOfFile: { method: "GET", path: "/api/files/{sha256}/registrations", answer: "json" },
  getTransferOffer: { method: "GET", path: "/api/ip/{id}/transfer", answer: "json" },
  offerTransfer: { method: "POST", path: "/api/ip/{id}/transfer", answer: "json", keyed: true },
  takeBackTransferOffer: { method: "DELETE", path: "/api/ip/{id}/transfer", answer: "nothing" },
  showTransferOffer: { method: "POST", path: "/api/transfers/show", answer: "json" },
  answerTransferOffer: { method: "POST", path: "/api/transfers/answer", answer: "json", keyed: true },
  listDisputes: { method: "GET", path: "/api/certificates/{id}/disputes", answer: "json" },
  disputeCertificate: {
    method: "POST",
    path: "/api/certificates/{id}/disputes",
    answer: "json",
    keyed: true,
  },
  answerDispute: {
    method: "POST",
    path: "/api/certificates/{id}/disputes/{n}/answer",
    answer: "json",
    keyed: true,
  },
  settleDispute: {
    method: "POST",
    path: "/api/certificates/{id}/disputes/{n}/settle",
    answer: "json",
    keyed: true,
  },
  listNotices: { method: "GET", path: "/api/certificates/{id}/notices", answer: "json" },
  makeNotice: { method: "POST", path: "/api/certificates/{id}/notices", answer: "response" },
  forgetNotice: {
    method: "DELETE",
    path: "/api/certificates/{id}/notices/{kind}/{madeOn}",
    answer: "nothing",
  },
  reportCertificate: { method: "POST", path: "/api/reports", answer: "nothing" },
  getOperatorOverview: { method: "GET", path: "/api/operator", answer: "json" },
  listReports: { method: "GET", path: "/api/operator/reports", answer: "json" },
  decideReport: { method: "POST", path: "/api/operator/reports/{id}/decide", answer: "nothing" },
  findForOperator: { method: "POST", path: "/api/operator/find", answer: "json" },
  getCertificateForOperator: { method: "GET", path: "/api/operator/certificates/{id}", answer: "json" },
  addNote: { method: "POST", path: "/api/operator/certificates/{id}/note", answer: "json" },
  blockCertificate: { method: "POST", path: "/api/operator/certificates/{id}/block", answer: "json" },
  unblockCertificate: { method: "POST", path: "/api/operator/certificates/{id}/unblock", answer: "json" },
  passWorkOn: { method: "POST", path: "/api/operator/certificates/{id}/pass", answer: "json" },
  getAccountForOperator: { method: "GET", path: "/api/operator/accounts/{id}", answer: "json" },
  suspendAccount: { method: "POST", path: "/api/operator/accounts/{id}/suspend", answer: "nothing" },
  liftSuspension: { method: "POST", path: "/api/operator/accounts/{id}/lift", answer: "nothing" },
  closeAccount: { method: "POST", path: "/api/operator/accounts/{id}/end", answer: "nothing" },
  exportAccount: { method: "POST", path: "/api/operator/accounts/{id}/export", answer: "json" },
  listWaitingOrders: { method: "GET", path: "/api/operator/orders", answer: "json" },
  refundOrder: { method: "POST", path: "/api/operator/orders/{id}/refund", answer: "json" },
  markOrderRepaid: { method: "POST", path: "/api/operator/orders/{id}/repaid", answer: "json" },
  listContestedDomains: { method: "GET", path: "/api/operator/links", answer: "json" },
  listFailedLetters: { method: "GET", path: "/api/operator/letters", answer: "json" },
  retryLetter: { method: "POST", path: "/api/operator/letters/retry", answer: "nothing" },
  listOperatorActs: { method: "GET", path: "/api/operator/acts", answer: "json" },
  showInvitation: { method: "POST", path: "/api/invitations/show", answer: "json" },
  answerInvitation: { method: "POST", path: "/api/invitations/answer", answer: "json" },
  openInvitedAccount: { method: "POST", path: "/api/invitations/account", answer: "json" },
  showStopInvitations: { method: "GET", path: "/api/invitations/{token}/stop", answer: "response" },
  stopInvitations: { method: "POST", path: "/api/invitations/{token}/stop", answer: "response" },
  listInvitations: { method: "GET", path: "/api/user/invitations", answer: "json" },
  listLicenceOffers: { method: "GET", path: "/api/licences/offers", answer: "json" },
  offerLicence: { method: "POST", path: "/api/licences/offers", answer: "json" },
  changeLicenceOffer: { method: "PUT", path: "/api/licences/offers/{id}", answer: "json" },
  listOffersOfWork: { method: "GET", path: "/api/certificates/{certificateId}/offers", answer: "json" },
  listOfferedWorks: { method: "GET", path: "/api/licences/offered", answer: "json" },
  listLicenceRequests: { method: "GET", path: "/api/licences/requests", answer: "json" },
  requestLicence: { method: "POST", path: "/api/licences/requests", answer: "json", keyed: true },
  answerLicenceRequest: {
    method: "POST",
    path: "/api/licences/requests/{id}/answer",
    answer: "json",
    keyed: true,
  },
  listLicences: { method: "GET", path: "/api/licences", answer: "json" },
  getLicenceRevenue: { method: "GET", path: "/api/licences/revenue", answer: "json" },
  exportLicenceRevenue: { method: "GET", path: "/api/licences/revenue.csv", answer: "response" },
  getLicence: { method: "GET", path: "/api/licences/{licenceId}", answer: "json" },
  downloadLicence: { method: "GET", path: "/api/licences/{licenceId}/file", answer: "json" },
  getLicenceStatus: { method: "GET", path: "/api/licences/{licenceId}/status", answer: "json" },
  downloadLicenceDocument: { method: "GET", path: "/api/licences/{licenceId}.pdf", answer: "response" },
  endLicence: { method: "POST", path: "/api/licences/{licenceId}/end", answer: "json", keyed: true },
  revokeLicence: { method: "POST", path: "/api/licences/{licenceId}/revoke", answer: "json", keyed: true },
  listLicence: { method: "PUT", path: "/api/licences/{licenceId}/listed", answer: "nothing" },
} as const satisfies Record<keyof Operations, Operation>;
