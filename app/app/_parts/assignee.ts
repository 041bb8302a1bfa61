import type { AssigneeChoice } from '@/lib/contract/people/desk';

/** Whose cases an address asks for: `me`, `nobody` or the id of one of the staff; undefined for everyone's. */
export function assigneeOf(charge: string | string[] | undefined): AssigneeChoice {
  return charge === 'me' || charge === 'nobody' ? charge : idOf(charge);
}

/** The id that a parameter of an address holds; undefined for anything else. */
export function idOf(text: string | string[] | undefined): string | undefined {
  return typeof text === 'string' && /^[0-9a-f]{24}$/.test(text) ? text : undefined;
}
