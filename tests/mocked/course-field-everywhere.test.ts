import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { CourseForm } from '@/app/app/admin/edit-course/[id]/_parts/course-form';
import { changeTexts, valueText } from '@/components/course/change-texts';
import { CourseDetails } from '@/components/course/course-details';
import { courseFields } from '@/lib/contract/catalogue/course-field-rules';
import { courseCard, courseView } from '@/lib/contract/catalogue/courses';
import type { CourseDraft } from '@/lib/domain/courses/course';
import type { CourseField } from '@/lib/domain/courses/course-field-table';
import {
  apiNameOf,
  BLANK_COURSE,
  COURSE_FIELD_NAMES,
  courseField,
  isCardField,
} from '@/lib/domain/courses/course-fields';
import { importFieldOf } from '@/lib/domain/imports/import-fields';
import { EXAMS, toeflScaleText } from '@/lib/domain/test-scores';
import { TEMPLATE_COLUMNS } from '@/lib/engines/import/template';
import { changedFacts, draftOf } from '@/lib/services/catalogue/course-draft';
import { Comparison } from '@/lib/services/catalogue/course-import/plan/differences';
import { courseCardOf, courseViewOf } from '@/lib/services/catalogue/course-views';
import { Course, type CourseRecord } from '@/models/course';
import { fileWith, importOf } from '../import/spreadsheet-files';
import { longIt } from '../support/long-it';

/** A text and a number that nothing but the table and its columns knows. */
const MADE_UP = vi.hoisted(() => {
  return {
    madeUpNumber: { kind: 'number', label: 'Made-up number', scale: { from: 1, to: 21_735, step: 1 } },
    madeUp: { kind: 'line', label: 'Made-up field', longest: 60, hint: 'A hint of its own.' },
  };
});
vi.mock('@/lib/domain/courses/course-field-table', async (original) => {
  const { COURSE_FIELDS, ...rest } = await original<typeof import('@/lib/domain/courses/course-field-table')>();
  return { ...rest, COURSE_FIELDS: { ...COURSE_FIELDS, ...MADE_UP } };
});
vi.mock('@/lib/domain/courses/course-columns', async (original) => {
  const { COURSE_COLUMNS, ...rest } = await original<typeof import('@/lib/domain/courses/course-columns')>();
  const madeUpNumber = { heads: ['made up number'], template: ['Made-Up Number', 'How many.', 30] };
  const madeUp = { heads: ['made up'], template: ['Made Up', 'Something.', 'anything'] };
  return { ...rest, COURSE_COLUMNS: { ...COURSE_COLUMNS, madeUpNumber, madeUp } };
});
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ push() {}, refresh() {}, prefetch() {} }),
}));

/** No field of the table: only a course that isn't offered any more has it. */
const RETIRED = { retiredOn: true } as const;

type Value = string | string[] | number | boolean;
/** All but one: a course with a fee isn't free. */
const TYPED = COURSE_FIELD_NAMES.filter((name) => name !== 'free');
const isFlag = (name: (typeof COURSE_FIELD_NAMES)[number]) => courseField(name).kind === 'flag';

function typedFor(name: string, field: CourseField): Value {
  switch (field.kind) {
    case 'choice':
      return field.of[1] ?? '';
    case 'months':
      return ['Mar'];
    case 'closing':
      return 'Mar 2027-01-31';
    case 'currency':
      return 'GBP';
    case 'money':
      return '£12,400';
    case 'duration':
      return '30';
    case 'score':
      if (field.exam === 'toefl') return '6';
      return String(field.lowest ? EXAMS[field.exam].from : EXAMS[field.exam].to);
    case 'number':
      return String(field.scale.to / 5);
    case 'link':
      return 'https://www.example.edu/other';
    case 'flag':
      return true;
    default:
      return `Other ${name}`;
  }
}

/** As the database gives a course back. */
const storedAs = (draft: CourseDraft): CourseRecord => new Course(draft).toObject();
/** What is typed for a field, as the form sends it. */
const typed = Object.fromEntries(TYPED.map((name) => [apiNameOf(name), typedFor(name, courseField(name))]));
const before = storedAs({ ...BLANK_COURSE, country: 'Canada', course: 'Law', university: 'Douglas College' });
const after = storedAs(draftOf(courseFields.parse(typed)));
const view = courseViewOf(after);

describe('every field of the table, and two that were only just added to it', () => {
  it('is stored, and shown as what was typed', () => {
    expect(COURSE_FIELD_NAMES.slice(-2)).toEqual(['madeUpNumber', 'madeUp']);
    for (const name of TYPED) {
      expect(Course.schema.path(name), name).toBeDefined();
      expect(after[name], name).not.toEqual(before[name]);
      expect(after[name], name).not.toBeUndefined();
    }
    expect(view).toMatchObject({
      madeUp: 'Other madeUp',
      madeUpNumber: 4347,
      tuitionFee: 12400,
      admissionIntake: 'Mar',
      ieltsLessThan: 1,
    });
  });

  it('is in the answers: all of them with one course, those of the card in lists', () => {
    const all = COURSE_FIELD_NAMES.map((name) => apiNameOf(name) as string);
    const ofCard = COURSE_FIELD_NAMES.filter(isCardField).map((name) => apiNameOf(name) as string);
    for (const shape of [courseViewOf(after), courseView.omit(RETIRED).shape, view]) {
      expect(Object.keys(shape).sort()).toEqual(['_id', ...all].sort());
    }
    for (const shape of [courseCardOf(after), courseCard.omit(RETIRED).shape]) {
      expect(Object.keys(shape).sort()).toEqual(['_id', ...ofCard].sort());
    }
    expect(ofCard).not.toContain('madeUp');
  });

  it('is unknown, not absent, in a course that was stored before there was such a field', () => {
    const { madeUp: _none, madeUpNumber, ...old } = after as CourseRecord & { madeUp: string; madeUpNumber: number };
    expect(courseViewOf(old)).toMatchObject({ madeUp: '', madeUpNumber: null });
    const draft = Object.fromEntries(COURSE_FIELD_NAMES.map((name) => [name, after[name]])) as unknown as CourseDraft;
    const columns = [{ label: 'Made-up', field: 'madeUp' as never }];
    const comparison = new Comparison(columns);
    const stored = { ...old, madeUpNumber } as CourseRecord;
    expect(comparison.between(stored, { ...draft, madeUp: '' } as CourseDraft)).toBeNull();
    expect(comparison.between(stored, draft)).toEqual({ madeUp: 'Other madeUp' });
  });

  it('has its place in the form, with its label', () => {
    const html = renderToStaticMarkup(createElement(CourseForm, { course: view, seen: '' }));
    for (const name of COURSE_FIELD_NAMES) {
      const { label, formLabel = label } = courseField(name);
      expect(html, name).toContain(formLabel);
      if (!isFlag(name)) expect(html, name).toContain(`name="${apiNameOf(name)}"`);
    }
    expect(html).toContain(MADE_UP.madeUp.hint);
  });

  it('is on the page of the course', () => {
    const shown = { ...view, forSample: false };
    const html = renderToStaticMarkup(createElement(CourseDetails, { course: shown, logo: null }));
    const {
      tuitionFeeMinor: _fee,
      // Its sign stands before the fee.
      currency: _currency,
      durationInMonths: _months,
      closingDays: _days,
      forSample: _sample,
      ...asStored
    } = after;
    for (const name of TYPED) {
      const text = name === 'toeflScale' ? toeflScaleText(after[name]) : String(after[name]);
      if (name in asStored) expect(html, name).toContain(text);
    }
    for (const text of [
      '£12,400',
      '30 months',
      '31 Jan 2027',
      'Made-up field',
      'Other madeUp',
      'Made-up number',
      '4347',
    ])
      expect(html).toContain(text);
  });

  it('is in the log and in lists of changes, by its label', () => {
    expect(Object.keys(changedFacts(before, after)?.after ?? {}).sort()).toEqual([...TYPED].sort());
    const changes = changeTexts({ before: before as never, after: after as never });
    expect(changes.map(({ label }) => label)).toEqual(COURSE_FIELD_NAMES.map((name) => courseField(name).label));
    expect(changes.slice(-2)).toEqual([
      { label: 'Made-up number', from: '', to: '4347' },
      { label: 'Made-up field', from: '', to: 'Other madeUp' },
    ]);
  });

  longIt('is read from a file with the heads of the template, and changes a course that differs', async () => {
    const inTemplate = COURSE_FIELD_NAMES.filter((name) =>
      TEMPLATE_COLUMNS.some(({ field }) => field === importFieldOf(name)),
    );
    expect(COURSE_FIELD_NAMES.filter((name) => !inTemplate.includes(name))).toEqual([
      'free',
      'scoresFromText',
      'alsoAsked',
      'forSample',
    ]);
    const cells = TEMPLATE_COLUMNS.map(({ field }) => {
      const name = inTemplate.find((one) => importFieldOf(one) === field);
      if (!name) return '';
      return courseField(name).kind === 'duration' ? '30 months' : String(typed[apiNameOf(name)]);
    });
    const rows = [TEMPLATE_COLUMNS.map(({ header }) => header), cells];
    const csv = rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n');
    const { header, rows: read } = await importOf(await fileWith(csv, 'courses.csv'));
    expect(read[0]?.problems).toEqual([]);
    const draft = read[0]?.draft as CourseDraft;
    for (const name of inTemplate) expect(draft[name], name).toEqual(after[name]);
    const change = new Comparison(header.columns).between(before, draft);
    // What the requirement text asks besides follows from the text.
    expect(Object.keys(change ?? {}).sort()).toEqual([...inTemplate, 'alsoAsked'].sort());
    expect(valueText('madeUp', { ...change })).toBe('Other madeUp');
  });
});
