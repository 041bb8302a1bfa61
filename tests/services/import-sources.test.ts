import { beforeEach, describe, expect, it } from 'vitest';
import { applyToCourse } from '@/lib/services/applications/apply';
import { findSource, listSources } from '@/lib/services/catalogue/course-import/sources';
import { importRows, viewImport } from '@/lib/services/catalogue/course-import/views';
import {
  catalogueJson,
  coursesOfUniversity,
  courseWithOrigin,
  originOf,
  viewCourse,
} from '@/lib/services/catalogue/courses';
import { courseIndex, searchIsCurrent } from '@/lib/services/catalogue/search/current-index';
import { Course } from '@/models/course';
import type { ImportBatchRecord } from '@/models/import-batch';
import { emptyDatabase } from '../support/database';
import { applied, catalogue, planned, takenBack } from '../support/imports';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';

let admin: Person;
beforeEach(async () => {
  await emptyDatabase();
  admin = await person('admin');
});

type Row = (string | number)[];
const HEADS = ['Course', 'University', 'Campus', 'Tuition fee', 'Intakes'];
const course = (name: string, fee = 20_000, university = 'UBC'): Row => [name, university, '', fee, 'Sep'];
const REGISTER = { source: 'CRICOS register', sourceKind: 'register' as const };

const plan = (rows: Row[], asOf = '2026-01-31', heads = HEADS) =>
  planned(admin, [heads, ...rows], {}, 'Canada', { ...REGISTER, asOf });
const upload = async (rows: Row[], asOf?: string) => applied(admin, await plan(rows, asOf));
const names = async ({ _id }: ImportBatchRecord, kind: 'gone' | 'changed') =>
  (await importRows(String(_id), { kind })).rows.map((row) => row.course).sort();
const idOf = async (name: string) => String((await Course.findOne({ course: name }).orFail())._id);
const isSearched = async (name: string) => {
  await searchIsCurrent();
  const index = await courseIndex();
  return index.suggest(name, 10).courses.some((found) => found.course === name);
};
/** Without the empty list of uploads that is left of a mark. */
const plain = async () =>
  (await catalogue()).map(({ seenIn: _seen, retiredOn, ...rest }) => ({ ...rest, retiredOn: retiredOn ?? null }));

describe('a source', () => {
  longIt('is known by its name in any letter case, with its kind and the day of its newest upload', async () => {
    await upload([course('Law')], '2026-01-31');
    await applied(
      admin,
      await planned(admin, [HEADS, course('Arts')], {}, 'Canada', { source: 'cricos  REGISTER', asOf: '2026-03-31' }),
    );
    expect(await listSources()).toMatchObject([
      { name: 'CRICOS register', kind: 'register', asOf: '2026-03-31', uploads: 2 },
    ]);
  });

  it('and its day stand on the pages of the courses that it states, unchanged ones too', async () => {
    await upload([course('Law'), course('Arts')], '2026-01-31');
    expect(await originOf(await idOf('Law'))).toMatchObject({ asOf: '2026-01-31', source: 'CRICOS register' });
    const second = await upload([course('Law')], '2026-03-31');
    expect(second).toMatchObject({ changed: 0, unchanged: 1, gone: 1 });
    expect(await originOf(await idOf('Law'))).toMatchObject({ asOf: '2026-03-31', source: 'CRICOS register' });
    expect(await originOf(await idOf('Arts'))).toMatchObject({ asOf: '2026-01-31', source: 'CRICOS register' });
    // As do the call for one course and the export of the whole catalogue.
    expect((await courseWithOrigin(await idOf('Law'))).origin).toEqual(await originOf(await idOf('Law')));
    let json = '';
    for await (const piece of catalogueJson({})) json += piece;
    const exported = JSON.parse(json) as { course: { course: string; origin: object }[] };
    expect(exported.course.map(({ course: name, origin }) => [name, origin])).toMatchObject([
      ['Law', { asOf: '2026-03-31', source: 'CRICOS register' }],
      ['Arts', { asOf: '2026-01-31', source: 'CRICOS register' }],
    ]);
    await takenBack(admin, second);
    expect(await originOf(await idOf('Law'))).toMatchObject({ asOf: '2026-01-31', source: 'CRICOS register' });
  });

  it('that is not given leaves an upload as it was: no source, nothing gone', async () => {
    await upload([course('Law')]);
    const other = await planned(admin, [HEADS, course('Arts')]);
    expect(await viewImport(String(other._id))).toMatchObject({ sourceName: '', asOf: '', gone: 0 });
    await applied(admin, other);
    expect(await originOf(await idOf('Arts'))).toMatchObject({ source: '' });
  });

  it('is read as its last file was corrected, by the columns’ names where they moved', async () => {
    const odd = ['Course', 'University', 'Alpha', 'Beta'];
    const choice = { mapping: [{ column: 3, field: 'tuitionFee' }] };
    await planned(admin, [odd, ['Law', 'UBC', 'x', 20_000]], choice, 'Canada', REGISTER);
    const moved = await planned(
      admin,
      [
        ['Course', 'Beta', 'University'],
        ['Law', 21_000, 'UBC'],
      ],
      {},
      'Canada',
      REGISTER,
    );
    // `planned` says again how it is read; what was remembered stands with the upload before.
    expect(moved).toMatchObject({ remembered: true, rememberedOf: 'source' });
    const elsewhere = await planned(admin, [
      ['Course', 'Beta', 'University'],
      ['Law', 21_000, 'UBC'],
    ]);
    expect(elsewhere.rememberedOf).not.toBe('source');
    expect(await findSource('another')).toBeNull();
  });
});

describe('courses that are gone from a fresh file of their source', () => {
  longIt('are listed, those of other sources and countries not, and named ones not', async () => {
    await upload([course('Law'), course('Arts'), course('Music', 1, 'SFU')]);
    await applied(admin, await planned(admin, [HEADS, course('Chess')], {}, 'Canada', { source: 'An agency' }));
    await applied(admin, await planned(admin, [HEADS, course('Ships', 1, 'AUT')], {}, 'New Zealand', REGISTER));
    const fresh = await plan([course('Law')], '2026-03-31');
    expect(await names(fresh, 'gone')).toEqual(['Arts', 'Music']);
    expect(fresh).toMatchObject({ gone: 2, missing: 2 });
  });

  longIt(
    'and retired are not found, take no application, keep their page, and are offered again when the answer is removed',
    async () => {
      await upload([course('Law'), course('Arts')]);
      const student = await person('student');
      const [before, arts] = [await plain(), await idOf('Arts')];
      expect(await isSearched('Arts')).toBe(true);
      const fresh = await applied(admin, await plan([course('Law')], '2026-03-31'), false, true);
      expect(fresh).toMatchObject({ gone: 1, retired: 1, unchanged: 1 });
      expect(await isSearched('Arts')).toBe(false);
      expect(await viewCourse(arts)).toMatchObject({ course: 'Arts', retiredOn: '2026-03-31' });
      expect((await coursesOfUniversity({ university: 'UBC', country: 'Canada' })).total).toBe(1);
      const year = new Date().getUTCFullYear() + 1;
      const applying = () => applyToCourse(student.viewer, { courseId: arts, year, month: 'Sep' });
      await expect(applying()).rejects.toMatchObject({
        code: 'conflict',
        message: 'This course is no longer offered.',
      });
      expect(await names(await plan([course('Law')]), 'gone')).toEqual([]);
      await takenBack(admin, fresh);
      expect(await plain()).toEqual(before);
      expect(await isSearched('Arts')).toBe(true);
      await applying();
    },
  );

  longIt('are offered again when a later file names them', async () => {
    await upload([course('Law'), course('Arts')]);
    await applied(admin, await plan([course('Law')], '2026-03-31'), false, true);
    const back = await plan([course('Law'), course('Arts')], '2026-04-30');
    expect(await names(back, 'changed')).toEqual(['Arts']);
    await applied(admin, back);
    expect(await viewCourse(await idOf('Arts'))).not.toHaveProperty('retiredOn');
    expect(await isSearched('Arts')).toBe(true);
  });
});
