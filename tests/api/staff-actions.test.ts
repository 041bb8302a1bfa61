import { beforeAll, describe, expect, it } from 'vitest';
import { POST as move } from '@/app/api/v1/applications/[id]/status/route';
import { DELETE as deleteNews } from '@/app/api/v1/delete-news/[slug]/route';
import { GET as exportStudents } from '@/app/api/v1/get-students/export/route';
import { POST as saveNews } from '@/app/api/v1/save-news/route';
import { GET as exportLog } from '@/app/api/v1/staff/actions/export/route';
import { GET as list } from '@/app/api/v1/staff/actions/route';
import { PATCH as toggle } from '@/app/api/v1/toggle-agent-verification/[id]/route';
import { PUT as setNewsStatus } from '@/app/api/v1/update-news-status/[slug]/route';
import { Application } from '@/models/application';
import { StaffAction } from '@/models/staff-action';
import { User } from '@/models/user';
import { everybody, person } from '../support/people';
import { ask, type Json, rows, send } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  await StaffAction.collection.deleteMany({});
  who = await everybody();
  const application = await Application.create({
    userId: who.student.userId,
    agentId: null,
    courseId: 'c'.repeat(24),
    country: 'Canada',
    university: 'Douglas College',
    course: 'Bachelor of Nursing',
    year: 2027,
    month: 'Sep',
    status: 'Pending',
    history: [],
  });
  const id = String(application._id);
  await ask(move, { as: who.team, params: { id }, body: { status: 'Rejected', reason: 'A very private reason.' } });
  await ask(move, { as: who.team, params: { id }, body: { status: 'Submitted', reason: '' } });
  await ask(toggle, { as: who.admin, params: { id: who.agent.userId }, body: { isVerified: false } });
  const body = { title: 'New intake', description: '<p>In May.</p>' };
  const slug = String((await ask(saveNews, { as: who.admin, body })).body.news?.slug);
  await ask(setNewsStatus, { as: who.admin, params: { slug }, body: { status: true } });
  await ask(deleteNews, { as: who.admin, params: { slug } });
});

const log = async (query: Record<string, string> = {}) => {
  const answer = await ask(list, { as: who.admin, query });
  expect(answer.status).toBe(200);
  return rows(answer.body.actions);
};
const actions = (lines: Json[]) => lines.map(({ action }) => action);

describe('the log of staff actions', () => {
  it('holds who did what to whom, when, and what changed: newest first, refused ones left out', async () => {
    const lines = await log();
    expect(actions(lines)).toEqual(['news.delete', 'news.publish', 'news.add', 'agent.unverify', 'application.move']);
    expect(lines[4]).toMatchObject({
      by: { _id: who.team.userId, name: who.team.user.name, role: 'team' },
      subject: 'application',
      label: 'Bachelor of Nursing, Douglas College',
      person: { _id: who.student.userId, name: who.student.user.name },
      before: { status: 'Pending' },
      after: { status: 'Rejected' },
    });
    expect(Date.now() - Date.parse(String(lines[4]?.at))).toBeLessThan(60_000);
    expect(lines[3]).toMatchObject({ person: { _id: who.agent.userId }, after: { isVerified: false } });
  });

  it('keeps no reasons, texts, email addresses or names of people', async () => {
    const stored = JSON.stringify(await StaffAction.find().lean());
    for (const { user } of Object.values(who)) expect(stored).not.toContain(user.email);
    expect(stored).not.toContain(who.student.user.name);
    expect(stored).not.toContain('private reason');
    expect(stored).not.toContain('In May');
  });

  it('is narrowed by who, what, when, and names', async () => {
    expect(actions(await log({ by: who.team.userId }))).toEqual(['application.move']);
    expect(actions(await log({ action: 'news.add' }))).toEqual(['news.add']);
    expect(actions(await log({ q: 'intake' }))).toHaveLength(3);
    expect(actions(await log({ q: who.student.user.name }))).toEqual(['application.move']);
    expect(actions(await log({ q: who.agent.user.email }))).toEqual(['agent.unverify']);
    const today = new Date().toISOString().slice(0, 10);
    expect(await log({ from: today, to: today })).toHaveLength(5);
    expect(await log({ to: '2026-01-01' })).toHaveLength(0);
    expect(await log({ from: '2099-01-01' })).toHaveLength(0);
    expect(actions(await log({ page: '2', limit: '2' }))).toEqual(['news.add', 'agent.unverify']);
  });

  it('outlives an account without keeping its name', async () => {
    const gone = await person('agent');
    await ask(toggle, { as: who.admin, params: { id: gone.userId }, body: { isVerified: false } });
    await User.deleteOne({ _id: gone.userId });
    expect((await log({ limit: '1' }))[0]).toMatchObject({ person: { _id: gone.userId, name: '' } });
  });

  it('can only be added to', async () => {
    const one = await StaffAction.findOne().lean();
    const before = await StaffAction.countDocuments();
    await expect(StaffAction.updateOne({ _id: one?._id }, { $set: { label: 'x' } })).rejects.toThrow('append-only');
    await expect(StaffAction.findByIdAndUpdate(one?._id, { label: 'x' })).rejects.toThrow('append-only');
    await expect(StaffAction.deleteOne({ _id: one?._id })).rejects.toThrow('append-only');
    await expect(StaffAction.deleteMany({})).rejects.toThrow('append-only');
    expect(await StaffAction.countDocuments()).toBe(before);
    expect(await StaffAction.findById(one?._id).lean()).toEqual(one);
  });

  it('is had as a file, and tells who took which list', async () => {
    const response = await send(exportLog, { as: who.admin, query: { by: who.team.userId } });
    const text = await response.text();
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"');
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain('Changed the status of an application');
    await (await send(exportStudents, { as: who.team })).text();
    await (await send(exportStudents, { as: who.otherAgent })).text();
    expect(await log({ action: 'list.export' })).toMatchObject([
      { by: { _id: who.team.userId }, label: 'students' },
      { by: { _id: who.admin.userId }, label: 'audit-log' },
    ]);
  });

  it('is for admins only', async () => {
    for (const as of [who.student, who.otherAgent, who.team]) expect((await ask(list, { as })).status).toBe(403);
    expect((await ask(list)).status).toBe(401);
    expect((await ask(list, { as: who.admin, query: { action: 'nothing' } })).status).toBe(422);
  });
});
