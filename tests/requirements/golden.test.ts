import { describe, expect, it } from 'vitest';
import { GOLDEN as FIRST } from './golden';
import { FIFTH } from './golden-fifth';
import { FOURTH } from './golden-fourth';
import { REAL } from './golden-real';
import { SECOND } from './golden-second';
import { SIXTH } from './golden-sixth';
import { GOLDEN_DAY, VERDICTS } from './golden-table';
import { AGAINST, THIRD } from './golden-third';
import { verdictOf } from './verdict-of';

const GOLDEN = [...FIRST, ...REAL, ...SECOND, ...THIRD, ...AGAINST, ...FOURTH, ...FIFTH, ...SIXTH];

it('has cases for each verdict, and none twice', () => {
  expect(
    new Set(
      GOLDEN.map(({ student, course }) =>
        JSON.stringify([student, course.level, course.country, course.columns, course.text]),
      ),
    ).size,
  ).toBe(GOLDEN.length);
  expect(new Set(GOLDEN.flatMap(({ right }) => right))).toEqual(new Set(VERDICTS));
});

describe(`the verdict of a course that nobody confirmed, on ${GOLDEN_DAY}`, () => {
  it.each(GOLDEN.map((of) => [of.id, of.why, of] as const))('%s: %s', async (_id, _why, of) => {
    expect(of.right, JSON.stringify(of)).toContain(await verdictOf(of));
  });
});
