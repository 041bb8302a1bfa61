import { isOpen } from '@/lib/domain/applications/checklist';
import { handlingAgency } from '@/lib/domain/applications/handler';
import { moveFactsOf } from '@/lib/domain/applications/move-facts';
import { type NextAction, type NextMove, nextMove } from '@/lib/domain/applications/next-move';
import type { Day } from '@/lib/domain/days/day';
import { letterDay } from '@/lib/domain/days/day-words';
import type { ApplicationRecord } from '@/models/application';
import type { Letter } from '../letter';

/** What comes next for an application: an order to the reader, or else a sentence about who acts. */
export interface NextStep {
  asks?: NonNullable<Letter['asks']>;
  sentences: string[];
  /** The day that either names, 'YYYY-MM-DD'; null for none. */
  on: string | null;
  /** What the button says. */
  label: string;
}

const LABELS: Partial<Record<NextAction, string>> = {
  reply: 'Reply to the offer',
  confirm: 'Check and confirm',
  send: 'Send it now',
};

/**
 * The next step after a letter about an application.
 * @param studentName null where the student reads
 * @param today 'YYYY-MM-DD', where the reader lives
 */
export function nextStepOf(application: ApplicationRecord, studentName: string | null, today: Day): NextStep {
  const reader = {
    role: studentName === null ? 'student' : 'agent',
    handles: studentName !== null && handlingAgency(application) !== null,
  } as const;
  const move = nextMove(moveFactsOf(application), reader, today);
  const label = (move?.isYours && LABELS[move.action]) || 'Open the application';
  if (!move) return { sentences: ['You don’t need to do anything now.'], on: null, label };
  const { on } = move;
  if (!move.isYours) return { sentences: [waiting(move, studentName, today)], on, label };
  const day = move.action === 'attend' ? { on: move.on } : { by: move.on };
  const what = move.action === 'send' && asksForConditions(application) ? CONDITIONS : move.what;
  return { asks: { what, ...day, today }, sentences: [], on, label };
}

const CONDITIONS = 'Meet the conditions of the offer and send proof';

/** Whether all that is still to be sent are conditions of the offer. */
function asksForConditions({ items = [] }: ApplicationRecord): boolean {
  return items.every(({ state, ofOffer }) => ofOffer || !isOpen(state));
}

/** 'Next: The university decides. You do not need to do anything now.' For an agent also 'Next for Asha: Answer the offer, …'. */
function waiting({ party, what, on }: NextMove, studentName: string | null, today: Day): string {
  const isStudents = studentName !== null && (party === 'student' || party === 'applicant');
  return `Next${isStudents ? ` for ${studentName}` : ''}: ${what}${on ? `, ${letterDay(on, today)}` : ''}. You don’t need to do anything now.`;
}
