import { beforeEach, expect, it } from 'vitest';
import { POST as addStudent } from '@/app/api/v1/add-student-by-agent/route';
import { POST as invite } from '@/app/api/v1/agent/students/[id]/invite/route';
import { invitationOf } from '@/lib/services/people/staff/invitations';
import { Job } from '@/models/job';
import { User } from '@/models/user';
import { emptyDatabase } from '../support/database';
import { everybody } from '../support/people';
import { ask } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
let id: string;
let code: string;
beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
  const body = {
    name: 'Asha Rao',
    email: 'asha@example.com',
    mobile: '9876543210',
    password: 'long enough',
    counsellor_name: 'Meera',
  };
  const answer = await ask(addStudent, { as: who.agent, body });
  id = String(answer.body.data?._id);
  code = String(answer.body.data?.code);
});

const mails = () => Job.countDocuments({ 'payload.template': 'set-password', 'payload.userId': id });

it('an added student is sent the link at once, and once more for each time the agent asks', async () => {
  expect(await mails()).toBe(1);
  const answer = await ask(invite, { as: who.agent, params: { id } });
  expect([answer.status, answer.body.message]).toEqual([200, 'We’re sending the email.']);
  expect(await mails()).toBe(2);
});

it('the agent is told the address and the code until the student is verified; nobody else is, ever', async () => {
  expect(await invitationOf(who.agent.viewer, id)).toEqual({ email: 'asha@example.com', code });
  await expect(invitationOf(who.otherAgent.viewer, id)).rejects.toMatchObject({ status: 404 });
  await User.updateOne({ _id: id }, { isVerified: true });
  expect(await invitationOf(who.agent.viewer, id)).toBeNull();
  const answer = await ask(invite, { as: who.agent, params: { id } });
  expect([answer.status, answer.body.message]).toEqual([409, 'Account already verified.']);
  expect(await mails()).toBe(1);
});

it("another agent's student can't be sent anything", async () => {
  expect((await ask(invite, { as: who.otherAgent, params: { id } })).status).toBe(404);
  expect(await mails()).toBe(1);
});
