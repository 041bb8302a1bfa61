import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as readAccess } from '@/app/api/v1/agency/access/route';
import { POST as bulk } from '@/app/api/v1/agency/bulk/route';
import { GET as listNames, POST as matchNames } from '@/app/api/v1/agency/counsellor-names/route';
import { DELETE as removeLogo, POST as setLogo } from '@/app/api/v1/agency/logo/route';
import { PATCH as renameAgency } from '@/app/api/v1/agency/route';
import { GET as exportApplications } from '@/app/api/v1/agent/applications/export/route';
import { GET as agentApplications } from '@/app/api/v1/agent/applications/route';
import { POST as importStudents } from '@/app/api/v1/agent/student-import/route';
import { GET as userDetails } from '@/app/api/v1/find-user-details/[id]/route';
import { GET as exportStudents } from '@/app/api/v1/get-students/export/route';
import { GET as getStudents } from '@/app/api/v1/get-students/route';
import { POST as leaveAgent } from '@/app/api/v1/leave-agent/route';
import { GET as logo } from '@/app/api/v1/logos/[fileId]/route';
import { POST as saveBasic } from '@/app/api/v1/save-basic-profile/route';
import { GET as staffApplications } from '@/app/api/v1/staff/applications/route';
import { menuOf } from '@/app/app/_parts/menus';
import { viewerOfToken } from '@/lib/platform/auth/account';
import { compose } from '@/lib/platform/mail/compose';
import { renderHtml, renderText } from '@/lib/platform/mail/render';
import { signed } from '@/lib/services/applications/moves/change';
import { removeOrphanFiles } from '@/lib/services/file/site/orphan-files';
import { careChoices } from '@/lib/services/people/agency/choices';
import { agencyOfStudent } from '@/lib/services/people/agency/names';
import { renewAgencyName } from '@/lib/services/people/agency/rename';
import { writeAccessLog } from '@/lib/services/records/access-log/note';
import { Application } from '@/models/application';
import { CommissionParties } from '@/models/commission-partner';
import { Job } from '@/models/job';
import { Notification } from '@/models/notification';
import { User } from '@/models/user';
import { agencyOfFive } from '../support/agency';
import { emptyDatabase } from '../support/database';
import { file, formOf, PDF, PNG } from '../support/files';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';
import { ask, rows, send } from '../support/request';

type Query = Record<string, string>;
let made: Awaited<ReturnType<typeof agencyOfFive>>;

beforeEach(async () => {
  await emptyDatabase();
  made = await agencyOfFive();
});

const namesOf = (body: Parameters<typeof rows>[0]) =>
  rows(body)
    .map(({ name, studentName }) => String(name ?? studentName))
    .sort();
const studentsOf = async (as: Person, query: Query) => namesOf((await ask(getStudents, { as, query })).body);
const applicationsOf = async (as: Person, query: Query) => {
  const { applications, total } = (await ask(agentApplications, { as, query })).body;
  expect(total).toBe(rows(applications).length);
  return namesOf(applications);
};

describe('lists of an agency', () => {
  it('are narrowed by counsellor and branch, within reach, in both lists, their counts and their files', async () => {
    const { who, students, moga, jalandhar } = made;
    const { ofNeha, ofSimran, ofNone } = students;
    const names = (...of: Person[]) => of.map(({ user }) => user.name).sort();
    const cases: [Person, Query, Person[]][] = [
      [who.owner, { member: who.neha.userId }, [ofNeha]],
      [who.owner, { member: 'nobody' }, [ofNone]],
      [who.owner, { branch: jalandhar }, [ofSimran]],
      [who.owner, { branch: 'none' }, [ofNone]],
      [who.owner, { member: who.neha.userId, branch: jalandhar }, []],
      [who.manager, { branch: moga }, [ofNeha]],
      // What lies outside one's reach stays there, whatever the list is narrowed to.
      [who.manager, { branch: jalandhar }, []],
      [who.manager, { member: who.simran.userId }, []],
      [who.neha, { member: 'me' }, [ofNeha]],
      [who.neha, { member: who.simran.userId }, []],
      [who.neha, { member: 'nobody' }, []],
      [who.accountant, { member: who.neha.userId }, []],
    ];
    for (const [as, query, expected] of cases) {
      expect([query, await studentsOf(as, query)]).toEqual([query, names(...expected)]);
      expect([query, await applicationsOf(as, query)]).toEqual([query, names(...expected)]);
    }
    const foreign: Query[] = [{ member: who.neha.userId }, { branch: moga }];
    for (const query of foreign)
      for (const list of [getStudents, agentApplications])
        expect((await ask(list, { as: who.stranger, query })).status).toBe(404);
    for (const exported of [exportStudents, exportApplications]) {
      const file = await send(exported, { as: who.owner, query: { format: 'csv', member: who.neha.userId } });
      const lines = (await file.text()).trim().split(/\r?\n/);
      expect(lines).toHaveLength(2);
      expect(lines[0]).toMatch(/"Counsellor","Branch","Sub-agent"$/);
      expect(lines[1]).toMatch(/"Neha Sharma","Moga",""$/);
    }
  });

  longIt(
    'say through which sub-agent of theirs a student came, are narrowed by it, and say it to no one else',
    async () => {
      const { who, students } = made;
      const { ofNeha, ofSimran, ofNone } = students;
      const through = async (of: Person, as: Person, partner: string) => {
        const application = await Application.findOne({ userId: of.userId }).orFail().lean();
        const record = { _id: new Types.ObjectId(), agencyId: as.user._id, applicationId: application._id };
        await CommissionParties.create({ ...record, partner, parts: 400_000, made: signed(as.viewer) });
      };
      await through(ofNeha, who.owner, 'Sub & Co');
      await through(ofSimran, who.owner, 'Sharma Visa');
      await through(ofNone, who.owner, '');
      // What another agency said of the same application before is its own.
      await through(ofSimran, who.stranger, 'Hidden Hands');
      const names = (...of: Person[]) => of.map(({ user }) => user.name).sort();
      const cases: [Person, string, Person[]][] = [
        [who.owner, 'Sub & Co', [ofNeha]],
        [who.owner, 'Sharma Visa', [ofSimran]],
        [who.owner, 'Hidden Hands', []],
        [who.owner, 'Sub', []],
        // It needs no right to see commission, and opens nothing out of reach.
        [who.neha, 'Sub & Co', [ofNeha]],
        [who.neha, 'Sharma Visa', []],
        [who.manager, 'Sub & Co', [ofNeha]],
        [who.accountant, 'Sub & Co', []],
        [who.stranger, 'Sub & Co', []],
      ];
      for (const [as, name, expected] of cases) {
        const asked = [as.user.name, name];
        expect([asked, await studentsOf(as, { through: name })]).toEqual([asked, names(...expected)]);
        expect([asked, await applicationsOf(as, { through: name, q: '' })]).toEqual([asked, names(...expected)]);
      }
      const [first = '', second = ''] = ofNeha.user.name.split(' ');
      expect(await applicationsOf(who.owner, { through: 'Sub & Co', q: `${first} ${second}` })).toEqual(names(ofNeha));
      expect(await studentsOf(who.owner, { through: 'Sub & Co', q: `${first} ${second}` })).toEqual(names(ofNeha));
      expect(await studentsOf(who.admin, { through: 'Sub & Co' })).toEqual([]);

      const seenBy = async (as: Person) => {
        const [all, applications] = await Promise.all([ask(getStudents, { as }), ask(agentApplications, { as })]);
        return [rows(all.body), rows(applications.body.applications)].map((list) =>
          Object.fromEntries(
            list.map(({ name, studentName, cameThrough }) => [String(name ?? studentName), cameThrough]),
          ),
        );
      };
      expect(await seenBy(who.owner)).toEqual([
        { [ofNeha.user.name]: ['Sub & Co'], [ofSimran.user.name]: ['Sharma Visa'], [ofNone.user.name]: [] },
        { [ofNeha.user.name]: 'Sub & Co', [ofSimran.user.name]: 'Sharma Visa', [ofNone.user.name]: '' },
      ]);
      expect(await seenBy(who.neha)).toEqual([
        { [ofNeha.user.name]: ['Sub & Co'] },
        { [ofNeha.user.name]: 'Sub & Co' },
      ]);
      const staffs = [await ask(getStudents, { as: who.admin }), await ask(staffApplications, { as: who.admin })];
      expect(JSON.stringify(staffs.map(({ body }) => body))).not.toMatch(/cameThrough|Sub & Co/);

      const choicesOf = async ({ token }: Person) => {
        const viewer = await viewerOfToken(token);
        if (!viewer) throw new Error('no viewer');
        return careChoices(viewer);
      };
      const choices = await Promise.all([who.owner, who.neha, who.simran, who.stranger].map(choicesOf));
      expect(choices.map((one) => one.through)).toEqual([
        ['Sharma Visa', 'Sub & Co'],
        ['Sub & Co'],
        ['Sharma Visa'],
        ['Hidden Hands'],
      ]);
      for (const exported of [exportStudents, exportApplications]) {
        const file = await send(exported, { as: who.owner, query: { format: 'csv', through: 'Sub & Co' } });
        const lines = (await file.text()).trim().split(/\r?\n/);
        expect(lines).toHaveLength(2);
        expect(lines[1]).toMatch(/"Neha Sharma","Moga","Sub & Co"$/);
      }
      // Whoever leaves is no one's of theirs any more.
      await ask(leaveAgent, { as: ofNeha, body: {} });
      expect(await studentsOf(who.owner, { through: 'Sub & Co' })).toEqual([]);
      expect(await applicationsOf(who.owner, { through: 'Sub & Co' })).toEqual([]);
    },
  );

  longIt('are searched by the counsellor’s name, and follow it; the platform’s staff read it as text', async () => {
    const { who, students } = made;
    expect(await studentsOf(who.owner, { q: 'neha' })).toEqual([students.ofNeha.user.name]);
    expect(await applicationsOf(who.owner, { q: 'sharma' })).toEqual([students.ofNeha.user.name]);
    const value = { memberId: who.simran.userId };
    const body = { list: 'students', act: 'assign', ids: [students.ofNeha.userId], value };
    expect((await ask(bulk, { as: who.owner, body })).status).toBe(201);
    expect(await applicationsOf(who.owner, { q: 'neha' })).toEqual([]);
    expect(await applicationsOf(who.owner, { q: 'simran' })).toHaveLength(2);
    const query = { member: who.simran.userId };
    const seen = rows((await ask(staffApplications, { as: who.admin, query })).body.applications);
    expect(seen.map(({ counsellor_name }) => counsellor_name)).toEqual(['Simran Kaur', 'Simran Kaur']);
  });

  longIt('are given to a colleague or a branch several at once, each with its own result', async () => {
    const { who, students, moga } = made;
    const all = [students.ofNeha, students.ofNone, students.ofSimran].map(({ userId }) => userId);
    const give = (as: Person, value: object) =>
      ask(bulk, { as, body: { list: 'students', act: 'assign', ids: all, value } });
    expect((await give(who.desk, { memberId: who.neha.userId })).status).toBe(403);
    expect((await give(who.accountant, { memberId: who.neha.userId })).status).toBe(403);
    expect((await give(who.neha, { memberId: who.neha.userId, branchId: moga })).status).toBe(403);
    expect((await give(who.owner, { memberId: who.desk.userId })).status).toBe(422);
    const byManager = (await give(who.manager, { memberId: who.manager.userId })).body.bulk;
    expect(byManager).toMatchObject({ total: 3, failedTotal: 2 });
    await Notification.deleteMany({});
    const { body } = await give(who.owner, { memberId: who.simran.userId });
    expect(body.bulk).toMatchObject({ failedTotal: 0, title: '3 students assigned to Simran Kaur.' });
    expect(await Application.countDocuments({ memberId: who.simran.userId })).toBe(3);
    expect(await Notification.find({ userId: who.simran.userId }).lean()).toMatchObject([
      { notification: '3 students are now assigned to you.' },
    ]);
    await give(who.owner, { memberId: null });
    expect(await User.countDocuments({ role: 'student', memberId: null, counsellor_name: '' })).toBe(3);
  });

  longIt('keep the person’s name where a colleague has the student, whatever is typed', async () => {
    const { who, students } = made;
    const typed = (of: Person, counsellor_name: string) =>
      ask(saveBasic, {
        as: who.owner,
        body: { userId: of.userId, name: of.user.name, mobile: '+919876543210', email: of.user.email, counsellor_name },
      });
    expect((await typed(students.ofNeha, 'Someone else')).status).toBe(200);
    expect((await typed(students.ofNone, 'Neha mam')).status).toBe(200);
    expect(await User.findById(students.ofNeha.userId).lean()).toMatchObject({ counsellor_name: 'Neha Sharma' });
    expect(await applicationsOf(who.owner, { q: 'neha mam' })).toEqual([students.ofNone.user.name]);
  });
});

describe('counsellors’ names that were typed', () => {
  const typedBefore = async () => {
    const addedBy = made.who.owner.user._id;
    for (const counsellor_name of ['Neha mam', 'neha', 'Neha mam', 'Pooja', 'Kaur'])
      await person('student', { addedBy, counsellor_name });
  };

  longIt('are matched to people once; what matches no one stays, and nothing is lost', async () => {
    const { who } = made;
    await typedBefore();
    await User.updateOne({ _id: who.manager.userId }, { $set: { name: 'Manpreet Kaur' } });
    const listed = rows((await ask(listNames, { as: who.owner })).body.names);
    expect(listed).toEqual([
      { name: 'Neha mam', students: 2, suggested: who.neha.userId },
      // Two colleagues are called so.
      { name: 'Kaur', students: 1, suggested: null },
      { name: 'neha', students: 1, suggested: who.neha.userId },
      { name: 'Pooja', students: 1, suggested: null },
    ]);
    const matches = [
      { name: 'Neha mam', memberId: who.neha.userId },
      { name: 'neha', memberId: who.neha.userId },
    ];
    const match = () => ask(matchNames, { as: who.owner, body: { matches } });
    expect((await match()).body).toMatchObject({ count: 3 });
    expect((await match()).body).toMatchObject({ count: 0 });
    expect(await User.countDocuments({ memberId: who.neha.userId, counsellor_name: 'Neha Sharma' })).toBe(4);
    expect(await User.countDocuments({ memberId: null, counsellor_name: { $in: ['Pooja', 'Kaur'] } })).toBe(2);
  });

  it('are the owner’s and, in their branches, the manager’s to match', async () => {
    const { who, moga } = made;
    await typedBefore();
    for (const as of [who.neha, who.desk, who.accountant]) {
      expect((await ask(listNames, { as })).status).toBe(403);
      const body = { matches: [{ name: 'neha', memberId: who.neha.userId }] };
      expect((await ask(matchNames, { as, body })).status).toBe(403);
    }
    expect((await ask(listNames, { as: who.manager })).body.names).toEqual([]);
    expect((await ask(listNames, { as: who.stranger })).body.names).toEqual([]);
    await User.updateOne({ counsellor_name: 'Pooja' }, { $set: { branchId: moga } });
    expect(rows((await ask(listNames, { as: who.manager })).body.names)).toHaveLength(1);
    const foreign = { matches: [{ name: 'Pooja', memberId: who.stranger.userId }] };
    expect((await ask(matchNames, { as: who.owner, body: foreign })).status).toBe(404);
  });
});

describe('what each role finds after signing in', () => {
  it('are the screens that it may open', async () => {
    const { who } = made;
    const hrefs = async ({ token }: Person) => {
      const viewer = await viewerOfToken(token);
      if (!viewer) throw new Error('no viewer');
      return menuOf(viewer);
    };
    const area = (path: string) => `/app/agent${path}`;
    const withStudents = ['/students', '/messages', '/applications'].map(area);
    for (const name of ['owner', 'manager', 'neha', 'desk'] as const) {
      const { menu } = await hrefs(who[name]);
      expect(menu.map(({ href }) => href)).toEqual(expect.arrayContaining([...withStudents, area('/add-student/new')]));
    }
    const { menu, phoneMenu } = await hrefs(who.accountant);
    expect(menu.map(({ href }) => href)).toEqual(
      [
        '',
        '/search-course',
        '/saved-applications',
        '/fees',
        '/scholarships',
        '/commission',
        '/people',
        '/settings',
        '/password',
      ].map(area),
    );
    expect(phoneMenu).toEqual(['', '/search-course', '/saved-applications', '/fees'].map(area));
  });

  it('lets those who enter no students import none', async () => {
    const { who } = made;
    const body = {
      students: [{ row: 2, name: 'A B', email: 'ab@example.com', mobile: '+919876543210', counsellor_name: 'N' }],
    };
    expect((await ask(importStudents, { as: who.accountant, body })).status).toBe(403);
    expect(await User.exists({ email: 'ab@example.com' })).toBeNull();
  });
});

describe('an agency’s own name and logo', () => {
  const logoOf = async (student: Person) => (await agencyOfStudent(student.userId))?.logo ?? null;
  const save = (as: Person, content: Parameters<typeof file>[0] = PNG) =>
    ask(setLogo, { as, form: formOf({ logo: file(content, 'logo.png') }) });

  longIt('are seen by its students, set by its owners, and go when they leave', async () => {
    const { who, students } = made;
    for (const as of [who.manager, who.neha, who.desk, who.accountant]) expect((await save(as)).status).toBe(403);
    expect((await save(who.owner, PDF)).status).toBe(415);
    expect(await logoOf(students.ofNeha)).toBeNull();
    const { status, body } = await save(who.owner);
    expect([status, body.logo]).toEqual([200, expect.stringMatching(/^\/api\/v1\/logos\/[0-9a-f]{24}$/)]);
    expect(await agencyOfStudent(students.ofNeha.userId)).toEqual({
      name: who.owner.user.company_name || who.owner.user.name,
      logo: body.logo,
      counsellor: 'Neha Sharma',
      branch: 'Moga',
    });
    const fileId = String(body.logo).split('/').at(-1) ?? '';
    await removeOrphanFiles(new Date(Date.now() + 60_000), new AbortController().signal);
    expect((await send(logo, { params: { fileId } })).status).toBe(200);
    await ask(leaveAgent, { as: students.ofNeha, body: {} });
    expect(await agencyOfStudent(students.ofNeha.userId)).toBeNull();
    expect((await ask(removeLogo, { as: who.neha })).status).toBe(403);
    expect((await ask(removeLogo, { as: who.owner })).status).toBe(200);
    expect((await send(logo, { params: { fileId } })).status).toBe(404);
    expect(await logoOf(students.ofSimran)).toBeNull();
  });

  it('stand at the head of letters to its students, and of no one else’s', async () => {
    const { who, students } = made;
    await User.updateOne({ _id: who.owner.userId }, { $set: { company_name: 'Banyan Lane' } });
    const head = async ({ userId }: Person) => {
      const letter = await compose({ template: 'password-changed', userId });
      if (!letter) throw new Error('no letter');
      return [renderText(letter), renderHtml(letter)].map((text) => text.includes('Banyan Lane, with '));
    };
    expect(await head(students.ofNeha)).toEqual([true, true]);
    expect(await head(who.neha)).toEqual([false, false]);
    await ask(leaveAgent, { as: students.ofNeha, body: {} });
    expect(await head(students.ofNeha)).toEqual([false, false]);
  });
});

describe('what was opened and exported', () => {
  longIt('is listed for the owner, by person, without the name of a student who left', async () => {
    const { who, students } = made;
    const open = (as: Person, of: Person) => ask(userDetails, { as, params: { id: of.userId } });
    await open(who.neha, students.ofNeha);
    await open(who.simran, students.ofSimran);
    await send(exportStudents, { as: who.owner, query: { format: 'csv' } });
    await writeAccessLog();
    const read = (as: Person, query: Query = {}) => ask(readAccess, { as, query });
    for (const as of [who.manager, who.neha, who.desk, who.accountant]) expect((await read(as)).status).toBe(403);
    const { body } = await read(who.owner);
    expect(rows(body.opened).map(({ reader, seen }) => [reader, seen])).toEqual([
      ['Simran Kaur', ['the name and contact details']],
      ['Neha Sharma', ['the name and contact details']],
    ]);
    expect(rows(body.exports)).toMatchObject([{ reader: who.owner.user.name, what: 'exported the list of students.' }]);
    const ofNeha = (await read(who.owner, { member: who.neha.userId })).body;
    expect([ofNeha.total, ofNeha.exports]).toEqual([1, []]);
    expect(rows(ofNeha.opened)).toMatchObject([{ student: { name: students.ofNeha.user.name } }]);
    await ask(leaveAgent, { as: students.ofNeha, body: {} });
    const left = (await read(who.owner, { member: who.neha.userId })).body;
    expect(JSON.stringify(left)).not.toContain(students.ofNeha.user.name);
    expect(rows(left.opened)).toMatchObject([{ student: null }]);
    expect((await read(who.owner, { member: who.stranger.userId })).status).toBe(404);
    expect((await read(who.stranger)).body).toMatchObject({ opened: [], total: 0, exports: [] });
  });
});

describe('the agency’s name', () => {
  it('is changed by an owner alone, and what its people, students and applications show follows', async () => {
    const { who, students } = made;
    const before = String(who.owner.user.company_name);
    const name = 'Gill Global';
    for (const as of [who.manager, who.neha, who.desk, who.accountant])
      expect((await ask(renameAgency, { as, body: { name } })).status).toBe(403);
    expect((await ask(renameAgency, { as: who.owner, body: { name: ' ' } })).status).toBe(422);
    expect((await ask(renameAgency, { as: who.owner, body: { name } })).status).toBe(200);
    expect(await Job.countDocuments({ kind: 'agency-renamed' })).toBe(2);
    await renewAgencyName(who.owner.userId);

    expect(await User.countDocuments({ company_name: name })).toBe(9);
    expect(await Application.countDocuments({ agency: name })).toBe(3);
    expect((await User.findById(who.stranger.userId).orFail().lean()).company_name).not.toBe(name);
    expect(await agencyOfStudent(students.ofNone.userId)).toMatchObject({ name });
    expect((await ask(getStudents, { as: who.admin, query: { q: 'gill global' } })).body).toHaveLength(3);
    // What names the agency that brought the student is a fact of then.
    const { credit } = await Application.findOne({ userId: students.ofNeha.userId }).orFail().lean();
    expect(credit?.agency).toBe(before);
    expect(await Notification.find({ userId: who.admin.userId, href: '/agents' }).lean()).toMatchObject([
      { notification: `The agency ${before || who.owner.user.name} is now called ${name}.` },
    ]);
  });
});
