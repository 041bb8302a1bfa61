interface StageRule {
  label: string;
  /** Open ones are worked on, a parked one comes back on its day; a lost one and one who became a student are at an end. */
  kind: 'open' | 'parked' | 'lost' | 'won';
  /** Who has it: enquiries of the platform's staff, leads of agencies, or both. */
  of: 'enquiries' | 'leads' | 'both';
}

/** How far someone is who asks and is no student yet, in order: the one table of it, for enquiries and for leads. */
export const STAGES = {
  new: { label: 'New', kind: 'open', of: 'both' },
  contacted: { label: 'Contacted', kind: 'open', of: 'both' },
  qualified: { label: 'Qualified', kind: 'open', of: 'enquiries' },
  visit: { label: 'Visit booked', kind: 'open', of: 'leads' },
  counselled: { label: 'Counselled', kind: 'open', of: 'leads' },
  papers: { label: 'Collecting documents', kind: 'open', of: 'leads' },
  later: { label: 'Later', kind: 'parked', of: 'leads' },
  lost: { label: 'Lost', kind: 'lost', of: 'both' },
  student: { label: 'Converted to student', kind: 'won', of: 'both' },
} as const satisfies Record<string, StageRule>;

type Stages = typeof STAGES;
type Whose = 'enquiries' | 'leads';
export type StageKind = StageRule['kind'];
/** The stages that enquiries, or leads, have; of some kinds alone where they are named. */
export type StageOf<W extends Whose, K extends StageKind = StageKind> = {
  [S in keyof Stages]: Stages[S] extends { of: W | 'both'; kind: K } ? S : never;
}[keyof Stages];

const isOf =
  <W extends Whose, K extends StageKind>(whose: W, kinds: readonly K[]) =>
  (stage: keyof Stages): stage is StageOf<W, K> => {
    const { of, kind }: StageRule = STAGES[stage];
    return (of === whose || of === 'both') && kinds.some((one) => one === kind);
  };

/** Those stages in their order. */
export function stagesOf<W extends Whose, K extends StageKind>(whose: W, ...kinds: K[]): readonly StageOf<W, K>[] {
  return (Object.keys(STAGES) as (keyof Stages)[]).filter(isOf(whose, kinds));
}
