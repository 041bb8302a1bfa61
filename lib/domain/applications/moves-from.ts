import type { Role } from '../roles';
import { type ApplicationStatus, isEnd, REASON_NEEDED, STATUS_RULES } from './application-status';
import { partOf } from './status-parts';

/**
 * The statuses `role` may move an application to from `status`. Students and agents can only withdraw, and reopen where
 * staff allowed that.
 */
export function movesFrom(
  status: ApplicationStatus,
  role: Role,
  { mayReopen = false }: { mayReopen?: boolean } = {},
): readonly ApplicationStatus[] {
  const { moves } = STATUS_RULES[status];
  if (role === 'team' || role === 'admin') return moves;
  if (isEnd(status)) return mayReopen ? moves : [];
  return ['Withdrawn'];
}

/** Whether a move to this status opens a window first: for its reason, or for what comes with it. */
export const asksFirst = (to: ApplicationStatus): boolean => REASON_NEEDED.includes(to) || partOf(to) !== undefined;
