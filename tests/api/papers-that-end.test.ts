import { beforeAll, expect, it } from 'vitest';
import { GET as papersThatEnd } from '@/app/api/v1/papers-that-end/route';
import { addDays, addMonths } from '@/lib/domain/days/day';
import { REPORT_MONTHS, WARN_DAYS } from '@/lib/domain/days/expiry';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import { application } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { type Person, person } from '../support/people';
import { ask, rows } from '../support/request';

const TODAY = new Date().toISOString().slice(0, 10);
const inDays = (days: number) => addDays(TODAY, days);
/** When a test was taken whose report ends so many days from now. */
const takenFor = (days: number) => addMonths(inDays(days), -REPORT_MONTHS);

let agent: Person;
let other: Person;
let staff: Person;

/** A student with these papers: when the passport ends, and when tests were taken. */
async function student(name: string, addedBy: Person, passport: string, tests: Record<string, string> = {}) {
  const made = await person('student', { name, addedBy: addedBy.user._id });
  await Profile.create({
    userId: made.user._id,
    personal: { expiry_date: passport },
    tests,
    documents: {},
  });
  return made;
}

beforeAll(async () => {
  await emptyDatabase();
  [agent, other, staff] = [await person('agent'), await person('agent'), await person('team')];
  await student('Asha', agent, inDays(30), { ielts_test_date: takenFor(90) });
  await student('Bela', agent, inDays(WARN_DAYS + 5), { ielts_test_date: takenFor(-40), pte_test_date: takenFor(400) });
  await student('Chitra', agent, inDays(-3), { toefl_test_date: takenFor(-40) });
  await student('Devi', other, inDays(10));
  const merged = await student('Esha', agent, inDays(20));
  await User.updateOne({ _id: merged.user._id }, { $set: { mergedInto: agent.user._id } });
});

const list = async (as: Person, query: Record<string, string> = {}) => {
  const { body, headers } = await ask(papersThatEnd, { as, query });
  return {
    papers: rows(body).map(({ studentName, paper }) => `${studentName}: ${paper}`),
    total: headers.get('x-total-count'),
  };
};

it('lists the papers that end soon, the earliest first, of the agent’s own students only', async () => {
  expect(await list(agent)).toEqual({ papers: ['Asha: Passport', 'Asha: IELTS report'], total: '2' });
  expect((await list(other)).papers).toEqual(['Devi: Passport']);
  expect((await list(staff)).papers).toEqual(['Devi: Passport', 'Asha: Passport', 'Asha: IELTS report']);
});

it('lists what has ended, the latest first, and no report that a later one stands in for', async () => {
  expect((await list(agent, { state: 'expired' })).papers).toEqual(['Chitra: Passport', 'Chitra: TOEFL report']);
  expect((await list(other, { state: 'expired' })).papers).toEqual([]);
});

it('goes page by page', async () => {
  expect(await list(staff, { limit: '2', page: '2' })).toEqual({ papers: ['Asha: IELTS report'], total: '3' });
});

it('says at an application’s items whose paper ends before it may, to all who see them, and nothing of what is unknown', async () => {
  const year = new Date().getFullYear() + 1;
  const fay = await student('Fay', agent, `${year}-08-31`, { ielts_test_date: takenFor(-40) });
  const its = await application(fay);
  const asked = await its.ask(
    staff,
    ['passport', 'english_certificate', 'cv'].map((kind) => ({ kind, label: kind })),
  );
  const [passport, report] = rows(asked.body.items).map(({ _id }) => String(_id));
  for (const reader of [fay, agent, staff])
    expect((await its.view(reader))?.endsTooSoon).toEqual([
      { itemId: passport, why: `The passport in the profile expires on 31 Aug ${year}, before the course starts.` },
      { itemId: report, why: expect.stringMatching(/^The IELTS report in the profile expired on /) },
    ]);
  await its.review(staff, String(report), 'waive', 'Not needed here.');
  expect(rows((await its.view(fay))?.endsTooSoon).map(({ itemId }) => itemId)).toEqual([passport]);
  await Profile.updateOne({ userId: fay.user._id }, { $set: { 'personal.expiry_date': null } });
  expect((await its.view(fay))?.endsTooSoon).toEqual([]);
});
