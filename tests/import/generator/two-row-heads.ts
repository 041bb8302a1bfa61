import { proposed, type TrueColumn } from './columns';
import type { TrueCourse } from './courses';
import type { Dice } from './dice';

type Value = (course: TrueCourse) => number;

/** Columns under a head of their own group, as [group, head]: what a sheet merges over them and writes beneath. */
export type TwoRowColumn = TrueColumn & { two: readonly [string, string] };

const PARTS = [
  ['Reading', 'Writing', 'Listening', 'Speaking'],
  ['Listening', 'Reading', 'Writing', 'Speaking'],
  ['L', 'R', 'W', 'S'],
  ['Read', 'Write', 'Listen', 'Speak'],
] as const;

/** A test over its overall score and what is asked of its parts. */
export function twoRowEnglish(dice: Dice): TwoRowColumn[] {
  const score = (
    test: string,
    under: string,
    name: 'ieltsOverall' | 'ieltsLessThan' | 'pteOverall' | 'pteLessThan',
    value: Value,
    says = value,
  ): TwoRowColumn => ({
    head: `${test} ${under}`,
    two: [test, under],
    fields: proposed(name),
    gives: [name],
    cell: value,
    truth: (course) => ({ [name]: says(course) }),
  });
  const overall = dice.one(['Overall', 'Total', 'Score', 'Overall Score']);
  const ielts = dice.one(['IELTS', 'IELTS Academic', 'IELTS Requirement']);
  const first = score(ielts, overall, 'ieltsOverall', (course) => course.ielts);
  if (dice.in(2)) {
    const low: Value = ({ ieltsLow }) => ieltsLow;
    const parts = dice.one(PARTS).map((part, index) =>
      score(
        ielts,
        part,
        'ieltsLessThan',
        (course) => (index === 2 ? low(course) : course.ielts),
        (course) => course.ieltsLow,
      ),
    );
    return [first, ...parts];
  }
  const lowest = dice.one([
    'No band less than',
    'Min Band',
    'Each band',
    'Minimum in each',
    'Sub-scores',
    'Lowest band',
  ]);
  const columns = [first, score(ielts, lowest, 'ieltsLessThan', (course) => course.ieltsLow)];
  if (dice.in(2)) return columns;
  return [
    ...columns,
    score('PTE', overall, 'pteOverall', (course) => course.pte),
    score('PTE', lowest, 'pteLessThan', (course) => course.pteLow),
  ];
}

/** The fee over who pays it. */
export function twoRowFee(dice: Dice, currencyOf: (course: TrueCourse) => string): TwoRowColumn[] {
  const what = dice.one(['Tuition Fee', 'Tuition Fees', 'Fees', 'Annual Tuition Fee', 'Course Fee']);
  const period = what.startsWith('Annual') ? 'per year' : '';
  const [home, abroad] = dice.one([
    ['Home', 'International'],
    ['Domestic', 'International'],
    ['Local', 'Overseas'],
    ['Domestic Students', 'International Students'],
  ] as const);
  const columns: TwoRowColumn[] = [
    {
      ...{ head: `${what} ${home}`, two: [what, home], fields: [null], gives: [] },
      cell: ({ fee }) => fee - 3_000,
      truth: () => ({}),
    },
    {
      ...{ head: `${what} ${abroad}`, two: [what, abroad], fields: proposed('tuitionFeeMinor') },
      gives: ['tuitionFeeMinor', 'fee_period', 'currency'],
      cell: ({ fee }) => fee,
      truth: (course) => ({ tuitionFeeMinor: course.fee * 100, currency: currencyOf(course), fee_period: period }),
    },
  ];
  return dice.in(2) ? columns : columns.reverse();
}

/** Both rows of the heads. What stands in no group is written in the upper row (merged downwards) or in the lower. */
export function twoRows(dice: Dice, columns: readonly (TrueColumn & { two?: TwoRowColumn['two'] })[]) {
  const isAbove = dice.in(2);
  const upper: (string | null)[] = [];
  const lower: (string | null)[] = [];
  columns.forEach(({ head, two }, index) => {
    const isFirst = two?.[0] !== columns[index - 1]?.two?.[0];
    upper.push(two ? (isFirst ? two[0] : null) : isAbove ? head : null);
    lower.push(two ? two[1] : isAbove ? null : head);
  });
  return [upper, lower];
}
