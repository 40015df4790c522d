/**
 * Texts of pages that most visitors never open, each part with its pages. Their keys are looked up as if they were all in
 * `translation.json`: a component names the parts that it needs, and says the same key wherever a text lies.
 */
export const parts = ["account", "licence-failures", "log", "owner", "wizard"] as const;
