import type { CareChoice } from '@/lib/contract/people/agency';
import { assigneeOf, idOf } from '../assignee';

/** The counsellor and the branch of an agency that an address narrows a list to. */
export function careOf({ member, branch }: Record<string, string | string[] | undefined>): CareChoice {
  return { member: assigneeOf(member), branch: branch === 'none' ? branch : idOf(branch) };
}
