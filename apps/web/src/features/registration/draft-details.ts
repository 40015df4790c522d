import type { Draft, Person } from "./draft.ts";
import { personFields } from "./draft.ts";

/** Of people other than the user, a browser keeps the names and their part in the work. */
const detailFields = personFields.slice(2);

/** By the collaborator's id, or `agent`. */
export type Details = Record<string, Partial<Person>>;

const agentId = "agent";

const isNothing = (details: Partial<Person>): boolean =>
  Object.values(details).every((value) => value === "");

const detailsOf = (person: Person): Partial<Person> =>
  Object.fromEntries(detailFields.map((field) => [field, person[field]]));

const peopleOf = ({ collaborators, agent }: Draft): [string, Person][] => [
  ...collaborators.map((one): [string, Person] => [one.id, one]),
  ...(agent === null ? [] : [[agentId, agent] as [string, Person]]),
];

/** People about whom more was entered than this browser has kept, as long as nothing is entered again. */
export const lackingPeople = (draft: Draft): Person[] =>
  peopleOf(draft)
    .filter(([id, person]) => draft.lacking.includes(id) && isNothing(detailsOf(person)))
    .map(([, person]) => person);

/** The draft without addresses, phone numbers and years of birth of others; and these. */
export function withoutDetails(draft: Draft): { kept: Draft; details: Details } {
  const entered = peopleOf(draft).map(([id, person]): [string, Partial<Person>] => [id, detailsOf(person)]);
  const details = Object.fromEntries(entered.filter(([, each]) => !isNothing(each)));
  const without = <P extends Person>(person: P): P => ({
    ...person,
    ...Object.fromEntries(detailFields.map((field) => [field, ""])),
  });
  const kept = {
    ...draft,
    collaborators: draft.collaborators.map(without),
    agent: draft.agent && without(draft.agent),
    lacking: [...new Set([...Object.keys(details), ...draft.lacking])],
  };
  return { kept, details };
}

/** The draft with what this tab still has of them. */
export function withDetails(kept: Draft, details: Details): Draft {
  const whole = {
    ...kept,
    collaborators: kept.collaborators.map((one) => ({ ...one, ...details[one.id] })),
    agent: kept.agent && { ...kept.agent, ...details[agentId] },
  };
  const lacking = new Set(lackingPeople(whole));
  return {
    ...whole,
    lacking: peopleOf(whole)
      .filter(([, person]) => lacking.has(person))
      .map(([id]) => id),
  };
}
