// What is loaded for somebody who has links: one file, asked for in three places.
export { LinkRefused } from "./link-refused.tsx";
export { LinksChoice } from "./links-choice.tsx";
export { LinksReview } from "./links-review.tsx";
