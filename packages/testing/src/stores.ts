/** Stores of the server with which tests and benchmarks prepare a state. */
export { appendBatch, lockHead, type NewEntry, readEntries } from "@colophon/server/log/log-store.ts";
export { insertWorks } from "@colophon/server/register/works/work-store.ts";
