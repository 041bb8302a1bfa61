import type { CourseDraft } from '@/lib/domain/courses/course';
import { type CostCase, LIKELY, NONE } from './cases';
import { AUSTRALIA, NEW_ZEALAND, SINGAPORE, USA } from './others';
import { UK } from './uk';

/** Level, name, months of the course → months of New Zealand's visa after it. */
const POST_STUDY: readonly [level: CourseDraft['level'], name: string, length: number, months: number | null][] = [
  ['Under Graduate', 'Bachelor of Arts', 36, 36],
  ['Under Graduate', 'Bachelor of Nursing', 48, 36],
  ['Under Graduate', 'Bachelor of Business', 18, 18],
  ['Under Graduate', 'Bachelor of Design', 6, null],
  ['Post Graduate', 'Master of Commerce', 12, 36],
  ['Post Graduate', 'Doctor of Philosophy', 36, 36],
  ['Post Graduate Diploma', 'Diploma in Law', 12, null],
];

/** How much students may work while the course runs, in other countries. */
const MASTER = { level: 'Post Graduate', course: 'Master of Commerce' } as const;
const PHD = { level: 'Post Graduate', course: 'Doctor of Philosophy' } as const;
const DIPLOMA = { level: 'Under Graduate Diploma', course: 'Diploma of Cookery' } as const;
const STUDYING: readonly [where: Partial<CourseDraft>, course: Partial<CourseDraft>, on: string, text: string][] = [
  [AUSTRALIA, MASTER, '2023-06-30', 'Not known.'],
  [AUSTRALIA, MASTER, '2023-07-01', 'At most 48 hours a fortnight. From'],
  [AUSTRALIA, DIPLOMA, '2026-11-26', 'At most 48 hours a fortnight. From'],
  [AUSTRALIA, PHD, '2026-11-26', 'No limit. From'],
  [NEW_ZEALAND, MASTER, '2025-11-02', 'Not known.'],
  [NEW_ZEALAND, MASTER, '2025-11-03', 'At most 25 hours a week. In term'],
  [NEW_ZEALAND, PHD, '2026-11-26', 'Not known.'],
  [USA, MASTER, '2026-11-26', 'At most 20 hours a week. On campus'],
  [SINGAPORE, MASTER, '2026-11-26', 'At most 16 hours a week. In term'],
];

const HOURS: readonly [level: CourseDraft['level'], name: string, text: string][] = [
  ['Under Graduate', 'BSc Physics', 'At most 20 hours a week. In term'],
  ['Post Graduate', 'PhD Chemistry', 'At most 20 hours a week. In term'],
  ['Post Graduate Diploma', 'Diploma in Law', 'At most 20 hours a week. In term'],
  ['Foundation', 'Foundation in Arts', 'At most 10 hours a week. In term'],
  ['', '', 'Not known.'],
];

/** Work while studying, New Zealand's visa after it, and what permits after study cost. */
export const WORK: CostCase[] = [
  {
    name: 'work: hours while studying, and the fee of the permit after it',
    course: { level: 'Post Graduate', durationInMonths: 16 },
    ask: { on: '2026-11-26' },
    work: { 'canada.work.studying': [null, LIKELY], 'canada.work.charge': [null, LIKELY] },
    says: {
      'canada.work.studying': 'At most 24 hours a week. Off campus',
      'canada.work.charge': 'CAD 255. ',
      'canada.attestation': 'Not needed at a public institution.',
    },
  },
  {
    name: 'work: the day before the 24 hours',
    course: {},
    ask: { on: '2024-11-07' },
    work: { 'canada.work.studying': [null, NONE] },
  },
  {
    name: 'a bachelor’s degree needs an attestation letter; no fee of a permit that is not given',
    course: { durationInMonths: 6 },
    ask: { on: '2026-11-26' },
    says: { 'canada.attestation': 'Needed for most courses after school.', 'canada.work.charge': null },
  },
  {
    name: 'Québec has a certificate of its own, and of a course without a level nothing is said',
    course: { campus: 'Montréal' },
    ask: { on: '2026-11-26' },
    says: { 'canada.attestation': null },
  },
  { name: 'no level', course: { level: '' }, ask: { on: '2026-11-26' }, says: { 'canada.attestation': null } },
  ...HOURS.map(
    ([level, course, text]): CostCase => ({
      name: `hours of work beside ${course || 'a course without a level'}`,
      course: { ...UK, level, course: course || 'A course' },
      ask: { on: '2026-11-26' },
      says: { 'uk.work.studying': text, 'uk.work.charge': 'Not known.' },
    }),
  ),
  ...POST_STUDY.map(
    ([level, course, durationInMonths, months]): CostCase => ({
      name: `New Zealand, work after ${course} of ${durationInMonths} months`,
      course: { ...NEW_ZEALAND, level, course, durationInMonths },
      ask: { on: '2026-11-26' },
      work: { 'new-zealand.work': [months, months === null ? NONE : LIKELY] },
      says: { 'new-zealand.work.charge': 'Not known.' },
    }),
  ),
  {
    name: 'New Zealand, work: the day before the rule',
    course: NEW_ZEALAND,
    ask: { on: '2022-09-06' },
    work: { 'new-zealand.work': [null, NONE] },
  },
  ...STUDYING.map(
    ([where, course, on, text]): CostCase => ({
      name: `hours of work beside ${course.course} in ${where.country} on ${on}`,
      course: { ...where, ...course },
      ask: { on },
      says: { [`${(where.country ?? '').toLowerCase().replace(' ', '-')}.work.studying`]: text },
    }),
  ),
  {
    name: 'Australia, the charge of the visa after study has doubled',
    course: AUSTRALIA,
    ask: { on: '2026-11-26' },
    says: { 'australia.work.charge': 'AUD 4,600. ' },
  },
  {
    name: 'Australia, the day before that charge',
    course: AUSTRALIA,
    ask: { on: '2026-02-28' },
    work: { 'australia.work.charge': [null, NONE] },
  },
];
