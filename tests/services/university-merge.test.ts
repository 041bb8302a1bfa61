import { beforeEach, describe, expect, it } from 'vitest';
import { applyToCourse } from '@/lib/services/applications/apply';
import { answerChoices } from '@/lib/services/catalogue/course-import/choices';
import { mergeUniversities } from '@/lib/services/catalogue/course-import/university-merge';
import { importRows } from '@/lib/services/catalogue/course-import/views';
import { perhapsKnown } from '@/lib/services/catalogue/university-names';
import { Application } from '@/models/application';
import { Course } from '@/models/course';
import { ImportBatch } from '@/models/import-batch';
import { University } from '@/models/university';
import { emptyDatabase } from '../support/database';
import { applied, catalogue, finished, planned, takenBack } from '../support/imports';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';

let admin: Person;
beforeEach(async () => {
  await emptyDatabase();
  admin = await person('admin');
});

const HEADS = ['Course', 'University', 'Tuition fee', 'Intakes'];
const row = (course: string, university: string, fee = 100) => [course, university, fee, 'Sep'];
const universities = async () =>
  (await University.find({}, { createdOn: 0, updatedOn: 0 }).sort({ university: 1 }).lean()).map(
    ({ aliases = [], ...rest }) => ({ ...rest, aliases }),
  );
const CONESTOGA = { country: 'Canada' as const, university: 'Conestoga', into: 'Conestoga College' };

describe('merging two universities', () => {
  longIt('moves courses, applications, logo and site, and taking back restores all of it', async () => {
    const rows = [row('Law', 'Conestoga'), row('Arts', 'Conestoga'), row('Arts', 'Conestoga College', 200)];
    await applied(admin, await planned(admin, [HEADS, ...rows]));
    await University.updateOne({ university: 'Conestoga' }, { $set: { website: 'https://conestoga.example.edu' } });
    const student = await person('student');
    const law = await Course.findOne({ course: 'Law' }).orFail();
    const year = new Date().getUTCFullYear() + 1;
    await applyToCourse(student.viewer, { courseId: String(law._id), year, month: 'Sep' });
    const before = { courses: await catalogue(), universities: await universities() };

    const done = await finished(await mergeUniversities(admin.viewer, CONESTOGA));
    expect(done).toMatchObject({ status: 'done', changed: 2, merge: { from: 'Conestoga', into: 'Conestoga College' } });
    const stored = await Course.find({}).sort({ course: 1, tuitionFeeMinor: 1 }).lean();
    expect(
      stored.map(({ course, university, variant, tuitionFeeMinor }) => [
        course,
        university,
        variant ?? '',
        tuitionFeeMinor,
      ]),
    ).toEqual([
      ['Arts', 'Conestoga College', 'Conestoga', 10_000],
      ['Arts', 'Conestoga College', '', 20_000],
      ['Law', 'Conestoga College', '', 10_000],
    ]);
    expect(await universities()).toMatchObject([
      { university: 'Conestoga College', website: 'https://conestoga.example.edu', aliases: ['Conestoga'] },
    ]);
    expect(await Application.findOne({}).lean()).toMatchObject({ university: 'Conestoga College' });

    await takenBack(admin, done);
    expect(await catalogue()).toEqual(before.courses);
    expect(await universities()).toEqual(before.universities);
    expect(await Application.findOne({}).lean()).toMatchObject({ university: 'Conestoga' });
  });

  it('lets later files use either name', async () => {
    await applied(admin, await planned(admin, [HEADS, row('Law', 'Conestoga'), row('Arts', 'Conestoga College')]));
    await finished(await mergeUniversities(admin.viewer, CONESTOGA));
    const next = await planned(admin, [HEADS, row('Law', 'CONESTOGA'), row('Arts', 'Conestoga College')]);
    expect(next).toMatchObject({ added: 0, changed: 0, unchanged: 2, universities: 0 });
  });

  it('is refused for one and the same and for an unknown one, and nothing is stored', async () => {
    await applied(admin, await planned(admin, [HEADS, row('Law', 'Conestoga')]));
    const count = await ImportBatch.countDocuments();
    await expect(mergeUniversities(admin.viewer, CONESTOGA)).rejects.toMatchObject({ code: 'not_found' });
    const itself = { ...CONESTOGA, into: 'Conestoga' };
    await expect(mergeUniversities(admin.viewer, itself)).rejects.toMatchObject({ code: 'invalid' });
    expect(await ImportBatch.countDocuments()).toBe(count);
  });
});

describe('a new university', () => {
  longIt('that is perhaps a known one is asked about; the answer holds for this and for later files', async () => {
    await applied(admin, await planned(admin, [HEADS, row('Law', 'Conestoga College')]));
    const file = [HEADS, row('Law', 'Conestoga')];
    const plan = await planned(admin, file);
    expect(plan).toMatchObject({ added: 1, universities: 1 });
    expect(plan.cautions.join()).toContain('1 new university may already exist under another name.');
    expect((await importRows(String(plan._id), { kind: 'university' })).rows).toMatchObject([
      { university: 'Conestoga', perhaps: 'Conestoga College' },
    ]);
    const answer = (given: 'same' | 'different') =>
      answerChoices(admin.viewer, String(plan._id), {
        choices: [],
        universities: [{ country: 'Canada', university: 'Conestoga', known: 'Conestoga College', answer: given }],
      });
    expect(plan.about.filter(({ kind }) => kind === 'university')).toEqual([
      { kind: 'university', name: 'perhaps', count: 1 },
    ]);
    await answer('different');
    const asked = await importRows(String(plan._id), { kind: 'university', about: 'perhaps' });
    expect(asked.rows).toMatchObject([{ university: 'Conestoga', answer: 'different' }]);
    const settled = await planned(admin, file);
    expect(settled.cautions).toEqual([]);
    expect(settled.about.filter(({ kind }) => kind === 'university')).toEqual([]);
    await answer('same');
    expect(await planned(admin, file)).toMatchObject({ added: 0, unchanged: 1, universities: 0 });
  });

  it.each([
    ['University of Toronto', 'Toronto University'],
    ['Humber', 'Humber College (North)'],
    ['University of Saskatchewan', 'University of Saskatchewann'],
    ['UCLA', 'University of California, Los Angeles'],
    ['MIT', 'Massachusetts Institute of Technology'],
    ['UC Berkeley', 'University of California, Berkeley'],
    ['Univ. of Washington', 'University of Washington'],
    ['Georgia Tech', 'Georgia Institute of Technology'],
    ['Manchester Met', 'Manchester Metropolitan University'],
    ['Ryerson University', 'Toronto Metropolitan University'],
  ])('called %s may be %s', (name, known) => {
    expect(perhapsKnown(name, ['Seneca College', known])).toBe(known);
  });

  it.each([
    ['University of Leeds', 'University of Lees'],
    ['The University', 'The College'],
    ['York College', 'New York College'],
  ])('called %s is not %s', (name, known) => {
    expect(perhapsKnown(name, [known])).toBeUndefined();
  });
});
