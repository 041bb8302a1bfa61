import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { changeTexts, factsText } from '@/components/course/change-texts';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import { feeFactor, Watch } from '@/lib/services/catalogue/course-import/plan/cautions';
import { Comparison } from '@/lib/services/catalogue/course-import/plan/differences';
import type { CourseRecord } from '@/models/course';

const BLANK: CourseDraft = { ...BLANK_COURSE, country: 'UK' };

describe('a change in words', () => {
  it('names each field with what it was and what it becomes, in people’s units', () => {
    const before = { tuitionFeeMinor: 1_800_000, durationInMonths: 48, remarks: 'x', forSample: true, gre: null };
    const after = { tuitionFeeMinor: 1_950_050, durationInMonths: 18, remarks: '', forSample: false, gre: 300 };
    expect(changeTexts({ before, after, currency: 'CAD' })).toEqual([
      { label: 'Fee', from: 'CA$18,000', to: 'CA$19,500.50' },
      { label: 'Duration', from: '4 years', to: '1½ years' },
      { label: 'Remarks', from: 'x', to: '' },
      { label: 'GRE', from: '', to: '300' },
      { label: 'Sample only', from: 'yes', to: 'no' },
    ]);
  });

  it('says in one line what an added course states, and nothing of what it doesn’t', () => {
    const stated = { tuitionFeeMinor: 900_000, currency: 'GBP', fee_period: 'per year', admissionIntake: 'Jan Sep' };
    expect(factsText({ ...stated, ieltsOverall: 6.5 })).toBe('£9,000 per year · Jan Sep · IELTS 6.5');
    expect(factsText({ ...stated, award: 'MESc' })).toBe('MESc · £9,000 per year · Jan Sep');
    expect(factsText({})).toBe('');
  });
});

describe('what a person should look at', () => {
  const counts = { rows: 100, changed: 0, unchanged: 100, refused: 0, missing: 0 };
  const fee = (from: number, to: number) => ({ before: { tuitionFeeMinor: from }, after: { tuitionFeeMinor: to } });

  it('is nothing in a file with ordinary changes', () => {
    const watch = new Watch();
    for (let course = 0; course < 30; course++) watch.add(fee(1_000_000, 1_050_000));
    expect(watch.cautions({ ...counts, changed: 30, unchanged: 70 })).toEqual([]);
  });

  it('are refused rows, changes, jumping fees, emptied fields and absent courses in unusual numbers', () => {
    const watch = new Watch();
    for (let course = 0; course < 60; course++) watch.add(fee(1_000_000, 10_000));
    for (let course = 0; course < 20; course++) watch.add({ before: { level: 'Associate' }, after: { level: '' } });
    const found = watch.cautions({ rows: 200, changed: 80, unchanged: 20, refused: 100, missing: 90 });
    expect(found).toEqual([
      expect.stringMatching(/^50% of the rows can’t be used/),
      expect.stringMatching(/^80 of 100 existing courses/),
      expect.stringMatching(/^The fee of 60 courses would rise or fall by more than half/),
      expect.stringMatching(/^20 courses would lose the level/),
      expect.stringMatching(/^90 existing courses of these universities are not in the file/),
    ]);
  });

  it('are rows that give only a name, though they are few', () => {
    const watch = new Watch();
    watch.addRow({ ...BLANK, course: 'BSc Soil', university: 'Leeds', level: 'Under Graduate' });
    watch.addRow({ ...BLANK, course: 'BSc Rock', university: 'Leeds', durationInMonths: 36 });
    expect(watch.cautions(counts)).toEqual([expect.stringMatching(/^1 row contains only a name/)]);
  });

  it.each([
    ['a year’s fee never with the whole course’s', 'per year', 'whole course', 2_900_000, 10_320_000, null],
    ['one without a period with none', '', 'per year', 1_000, 9_000, null],
    ['a year’s with two semesters’', 'per year', 'per semester', 2_000_000, 1_000_000, 1],
    ['fees of one period', 'per year', 'per year', 1_000_000, 1_500_000, 1.5],
  ] as const)('compares %s', (_what, was, becomes, from, to, factor) => {
    const before = { tuitionFeeMinor: from, fee_period: was };
    expect(feeFactor({ before, after: { tuitionFeeMinor: to, fee_period: becomes } })).toBe(factor);
  });

  it('compares no fees of two currencies', () => {
    const [before, after] = [
      { tuitionFeeMinor: 1_000, currency: 'GBP' },
      { tuitionFeeMinor: 9_000, currency: 'INR' },
    ];
    expect(feeFactor({ before, after })).toBeNull();
  });

  it('leaves the period of a fee that is known, where the new list doesn’t name it', () => {
    const comparison = new Comparison([{ label: 'Fee', field: 'tuitionFee' }]);
    const ids = {
      _id: new Types.ObjectId(),
      identity: '',
      batchId: null,
      createdOn: new Date(),
      updatedOn: new Date(),
    };
    const stored: CourseRecord = { ...BLANK, ...ids, tuitionFeeMinor: 1_000_000, fee_period: 'per year' };
    const dearer = { ...BLANK, tuitionFeeMinor: 1_100_000 };
    expect(comparison.between(stored, dearer)).toEqual({ tuitionFeeMinor: 1_100_000 });
    const none = { tuitionFeeMinor: null, fee_period: '' } as const;
    expect(comparison.between(stored, { ...BLANK, ...none })).toEqual(none);
  });
});
