import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as add } from '@/app/api/v1/agent/student-sheets/[id]/add/route';
import { GET as list } from '@/app/api/v1/agent/student-sheets/[id]/rows/route';
import { POST as takeBack } from '@/app/api/v1/agent/student-sheets/[id]/take-back/route';
import { POST as keep } from '@/app/api/v1/agent/student-sheets/route';
import { ANOTHERS_NUMBER } from '@/lib/domain/addresses/own-addresses';
import { PERSON_IS_ASKED } from '@/lib/domain/agency/claims';
import { AgencyClaim } from '@/models/agency-claim';
import { Job } from '@/models/job';
import { Profile } from '@/models/profile';
import { Prospect } from '@/models/prospect';
import { StudentSheetRow } from '@/models/student-sheet-row';
import { User } from '@/models/user';
import { emptyDatabase } from '../../support/database';
import { type Person, person } from '../../support/people';
import { ask, rows } from '../../support/request';

let owner: Person;
beforeEach(async () => {
  await emptyDatabase();
  owner = await person('agent', { name: 'Harjit Gill', company_name: 'Gill Overseas', mobile: '+919814000001' });
});
afterEach(() => vi.restoreAllMocks());

const HEADS = 'Name,Email,Mobile,Other mobile,Counsellor,DOB,Remarks';
const STUDENTS = 6;
const LEADS = 7;
const REGISTER = Array.from({ length: STUDENTS + LEADS }, (_none, at) =>
  [
    `Asha ${at}`,
    at < STUDENTS ? `asha${at}@example.com` : '',
    `98140${10_000 + at}`,
    `98150${10_000 + at}`,
    'Harjit Gill',
    '2004-05-06',
    'Wants nursing',
  ].join(','),
);

async function kept(lines: readonly string[] = REGISTER): Promise<string> {
  const form = new FormData();
  form.append('students_file', new File([[HEADS, ...lines].join('\n')], 'register.csv'));
  const { status, body } = await ask(keep, { as: owner, form });
  expect(status).toBe(200);
  return String(body._id);
}

const next = (route: typeof add | typeof takeBack, id: string) => ask(route, { as: owner, params: { id } });
const rowsOf = async (id: string) =>
  rows((await ask(list, { as: owner, params: { id }, query: { limit: '100' } })).body.rows);

/** All that adding made, and that it is whole: accounts, letters, profiles, notes, leads. */
async function made() {
  const students = await User.find({ role: 'student' }).lean();
  const ids = students.map(({ _id }) => _id);
  return {
    students: students.length,
    letters: await Job.countDocuments({ kind: 'bulk-mail', 'payload.template': 'set-password' }),
    profiles: await Profile.countDocuments({ userId: { $in: ids }, 'personal.dob': '2004-05-06' }),
    notes: await Prospect.countDocuments({ studentId: { $in: ids }, stage: 'student', 'entries.0.key': 'from-sheet' }),
    leads: await Prospect.countDocuments({ stage: 'new', memberId: owner.user._id }),
    rows: await StudentSheetRow.countDocuments({ isAdded: true, stamp: { $ne: '' } }),
  };
}
const WHOLE = {
  ...{ students: STUDENTS, letters: STUDENTS, profiles: STUDENTS, notes: STUDENTS },
  ...{ leads: LEADS, rows: STUDENTS + LEADS },
};

type Write = { insertMany: (...given: unknown[]) => Promise<unknown> };
/** Each write of adding, and how many of its kind come before it. */
const WRITES: [string, Write, 'insertMany' | 'bulkWrite', number][] = [
  ['leads', Prospect as never, 'insertMany', 0],
  ['accounts', User as never, 'insertMany', 0],
  ['letters', Job as never, 'insertMany', 0],
  ['profiles', Profile as never, 'insertMany', 0],
  ['notes', Prospect as never, 'insertMany', 1],
  ['results', StudentSheetRow as never, 'bulkWrite', 0],
];

describe('adding that dies', () => {
  for (const [what, model, write, place] of WRITES)
    for (const [when, isWritten] of [
      ['before', false],
      ['after', true],
    ] as const)
      it(`${when} the write of ${what} is gone on with by the next call: all is made once, and can be taken back`, async () => {
        const id = await kept();
        const real = model[write as 'insertMany'].bind(model);
        let calls = 0;
        const spy = vi.spyOn(model, write as 'insertMany').mockImplementation(async (...given) => {
          if (calls++ !== place) return real(...given);
          if (isWritten) await real(...given);
          throw new Error('the process died');
        });
        expect((await next(add, id)).status).toBe(500);
        spy.mockRestore();
        expect((await made()).rows).toBe(what === 'results' && isWritten ? STUDENTS + LEADS : 0);

        expect((await next(add, id)).body.left).toBe(0);
        expect(await made()).toEqual(WHOLE);
        const back = await next(takeBack, id);
        expect(back.body).toEqual({ removed: STUDENTS + LEADS, kept: 0, left: 0 });
        expect(await Prospect.countDocuments()).toBe(0);
      });

  it('in the midst of a write is gone on with, too: what was stored stays, the rest follows', async () => {
    const id = await kept();
    const real = User.insertMany.bind(User);
    vi.spyOn(User as never as Write, 'insertMany').mockImplementationOnce(async (records, ...given) => {
      await (real as never as Write['insertMany'])((records as unknown[]).slice(0, 2), ...given);
      throw new Error('the process died');
    });
    expect((await next(add, id)).status).toBe(500);
    expect((await made()).students).toBe(2);
    expect((await next(add, id)).body).toEqual({ added: STUDENTS + LEADS, left: 0 });
    expect(await made()).toEqual(WHOLE);
  });
});

it('two calls at the same moment make every student and lead once', async () => {
  const id = await kept();
  const answers = await Promise.all([next(add, id), next(add, id), next(add, id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await made()).toEqual(WHOLE);
});

it('of two leads with one name in the same call the second is known by any of its numbers', async () => {
  const id = await kept([
    'Bina,,9814020001 / 9814020002,,,,',
    'Bina,,9814020002 / 9814020003,,,,',
    'bina ,,9814020004,,,,',
    'Chitra,,9814020002,,,,',
  ]);
  expect((await next(add, id)).body).toEqual({ added: 3, left: 0 });
  expect((await rowsOf(id)).map(({ outcome, isAdded }) => [outcome, isAdded])).toEqual([
    ['lead', true],
    ['yours', false],
    ['lead', true],
    ['lead', true],
  ]);
});

it('each row says what became of it where others came first since the sheet was read', async () => {
  const id = await kept();
  await person('student', { email: 'asha0@example.com' });
  await User.updateOne({ _id: (await person('team')).user._id }, { mobile: '9814010001', mobileE164: '+919814010001' });
  await person('student', { email: 'asha2@example.com', addedBy: owner.user._id });
  await Prospect.create({
    ...{ agencyId: owner.user._id, name: 'Asha 6', nameKey: 'asha 6', source: 'call' },
    ...{ mobile: '09814010006', phoneEnds: ['814010006'] },
  });
  expect((await next(add, id)).body).toEqual({ added: STUDENTS + LEADS - 4, left: 0 });
  const others = (await rowsOf(id)).filter(({ isAdded }) => !isAdded);
  expect(others.map(({ name, outcome, message }) => [name, outcome, message])).toEqual([
    ['Asha 0', 'taken', PERSON_IS_ASKED],
    ['Asha 1', 'refused', `Mobile: ${ANOTHERS_NUMBER}`],
    [
      'Asha 2',
      'yours',
      'You already have a student with this email address. The name is different there. The student is not changed.',
    ],
    ['Asha 6', 'yours', 'You already have a lead with this name and number.'],
  ]);
  expect(await AgencyClaim.countDocuments({ email: 'asha0@example.com' })).toBe(1);
});
