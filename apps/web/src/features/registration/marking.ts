// What only registrations of pictures have that say something of use by machines: loaded together.
export { MarkAfter } from "./mark-after.tsx";
export { MarkPart } from "./mark-part.tsx";
export { MarkReview } from "./mark-review.tsx";
