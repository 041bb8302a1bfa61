import type { CareChoice } from '@/lib/contract/agency/agency';
import { assigneeOf, idOf } from '../assignee';

/** The sub-agent that an address narrows a list to; undefined for none. */
export function throughOf({ through }: Record<string, string | string[] | undefined>): string | undefined {
  return typeof through === 'string' && through.trim() ? through.trim().slice(0, 120) : undefined;
}

/** The counsellor and the branch of an agency that an address narrows a list to. */
export function careOf({ member, branch }: Record<string, string | string[] | undefined>): CareChoice {
  return { member: assigneeOf(member), branch: branch === 'none' ? branch : idOf(branch) };
}
