import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import type { CameBy } from '@/lib/domain/reports';
import { SHEET } from './application-sheet';

/** What really happened, as a test remembers it, and reports counted from that in the plainest way. */
export interface Happened {
  userId: string;
  cameBy: CameBy;
  on: Date;
  applications: HappenedApplication[];
}
export interface HappenedApplication {
  on: Date;
  country: string;
  university: string;
  agency: string;
  counsellor: string;
  /** Without slips. */
  moves: { status: ApplicationStatus; at: Date }[];
}
export interface NaiveFilter {
  /** 'YYYY-MM', both included. */
  from: string;
  to: string;
  country?: string;
  university?: string;
  agency?: string;
  counsellor?: string;
}

const month = (date: Date) => date.toISOString().slice(0, 7);
const isIn = ({ from, to }: NaiveFilter, date: Date) => month(date) >= from && month(date) <= to;
const isTaken = (filter: NaiveFilter) => (application: HappenedApplication) =>
  (['country', 'university', 'agency', 'counsellor'] as const).every(
    (field) => filter[field] === undefined || application[field] === filter[field],
  );
const hadOffer = ({ status }: { status: ApplicationStatus }) => SHEET[status].offer === 'waits';

export function naiveMonths(people: readonly Happened[], filter: NaiveFilter) {
  const taken = people.flatMap(({ applications }) => applications).filter(isTaken(filter));
  const months: { month: string; applications: number; offers: number }[] = [];
  for (let at = new Date(`${filter.from}-01`); month(at) <= filter.to; ) {
    const own = month(at);
    const offered = taken.filter(({ moves }) => moves.some(hadOffer));
    months.push({
      month: own,
      applications: taken.filter(({ on }) => month(on) === own).length,
      offers: offered.filter(({ moves }) => month((moves.find(hadOffer) as { at: Date }).at) === own).length,
    });
    at = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
  }
  return months;
}

const STAGES = ['Applied', 'Review', 'With the university', 'Offer', 'Accepted', 'Visa', 'Enrolled'];

export function naiveFunnel(people: readonly Happened[], filter: NaiveFilter) {
  const taken = people
    .flatMap(({ applications }) => applications)
    .filter(isTaken(filter))
    .filter(({ on }) => isIn(filter, on));
  const applicant = new Map<string, number>();
  for (const { moves } of taken) {
    const status = moves.at(-1)?.status ?? '';
    applicant.set(status, (applicant.get(status) ?? 0) + 1);
  }
  return {
    total: taken.length,
    stages: STAGES.map((stage, place) => ({
      stage,
      reached: taken.filter(({ moves }) =>
        moves.some(({ status }) => STAGES.indexOf(SHEET[status].stage ?? '') >= place),
      ).length,
    })),
    statuses: applicant,
  };
}

/** The stays that ended, in minutes, by stage and group. */
export function naiveStays(people: readonly Happened[], filter: NaiveFilter, by: 'all' | keyof HappenedApplication) {
  const groups = new Map<string, number[]>();
  for (const application of people.flatMap(({ applications }) => applications).filter(isTaken(filter))) {
    const open: { stage: string; since: Date }[] = [];
    for (const { status, at } of application.moves) {
      const { stage: own, life } = SHEET[status];
      const stage = life === 'end' ? null : own;
      const [now] = open;
      if (now?.stage === stage) continue;
      if (now && isIn(filter, at)) {
        const key = JSON.stringify([by === 'all' ? '' : application[by], now.stage]);
        const minutes = Math.floor(at.getTime() / 60_000) - Math.floor(now.since.getTime() / 60_000);
        groups.set(key, [...(groups.get(key) ?? []), minutes]);
      }
      open.length = 0;
      if (stage) open.push({ stage, since: at });
    }
  }
  return groups;
}

/** Of a sorted copy: the value at the rank of this share. */
export function naiveDays(minutes: readonly number[], share: number): number | null {
  if (minutes.length < 5) return null;
  const sorted = [...minutes].sort((one, other) => one - other);
  return Math.round(((sorted[Math.ceil(share * sorted.length) - 1] as number) / 1440) * 10) / 10;
}

export function naiveSources(people: readonly Happened[], filter: NaiveFilter) {
  return (['self', 'referral', 'agent', 'staff', 'enquiry'] as const).map((cameBy) => {
    const came = people.filter((one) => one.cameBy === cameBy && isIn(filter, one.on));
    const having = (is: (application: HappenedApplication) => boolean) =>
      came.filter(({ applications }) => applications.filter(isTaken(filter)).some(is)).length;
    return {
      cameBy,
      students: came.length,
      applied: having(() => true),
      offered: having(({ moves }) => moves.some(hadOffer)),
      enrolled: having(({ moves }) => moves.at(-1)?.status === 'Enrolled'),
    };
  });
}
