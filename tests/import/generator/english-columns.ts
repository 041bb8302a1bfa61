import { plain, proposed, type TrueColumn } from './columns';
import type { TrueCourse } from './courses';
import type { Dice } from './dice';
import { HEADS, lowestHead, overallHead } from './wordings';

const LOWEST = {
  IELTS: ['ieltsOverall', 'ieltsLessThan', 'ielts', 'ieltsLow'],
  PTE: ['pteOverall', 'pteLessThan', 'pte', 'pteLow'],
} as const;

/** Scores in a column each, in one with the lowest in brackets, in a column for each part, or as words in one column. */
export function englishColumns(dice: Dice): TrueColumn[] {
  const way = dice.below(6);
  if (way === 0) {
    const cell = dice.one<(course: TrueCourse) => string>([
      ({ ielts, pte, toefl }) => `IELTS: ${ielts.toFixed(1)} | TOEFL: ${toefl}.0 | PTE: ${pte}.0`,
      ({ ielts, pte, toefl }) => `IELTS ${ielts} / PTE ${pte} / TOEFL ${toefl}`,
      ({ ielts, pte, toefl }) => `IELTS ${ielts}, PTE ${pte}, TOEFL iBT ${toefl}`,
    ]);
    const truth = ({ ielts, pte, toefl }: TrueCourse) => ({ ieltsOverall: ielts, pteOverall: pte, toefl });
    return [
      { head: HEADS.english(dice), fields: ['english'], gives: ['ieltsOverall', 'pteOverall', 'toefl'], cell, truth },
    ];
  }
  if (way === 1) {
    const parts = ['Reading', 'Writing', 'Listening', 'Speaking'].map(
      (part, index): TrueColumn => ({
        head: `IELTS ${part}`,
        fields: proposed('ieltsLessThan'),
        gives: ['ieltsLessThan'],
        cell: ({ ielts, ieltsLow }) => (index === 2 ? ieltsLow : ielts),
        truth: ({ ieltsLow }) => ({ ieltsLessThan: ieltsLow }),
      }),
    );
    return [plain(overallHead(dice, 'IELTS'), 'ieltsOverall', ({ ielts }) => ielts), ...parts];
  }
  const tests = dice.one([['IELTS'], ['IELTS', 'PTE'], ['IELTS', 'PTE']] as const);
  const columns = tests.flatMap((test): TrueColumn[] => {
    const [overall, lowest, own, ownLowest] = LOWEST[test];
    if (way === 2) {
      const cell = dice.one<(high: number, low: number) => string>([
        (high, low) => `${high} (${low})`,
        (high, low) => `${high} (no band less than ${low})`,
        (high, low) => `${high} overall, no band below ${low}`,
        (high, low) => `${high} (min ${low})`,
      ]);
      const isNeutral = dice.in(2);
      return [
        {
          head: isNeutral ? overallHead(dice, test) : `${test} (min band)`,
          fields: isNeutral ? proposed(overall) : [overall, lowest],
          gives: [overall, lowest],
          cell: (course) => cell(course[own], course[ownLowest]),
          truth: (course) => ({ [overall]: course[own], [lowest]: course[ownLowest] }),
        },
      ];
    }
    const first = plain(overallHead(dice, test), overall, (course) => course[own]);
    return dice.in(2) ? [first] : [first, plain(lowestHead(dice, test), lowest, (course) => course[ownLowest])];
  });
  if (dice.in(3)) columns.push(plain(overallHead(dice, 'TOEFL'), 'toefl', ({ toefl }) => toefl));
  if (dice.in(4))
    columns.push(plain(dice.one(['Duolingo', 'DET Score', 'Duolingo (DET)', 'DET']), 'det', ({ det }) => det));
  return columns;
}
