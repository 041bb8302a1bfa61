import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { GET as shortlist } from '@/app/api/v1/agency/shortlists/[whom]/[id]/route';
import { GET as search } from '@/app/api/v1/course-search/route';
import { signed } from '@/lib/services/applications/moves/change';
import { CommissionAgreement } from '@/models/commission-agreement';
import { Course } from '@/models/course';
import { agencyOfFive } from '../../support/agency';
import { RULE } from '../../support/commission';
import { storedCourses } from '../../support/courses';
import { emptyDatabase } from '../../support/database';
import { ask } from '../../support/request';

const ANSWERS = process.env.LONG_TESTS ? 10_000 : 60;

it(`no rate changes a search or a shortlist: ${ANSWERS} answers stay as they are, byte by byte`, async () => {
  await emptyDatabase();
  const { who, students } = await agencyOfFive();
  const subjects = ['Nursing', 'Law', 'Accounting', 'Design', 'Data Science', 'Cooking'];
  await storedCourses({}, ...subjects.map((course, place) => ({ course, university: `University ${place % 3}` })));
  const courses = await Course.find({}).lean();
  const queries = ANSWERS / 2;
  const asked = (place: number): Record<string, string> => ({
    country: courses[0]?.country ?? 'Canada',
    ...(place % 3 ? { keyword: subjects[place % subjects.length] ?? '' } : {}),
    ...(place % 5 ? { sort: ['fee', '-fee', 'relevance'][place % 3] ?? 'fee' } : {}),
    page: String(1 + (place % 2)),
  });
  const answer = async (place: number) =>
    JSON.stringify([
      (await ask(search, { as: who.neha, query: asked(place) })).body,
      (await ask(shortlist, { as: who.neha, params: { whom: 'student', id: students.ofNeha.userId } })).body,
    ]);
  const before = new Map<number, string>();
  const KINDS = 30;
  for (let place = 0; place < KINDS; place++) before.set(place, await answer(place));
  const made = signed(who.owner.viewer);
  for (let place = 0; place < queries; place++) {
    if (place % 10 === 0) {
      // Every rate is another account now, and another university pays best.
      await CommissionAgreement.collection.deleteMany({});
      for (const [at, { country, university }] of courses.entries()) {
        const _id = new Types.ObjectId();
        await CommissionAgreement.create({
          ...{ _id, agreementId: _id, version: 1, agencyId: who.owner.user._id, holder: 'agency', country, university },
          ...{
            currency: 'GBP',
            from: '2020-01-01',
            mayNet: false,
            claims: 'together',
            source: 'x',
            made,
            approved: made,
          },
          rules: [{ ...RULE, tiers: [{ from: 1, rate: ((at + place) % courses.length) * 50_000 }] }],
        });
      }
    }
    expect(await answer(place % KINDS)).toBe(before.get(place % KINDS));
  }
}, 3_600_000);
