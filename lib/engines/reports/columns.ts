import {
  type ApplicationStatus,
  isEnd,
  OFFER_STATUSES,
  STAGES,
  STATUS_RULES,
} from '@/lib/domain/applications/application-status';
import { CAME_BY } from '@/lib/domain/reports';
import { type CountedApplication, type CountedStudent, monthOf, statusIndex } from './counted';

/**
 * Some applications as reports count them, one array per fact, so that a report over a hundred thousand of them is a walk
 * over numbers. Months are those of `monthOf`; texts are places in `Words`.
 */
export interface Columns {
  month: Uint16Array;
  country: Uint32Array;
  university: Uint32Array;
  agency: Uint32Array;
  counsellor: Uint32Array;
  /** The present one, as a place among all statuses. */
  status: Uint8Array;
  /** The furthest stage it ever reached, as a place in STAGES. */
  furthest: Uint8Array;
  /** The month of its first offer; 0 without one. */
  offerMonth: Uint16Array;
  /** As a number that sorts by time: 202709. */
  intake: Uint32Array;
  /** What else it ever reached, of `MILESTONES`, a bit each. */
  milestones: Uint8Array;
  /**
   * Per stay in a stage that has ended, one stage after the other: those of a stage go from `starts[stage]` to the next
   * one's start. `of` is a place in the applications.
   */
  stays: { starts: Uint32Array; of: Uint32Array; endMonth: Uint16Array; minutes: Uint32Array };
}

/** What an application came to besides its stages. */
export const MILESTONES = ['deposit', 'visaApplied', 'visaApproved', 'visaRefused'] as const;
type Milestone = (typeof MILESTONES)[number];
/** By the kinds of the statuses of the visa's stage. */
const VISA: Partial<Record<(typeof STATUS_RULES)[ApplicationStatus]['kind'], Milestone>> = {
  underway: 'visaApplied',
  good: 'visaApproved',
  closed: 'visaRefused',
};
function milestoneOf(status: ApplicationStatus): Milestone | undefined {
  const { stage, kind } = STATUS_RULES[status];
  return stage === 'Visa' ? VISA[kind] : undefined;
}
export const bitOf = (milestone: Milestone): number => 1 << MILESTONES.indexOf(milestone);

/** Some students, with all their applications: a student's go from `starts[student]` to the next one's start. */
export interface StudentColumns {
  month: Uint16Array;
  cameBy: Uint8Array;
  starts: Uint32Array;
  applications: Columns;
}

/** Texts by number, in the order they came; '' is 0. */
export class Words {
  readonly #places = new Map<string, number>([['', 0]]);
  readonly #texts = [''];

  /** The number of a text, a new one where it has none. */
  add(text: string): number {
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    this.#places.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }

  /** The number of a text; undefined for one that nothing counted has. */
  find(text: string): number | undefined {
    return this.#places.get(text);
  }

  get size(): number {
    return this.#texts.length;
  }

  text(place: number): string {
    return this.#texts[place] ?? '';
  }
}

const STAGE_OF_STATUS = new Map(STAGES.flatMap(({ statuses }, stage) => statuses.map((status) => [status, stage])));

interface Stay {
  of: number;
  stage: number;
  endMonth: number;
  minutes: number;
}

/** The columns of some applications; texts get their numbers from `words`. */
export function columnsOf(applications: readonly CountedApplication[], words: Words): Columns {
  const unordered = applications.flatMap((application, of) => staysOf(application).map((stay) => ({ of, ...stay })));
  const byStage = STAGES.map((_stage, place) => unordered.filter(({ stage }) => stage === place));
  const stays = byStage.flat();
  const facts = applications.map(factsOf);
  return {
    month: Uint16Array.from(applications, ([on]) => monthOf(on)),
    country: Uint32Array.from(applications, ([, country]) => words.add(country)),
    university: Uint32Array.from(applications, ([, , university]) => words.add(university)),
    agency: Uint32Array.from(applications, ([, , , agency]) => words.add(agency)),
    counsellor: Uint32Array.from(applications, ([, , , , counsellor]) => words.add(counsellor)),
    status: Uint8Array.from(facts, ({ status }) => status),
    furthest: Uint8Array.from(facts, ({ furthest }) => furthest),
    offerMonth: Uint16Array.from(facts, ({ offerMonth }) => offerMonth),
    intake: Uint32Array.from(applications, ([, , , , , , intake]) => intake),
    milestones: Uint8Array.from(facts, ({ milestones }) => milestones),
    stays: {
      starts: startsOf(byStage),
      of: Uint32Array.from(stays, ({ of }) => of),
      endMonth: Uint16Array.from(stays, ({ endMonth }) => endMonth),
      minutes: Uint32Array.from(stays, ({ minutes }) => minutes),
    },
  };
}

/** The columns of some students. */
export function studentColumnsOf(students: readonly CountedStudent[], words: Words): StudentColumns {
  const applications = students.map(([, , theirs]) => theirs);
  return {
    month: Uint16Array.from(students, ([on]) => monthOf(on)),
    cameBy: Uint8Array.from(students, ([, cameBy]) => CAME_BY.indexOf(cameBy)),
    starts: startsOf(applications),
    applications: columnsOf(applications.flat(), words),
  };
}

/** Where each list begins when they follow one another, and at last where the last one ends. */
function startsOf(lists: readonly (readonly unknown[])[]): Uint32Array {
  const starts = new Uint32Array(lists.length + 1);
  for (const [place, list] of lists.entries()) starts[place + 1] = (starts[place] ?? 0) + list.length;
  return starts;
}

function factsOf([, , , , , moves, , hasPaid]: CountedApplication) {
  const offer = moves.find(([status]) => OFFER_STATUSES.includes(status));
  return {
    status: statusIndex(moves.at(-1)?.[0] ?? 'Pending'),
    furthest: Math.max(0, ...moves.map(([status]) => STAGE_OF_STATUS.get(status) ?? 0)),
    offerMonth: offer ? monthOf(offer[1]) : 0,
    milestones: milestonesOf(moves, hasPaid),
  };
}

function milestonesOf(moves: CountedApplication[5], hasPaid: boolean): number {
  const reached = moves.flatMap(([status]) => milestoneOf(status) ?? []);
  return (hasPaid ? [...reached, 'deposit' as const] : reached).reduce((bits, one) => bits | bitOf(one), 0);
}

/**
 * The stays that ended: from the move into a stage to the move out of it, into another stage, an end or a deferral. Moves
 * within a stage end nothing.
 */
function staysOf([, , , , , moves]: CountedApplication): Omit<Stay, 'of'>[] {
  const stays: Omit<Stay, 'of'>[] = [];
  let [stage, since] = [-1, 0];
  for (const [status, at] of moves) {
    const next = isEnd(status) ? -1 : (STAGE_OF_STATUS.get(status) ?? -1);
    if (next === stage) continue;
    if (stage >= 0) stays.push({ stage, endMonth: monthOf(at), minutes: at - since });
    [stage, since] = [next, at];
  }
  return stays;
}
