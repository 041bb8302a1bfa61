import type { ApplicationStatus } from './application-status';
import { INTERVIEW, type Interview } from './interview';
import type { StatusPart } from './status-part';

/** By the field of an application that holds it: what is entered with a move to a status of its own, or later. */
export interface StatusParts {
  interview: Interview;
}
export type PartName = keyof StatusParts;

/**
 * The stored record, what the API takes and answers, the entry of the timeline, what a second move there takes away and Undo brings back,
 * what lists read, letters say, and erasing an account empties are all made of this table.
 */
export const STATUS_PARTS: { readonly [N in PartName]: StatusPart<StatusParts[N]> } = { interview: INTERVIEW };
export const PART_NAMES = ['interview'] as const satisfies readonly PartName[];

/** The parts that a record or a change says something of: null says that there is none. */
export function partsIn<R extends { readonly [N in PartName]?: unknown }>(record: R): Partial<Pick<R, PartName>>;
export function partsIn(record: { readonly [N in PartName]?: unknown }) {
  return eachPart(
    (name) => record[name],
    (name) => record[name] !== undefined,
  );
}

/** For each part, or each of those that are `wanted`, what is made of its name. */
export function eachPart<V>(make: (name: PartName) => V): { [N in PartName]: V };
export function eachPart<V>(make: (name: PartName) => V, wanted: (name: PartName) => boolean): { [N in PartName]?: V };
export function eachPart(make: (name: PartName) => unknown, wanted: (name: PartName) => boolean = () => true) {
  return Object.fromEntries(PART_NAMES.filter(wanted).map((name) => [name, make(name)]));
}

/** What a letter says of what was entered for this status; empty for nothing. */
export function partFacts(of: { readonly [N in PartName]?: StatusParts[N] | null }, status: ApplicationStatus) {
  const name = partOf(status);
  const part = name && of[name];
  return name && part ? STATUS_PARTS[name].facts(part) : [];
}

/** For each part what says whether a viewer may enter it now: 'canInterview'. */
export function canEach<V>(make: (name: PartName) => V): { [N in PartName as `can${Capitalize<N>}`]: V };
export function canEach(make: (name: PartName) => unknown) {
  return Object.fromEntries(PART_NAMES.map((name) => [`can${name[0]?.toUpperCase()}${name.slice(1)}`, make(name)]));
}

/** The part that a status has fields for; undefined for most. */
export const partOf = (status: ApplicationStatus): PartName | undefined =>
  PART_NAMES.find((name) => STATUS_PARTS[name].status === status);
