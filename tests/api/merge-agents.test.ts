import { beforeEach, describe, expect, it } from 'vitest';
import { GET as exportApplications } from '@/app/api/v1/agent/applications/export/route';
import { GET as agentApplications } from '@/app/api/v1/agent/applications/route';
import { GET as viewApplication } from '@/app/api/v1/applications/[id]/route';
import { POST as addDocument } from '@/app/api/v1/documents/route';
import { GET as completeProfile } from '@/app/api/v1/get-complete-profile/[id]/route';
import { GET as documents } from '@/app/api/v1/get-documents/[userId]/route';
import { GET as exportStudents } from '@/app/api/v1/get-students/export/route';
import { GET as getStudents } from '@/app/api/v1/get-students/route';
import { POST as leaveAgent } from '@/app/api/v1/leave-agent/route';
import { DELETE as takeBack } from '@/app/api/v1/merges/[id]/route';
import { POST as savePersonal } from '@/app/api/v1/save-personal-info/route';
import { GET as choices, POST as merge } from '@/app/api/v1/students/[id]/merge/route';
import type { MailRequest } from '@/lib/domain/mail-requests';
import { compose } from '@/lib/platform/mail/compose';
import { followUp } from '@/lib/services/file/merging/merge-job';
import { Application } from '@/models/application';
import { Job } from '@/models/job';
import { Merge } from '@/models/merge';
import { Notification } from '@/models/notification';
import { User } from '@/models/user';
import { application } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { file, formOf, PDF } from '../support/files';
import { longIt } from '../support/long-it';
import { madeOnce } from '../support/made-once';
import { type Person, person } from '../support/people';
import { personal } from '../support/profiles';
import { ask, rows, send } from '../support/request';

let admin: Person;
let keep: Person;
let gone: Person;
let [banyan, cedar]: [Person, Person] = [] as never;
let its: { keep: string; gone: string };

beforeEach(async () => {
  await emptyDatabase();
  ({ admin, keep, gone, banyan, cedar } = await madeOnce('two students and two agents', async () => ({
    ...{ admin: await person('admin'), keep: await person('student'), gone: await person('student') },
    banyan: await person('agent', { company_name: 'Banyan' }),
    cedar: await person('agent', { company_name: 'Cedar' }),
  })));
});

/** Gives both accounts their agents and a file: a profile, a document, an application. */
async function withFiles(keepAgent: Person | null, goneAgent: Person | null) {
  for (const [student, agent] of [
    [keep, keepAgent],
    [gone, goneAgent],
  ] as const) {
    const whose = { addedBy: agent?.user._id ?? null, company_name: agent?.user.company_name ?? '' };
    await User.updateOne({ _id: student.userId }, { $set: whose });
    await ask(savePersonal, { as: student, body: { ...personal(), userId: student.userId } });
    await ask(addDocument, { as: student, form: formOf({ field: 'cv', file: file(PDF, 'cv.pdf') }) });
  }
  its = { keep: (await application(keep)).id, gone: (await application(gone)).id };
}

/** What of the two files an agent reads by any call: 'keep', 'gone'; nothing for nothing. */
async function readBy(as: Person): Promise<Record<string, unknown>> {
  const byId = (call: typeof completeProfile, params: Record<string, string>) =>
    ask(call, { as, params }).then(({ status }) => status);
  const { body: list } = await ask(getStudents, { as, query: { addedBy: as.userId } });
  const { body: found } = await ask(getStudents, { as, query: { q: keep.user.email } });
  const { body: mine } = await ask(agentApplications, { as });
  const csv = await Promise.all(
    [exportStudents, exportApplications].map(async (call) => (await send(call, { as, query: {} })).text()),
  );
  return {
    profile: await byId(completeProfile, { id: keep.userId }),
    closed: await byId(completeProfile, { id: gone.userId }),
    documents: await byId(documents, { userId: keep.userId }),
    one: await byId(viewApplication, { id: its.keep }),
    other: await byId(viewApplication, { id: its.gone }),
    listed: rows(list).length,
    found: rows(found).length,
    applications: rows(mine.applications).length,
    exported: csv.join('').includes(keep.user.name),
  };
}

const no = 404;
const NOTHING = { profile: no, closed: no, documents: no, one: no, other: no };
const NOWHERE = { ...NOTHING, listed: 0, found: 0, applications: 0, exported: false };
const ALL = { ...{ profile: 200, closed: no, documents: 200, one: 200, other: 200 }, listed: 1, found: 1 };
const EVERYTHING = { ...ALL, applications: 2, exported: true };

const merging = (body: { agentId?: string | null } = {}, as = admin) =>
  ask(merge, { as, params: { id: keep.userId }, body: { goneId: gone.userId, ...body } });
const choicesNow = async (as = admin) =>
  ask(choices, { as, params: { id: keep.userId }, query: { goneId: gone.userId } });
const toldTo = async ({ userId }: Person) =>
  (await Notification.find({ userId }).lean()).map(({ notification }) => notification);
const mailed = async () => {
  const requests = (await Job.find({ kind: 'mail' }).lean()).map(({ payload }) => payload as unknown as MailRequest);
  const letters = requests.filter(({ template }) => template === 'account-merged').map((one) => compose(one));
  return Promise.all(letters);
};

describe('a merge that says nothing of an agency', () => {
  it.each([
    ['none', 'Banyan'],
    ['Banyan', 'none'],
    ['Banyan', 'Cedar'],
  ])('gives no agency what it did not read before: who stays has %s, the other %s', async (ofKeep, ofGone) => {
    const agentNamed = (name: string) => ({ Banyan: banyan, Cedar: cedar })[name] ?? null;
    await withFiles(agentNamed(ofKeep), agentNamed(ofGone));
    const before = [await readBy(banyan), await readBy(cedar)];
    const { status, body } = await merging();
    expect(status).toBe(200);
    for (const agent of [banyan, cedar]) expect(await readBy(agent)).toEqual(NOWHERE);
    expect(await toldTo(keep)).toContainEqual(expect.stringContaining('No agency can see your file now.'));
    expect((await mailed()).map((letter) => [letter?.to, letter?.paragraphs?.at(-1)])).toEqual([
      [keep.user.email, 'No agency can see your profile, documents or applications now.'],
    ]);
    for (const agent of [agentNamed(ofKeep), agentNamed(ofGone)])
      if (agent) expect(await toldTo(agent)).toContainEqual(expect.stringContaining('is no longer your student.'));

    expect((await ask(takeBack, { as: admin, params: { id: String(body.merge?._id) } })).status).toBe(200);
    expect([await readBy(banyan), await readBy(cedar)]).toEqual(before);
  });

  it('gives nothing by what comes late, nor by a copy of the agent that is behind', async () => {
    await withFiles(banyan, null);
    await merging();
    await Application.updateMany({}, { agentId: banyan.user._id });
    expect(await readBy(banyan)).toEqual(NOWHERE);
    await Application.updateOne({ _id: its.gone }, { userId: gone.user._id, agentId: null });
    await followUp(new Date());
    expect(await readBy(banyan)).toEqual(NOWHERE);
  });

  longIt('leaves the student with the agency that both accounts have, and says so', async () => {
    await withFiles(banyan, banyan);
    expect((await choicesNow()).body).toMatchObject({ agencies: [{ name: 'Banyan' }], agentId: banyan.userId });
    await merging();
    expect(await readBy(banyan)).toEqual(EVERYTHING);
    expect(await toldTo(keep)).toContainEqual(
      expect.stringContaining(
        'Banyan is your agency and can see all of it. You can leave this agency in your settings.',
      ),
    );
    expect(await toldTo(banyan)).not.toContainEqual(expect.stringContaining('no longer your student'));
  });
});

describe('the choice of whose student it is', () => {
  longIt('names the agencies with what each would come to see, for admins', async () => {
    await withFiles(banyan, cedar);
    await application(gone);
    const { body } = await choicesNow();
    expect(body).toEqual({
      agencies: [
        { _id: banyan.userId, name: 'Banyan', sees: { profile: true, documents: 1, applications: 2 } },
        { _id: cedar.userId, name: 'Cedar', sees: { profile: true, documents: 1, applications: 1 } },
      ],
      agentId: null,
    });
    expect((await choicesNow(banyan)).status).toBe(403);
    const unknown = { as: admin, params: { id: keep.userId }, query: { goneId: banyan.userId } };
    expect((await ask(choices, unknown)).status).toBe(404);
  });

  it.each(['keep', 'gone'] as const)(
    'gives the whole file to the agency of the account that %s names',
    async (whose) => {
      await withFiles(banyan, cedar);
      const [chosen, other] = whose === 'keep' ? [banyan, cedar] : [cedar, banyan];
      const { body } = await merging({ agentId: chosen.userId });
      expect(await readBy(chosen)).toEqual(EVERYTHING);
      expect(await readBy(other)).toEqual(NOWHERE);
      const name = String(chosen.user.company_name);
      expect(await toldTo(keep)).toContainEqual(
        expect.stringContaining(`${name} is your agency and can see all of it.`),
      );
      const [letter] = await mailed();
      expect(letter?.paragraphs?.at(-1)).toContain(`${name} is your agency`);
      expect(letter?.action).toMatchObject({ label: 'View my agency', href: expect.stringContaining('/settings') });
      expect(await toldTo(other)).toContainEqual(expect.stringContaining('is no longer your student.'));

      // A second look at what came late gives them nothing back that the student ended.
      expect((await ask(leaveAgent, { as: keep, body: {} })).status).toBe(200);
      await followUp(new Date());
      expect(await readBy(chosen)).toEqual(NOWHERE);
      await ask(takeBack, { as: admin, params: { id: String(body.merge?._id) } });
      expect(await User.findById(gone.userId).lean()).toMatchObject({ addedBy: cedar.user._id, company_name: 'Cedar' });
    },
  );

  it('is one of the two agencies, and none that the student left; no one’s is a choice too', async () => {
    await withFiles(banyan, banyan);
    expect((await merging({ agentId: cedar.userId })).body.fields).toHaveProperty('agentId');
    expect((await merging({ agentId: 'Banyan' })).status).toBe(422);
    await User.updateOne({ _id: keep.userId }, { $set: { addedBy: null, formerAgents: [banyan.user._id] } });
    expect((await choicesNow()).body).toEqual({ agencies: [], agentId: null });
    expect((await merging({ agentId: banyan.userId })).status).toBe(422);
    expect(await Merge.countDocuments()).toBe(0);
    await User.updateOne({ _id: keep.userId }, { $set: { addedBy: banyan.user._id }, $unset: { formerAgents: '' } });
    expect((await merging({ agentId: null })).status).toBe(200);
    expect(await readBy(banyan)).toEqual(NOWHERE);
  });
});
