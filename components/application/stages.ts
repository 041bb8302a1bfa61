import type { Step } from '@/components/ui/layout/stage-line';
import { type ApplicationStatus, isEnd, STAGES, VISA_STATUSES } from '@/lib/domain/applications/application-status';

/** A move as far as the stages need it; oldest first in a list. `at` is ISO 8601. */
export interface StageMove {
  status: ApplicationStatus;
  at: string;
}

/** A stage with the moment it was reached, for those that were. */
export interface Stage extends Pick<Step, 'label' | 'state'> {
  /** ISO 8601. */
  reachedAt?: string;
  /** The status within the stage, where it says more than the stage's own name. */
  status?: ApplicationStatus;
}

/**
 * The stages of an application for a stepper. One that came to nothing shows how far it got and then its end, no
 * stages that will never come; a status of no stage (deferred) rests at the furthest stage that was reached.
 */
export function stagesOf(status: ApplicationStatus, moves: readonly StageMove[]): Stage[] {
  const reached = STAGES.map(({ statuses }) => moves.find((move) => statuses.includes(move.status))?.at);
  const stage = (index: number, state: Step['state']): Stage => {
    const at = state === 'next' ? undefined : reached[index];
    return { label: STAGES[index]?.name ?? '', state, ...(at ? { reachedAt: at } : {}) };
  };
  const furthest = Math.max(
    0,
    reached.findLastIndex((at) => at !== undefined),
  );
  const indexes = STAGES.map((_stage, index) => index);

  if (status === 'Enrolled') {
    const withVisa = moves.some((move) => VISA_STATUSES.includes(move.status) && move.status !== 'Enrolled');
    return indexes.filter((index) => withVisa || STAGES[index]?.name !== 'Visa').map((index) => stage(index, 'done'));
  }
  const own = STAGES.findIndex(({ statuses }) => statuses.includes(status));
  if (isEnd(status)) {
    const endedAt = moves.findLast((move) => move.status === status)?.at;
    const passed = indexes.slice(0, own === -1 ? furthest + 1 : own).map((index) => stage(index, 'done'));
    return [...passed, { label: status, state: 'now', ...(endedAt ? { reachedAt: endedAt } : {}) }];
  }
  const current = own === -1 ? furthest : own;
  return indexes.map((index) => {
    if (index !== current) return stage(index, index < current ? 'done' : 'next');
    // With the day of the status it names, which may be a later one of the stage: the history below says the same.
    const at = moves.findLast((move) => move.status === status)?.at;
    const now = { ...stage(index, 'now'), ...(at ? { reachedAt: at } : {}) };
    return now.label === status ? now : { ...now, status };
  });
}
