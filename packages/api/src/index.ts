export { type Api, api } from "./api.ts";
export type { ShownLetter, User } from "./accounts.ts";
export type { BatchContents, BatchContentsInput, BatchSignature } from "./batches.ts";
export type { Certificate } from "./certificates.ts";
export { type Claim, claimsOfRegistration, publicationOf } from "./claims-of-registration.ts";
export { claimsOfStatement, claimsOfWords, correctFields } from "./claims-of-statement.ts";
export type { Answered } from "./collaborators.ts";
export { checkShares } from "./check-shares.ts";
export {
  ApiError,
  type AskedFactor,
  call,
  callForBytes,
  failureFrom,
  noAnswer,
  requestLineOf,
} from "./client.ts";
export type { Access, Endpoint, EndpointInput, EndpointKey, EndpointOutput } from "./endpoint.ts";
export { type ApiErrorCode, apiErrors, type FieldErrorCode, fieldErrors } from "./errors.ts";
export { type FileFingerprint, filesOf } from "./files.ts";
export { fileName } from "./file-name.ts";
export { fileTitle } from "./file-title.ts";
export { type FailureBody, failure } from "./failure.ts";
export { formatMoney } from "./format-money.ts";
export { parseAmount } from "./parse-amount.ts";
export type { Invitation, NamedInWork } from "./invitations.ts";
export type { Link, PublicLink } from "./links.ts";
export type { Licence, LicenceOffer, LicenceRequest, OwnLicence, OwnOffer, TermsWanted } from "./licences.ts";
export type { LogAnchors, LogClocks } from "./log.ts";
export {
  type ContestedDomain,
  maxActsListed,
  type OperatedOrder,
  type OperatorAct,
  type Report,
} from "./operator.ts";
export type { Order } from "./orders.ts";
export type { PersonalData } from "./personal-data.ts";
export { plainAmount } from "./plain-amount.ts";
export type { Alias, Creator, NewAlias, Profile, ProfileFields, SelfIdentification } from "./profiles.ts";
export { draftDays, type DraftHeading, maxDraftBytes, maxDrafts } from "./drafts.ts";
export { type ChosenWorks, type PortfolioFilter, portfolioFilters } from "./portfolio.ts";
export { isolateIn } from "./isolate-in.ts";
export { matchLanguage } from "./match-language.ts";
export { latestDay } from "./latest-day.ts";
export type { Factors, GivenFactor, NewPasskey, PasskeyAnswer } from "./second-factors.ts";
export * from "./languages.ts";
export * from "./vocabulary.ts";
export type { CertificateStatus, WorkFields } from "./statement-heads.ts";
export type { WantedStatement, WantedStatementInput, OwnWork } from "./statements.ts";
export type { Disputes } from "./disputes.ts";
export type { MadeNotice, NewNotice, NoticeKind, Notices } from "./notices.ts";
export { letterText } from "./letter-text.ts";
export type { ApiToken } from "./tokens.ts";
export type { TransferOffer } from "./transfers.ts";
export type { Wallet, WalletConnection } from "./wallet.ts";
export type {
  ListedWork,
  Registered,
  Registration,
  RegistrationContents,
  RegistrationContentsInput,
  RegistrationInput,
  WorkListItem,
} from "./works.ts";
export { shownFields } from "./shown-fields.ts";
export {
  describeApi,
  type OpenApi,
  type OpenApiOperation,
  type Parameter as OpenApiParameter,
} from "./openapi/describe-api.ts";
export { writeDoc, writeObject, writeType } from "./openapi/write-type.ts";
export { fromCell, toCell } from "./table-cell.ts";
export { isFutureDate, isPublicationDate } from "./publication-date.ts";
