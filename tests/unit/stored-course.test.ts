import { mongo, Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { CourseDraft } from '@/lib/domain/course';
import { BLANK_COURSE, COURSE_FIELD_NAMES } from '@/lib/domain/course-fields';
import { StoredCourse } from '@/lib/services/catalogue/course-import/plan/stored-course';

const _id = new Types.ObjectId();
const identity = 'aZ09-_aZ09-_aZ09-_aZ09-_aZ0';
const draft = {
  ...BLANK_COURSE,
  country: 'Canada',
  course: 'Génie civil 𝒳',
  university: 'Université de Montréal',
  campus: 'identity',
  ielts: 6.5,
  tuitionFeeMinor: 3_000_000_000,
  durationInMonths: 36,
} as unknown as CourseDraft;
const stamps = { batchId: _id, createdOn: new Date(), updatedOn: new Date() };
const storedAs = (document: Record<string, unknown>) =>
  new StoredCourse(Buffer.from(mongo.BSON.serialize(document, { ignoreUndefined: true })));
const stored = (more: Record<string, unknown> = {}) => storedAs({ _id, ...draft, identity, ...stamps, ...more });

describe('a stored course', () => {
  it('has its identity and its record, wherever they stand among its fields', () => {
    for (const course of [stored(), storedAs({ identity, _id, ...stamps, ...draft, seenIn: [_id] })]) {
      expect(course.identity).toBe(identity);
      expect(course.record).toMatchObject({ ...draft, identity, _id });
    }
  });

  it('is as a draft says when each field is, in any letters, and the upload that named it does not matter', () => {
    expect(stored().idIfAs(draft)).toBe(String(_id));
    expect(stored({ seenIn: [_id, _id], retiredOn: null, batchId: null }).idIfAs({ ...draft })).toBe(String(_id));
  });

  it.each(COURSE_FIELD_NAMES)('is not when %s is another, shorter, longer or of another kind', (name) => {
    const value = draft[name];
    for (const other of [`${value}x`, String(value).slice(0, -1), String(value), 7, 6.25, 0, true, false, null, '']) {
      if (other !== value) expect([other, stored().idIfAs({ ...draft, [name]: other })]).toEqual([other, null]);
    }
  });

  it('is to be compared where it is retired, lacks a field, has them in another order, or a value no course has', () => {
    expect(stored({ retiredOn: '2026-01-01' }).idIfAs(draft)).toBeNull();
    const { remarks: _, ...without } = draft;
    expect(storedAs({ _id, ...without, identity, ...stamps }).idIfAs(draft)).toBeNull();
    expect(storedAs({ _id, identity, ...draft, ...stamps }).idIfAs(draft)).toBeNull();
    const odd = stored({ odd: /x/ });
    expect([odd.idIfAs(draft), odd.identity]).toEqual([null, identity]);
  });
});
