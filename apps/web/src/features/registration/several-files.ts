/** What the wizard has for several files, in one file of code: the first page names each of them. */
export { BatchPayment } from "./batch-payment.tsx";
export { BatchReview } from "./batch-review.tsx";
export { BatchStep } from "./batch-step.tsx";
export { IssuedCopies } from "./issued-copies.tsx";
export { FilesPart } from "./files-part.tsx";
export { sendDraftCopies } from "./send-draft-copies.ts";
export { FilesReview } from "./files-review.tsx";
export { WorksTable } from "./works-table.tsx";
export { MarkPart } from "./mark-part.tsx";
