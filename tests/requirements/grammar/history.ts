import type { CourseLevel } from '@/lib/domain/courses/course';
import type { Piece } from '../truth';
import type { Dice } from './dice';
import { sideOfLevel } from './english';

/** What agencies write of failed papers and of years without study. */
export const backlogs = (d: Dice, level: CourseLevel): Piece =>
  limit(d, level, 'backlogs', d.of([0, 2, 3, 4, 5, 6, 8, 10, 12, 15]));
export const gap = (d: Dice, level: CourseLevel): Piece =>
  limit(d, level, 'gapYears', d.of([1, 2, 2, 3, 4, 5, 5, 7, 8, 10]));

type Limited = 'backlogs' | 'gapYears';

function limit(d: Dice, level: CourseLevel, item: Limited, most: number): Piece {
  if (d.percent(32)) {
    const text = d.of(LIFTED[item]);
    return { text, other: [{ kind: 'none', text, also: ['judged'] }] };
  }
  const side = sideOfLevel(level);
  if (side && most > 0 && d.percent(18)) {
    const other = most + d.from(1, 4);
    const [ug, pg] = side === 'UG' ? [most, other] : [other, most];
    const text = d.of(PAIRS[item]).replace('{u}', String(ug)).replace('{p}', String(pg));
    return { text, truth: { [item]: most }, stated: [{ item, text }] };
  }
  const form =
    most === 0
      ? d.of([
          'No backlogs accepted',
          '0 backlogs',
          'No backlogs allowed',
          'Backlogs: 0',
          'nil backlogs',
          'Backlogs not accepted',
          'No backlogs',
        ])
      : d.of(FORMS[item]);
  const text = form
    .replace('{n}', d.percent(25) && most <= 10 ? (WORDS[most] as string) : String(most))
    .replace('1 years', '1 year')
    .replace('one years', 'one year');
  return { text, truth: { [item]: most }, stated: [{ item, text }] };
}

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const FORMS = {
  backlogs: [
    'maximum {n} backlogs',
    'max. {n} backlogs allowed',
    'up to {n} backlogs accepted',
    'Backlogs: {n}',
    'Backlogs: up to {n}',
    'not more than {n} backlogs',
    'no more than {n} backlogs',
    'Backlogs accepted: {n}',
    '{n} backlogs max',
    'students with up to {n} backlogs are considered',
    'Maximum number of backlogs is {n}',
    'A maximum of {n} backlogs will be accepted',
    'backlog limit: {n}',
    'fewer than or equal to {n} backlogs',
  ],
  gapYears: [
    'gap of up to {n} years accepted',
    'maximum study gap {n} years',
    'Study gap: {n} years',
    'Gap: up to {n} years',
    'gap acceptable up to {n} years',
    '{n} years gap accepted',
    'study gap of not more than {n} years',
    'max gap {n} years',
    'A gap of maximum {n} years is allowed',
    'no more than {n} years since the last qualification',
    'Gap accepted: {n} years',
    'Year gap - max {n} years',
    'academic gap of {n} years acceptable',
  ],
} as const;

const PAIRS = {
  backlogs: [
    'Backlogs: UG {u}, PG {p}',
    'max {u} backlogs for UG and {p} for PG',
    'backlogs up to {u} (UG) / {p} (PG)',
    'PG: up to {p} backlogs, UG: up to {u} backlogs',
  ],
  gapYears: [
    'Study gap of {u} years acceptable for UG and up to {p} years for PG',
    'Gap: UG {u} years, PG {p} years',
    'gap of {u} years (UG) / {p} years (PG)',
    'For PG a gap of {p} years, for UG a gap of {u} years',
  ],
} as const;

const LIFTED = {
  backlogs: [
    'No backlogs limit',
    'No backlog limit',
    'no limit on backlogs',
    'Backlogs no bar',
    'No restriction on backlogs',
    'Any number of backlogs accepted',
    'Backlogs are not considered',
    'Backlogs: no limit',
    'Backlogs: N/A',
    'backlogs accepted',
    'There is no cap on the number of backlogs',
    'Backlogs: no restriction',
    'unlimited backlogs',
    'no backlog restrictions',
  ],
  gapYears: [
    'No gap restriction',
    'No gap restriction for applicants',
    'no limit on study gap',
    'Study gap: no limit',
    'Gap no bar',
    'Study gap accepted',
    'Gap: N/A',
    'No restriction on gap years',
    'any gap is accepted with justification',
    'gap years are welcome',
    'No gap limit',
    'No maximum study gap',
    'Gap is not an issue',
    'unlimited gap acceptable',
  ],
} as const;
