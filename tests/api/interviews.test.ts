import { beforeEach, describe, expect, it } from 'vitest';
import { PUT as putInterview } from '@/app/api/v1/applications/[id]/interview/route';
import { POST as undo } from '@/app/api/v1/applications/[id]/undo/route';
import { toDay } from '@/lib/domain/days/day';
import { compose } from '@/lib/platform/mail/compose';
import { newCalendarAddress } from '@/lib/services/applications/deadlines/calendar-address';
import { nextDueDays } from '@/lib/services/applications/deadlines/next';
import { calendarOf } from '@/lib/services/desk/deadlines/calendar';
import { eraseStudent } from '@/lib/services/file/leaving/erase';
import { Application, type ApplicationRecord } from '@/models/application';
import { Notification } from '@/models/notification';
import { type application, everybodyApplied } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import type { everybody, Person } from '../support/people';
import { ask } from '../support/request';
import { forgetNotices, informedOf } from '../support/undo-window';

let who: Awaited<ReturnType<typeof everybody>>;
let its: Awaited<ReturnType<typeof application>>;
beforeEach(async () => {
  await emptyDatabase();
  ({ who, its } = await everybodyApplied('student', 'Under Review'));
  await forgetNotices();
});

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const DAY = dayIn(30);
const GIVEN = {
  on: DAY,
  time: '10:00',
  zone: 'Asia/Kathmandu',
  link: 'https://meet.example.edu/a?b=1',
  place: '',
  note: 'Have the passport at hand.',
};
const put = (as: Person | null, body: object = GIVEN, id = its.id) => ask(putInterview, { as, params: { id }, body });
const stored = async () => (await Application.findById(its.id).lean()) as ApplicationRecord;

describe('a move to Interview', () => {
  longIt(
    'takes the interview along: student, agent and staff see it, in bell, mail, due days and calendar',
    async () => {
      await its.consent(who.student);
      await forgetNotices();
      const answer = await its.move(who.team, 'Interview', '', { interview: GIVEN });
      expect(answer.status).toBe(200);
      for (const as of [who.student, who.agent, who.team, who.admin])
        expect((await its.view(as))?.interview, as.viewer.role).toMatchObject({
          ...GIVEN,
          entered: { byName: who.team.user.name, byRole: 'team' },
        });
      expect(await informedOf([who.student, who.agent])).toEqual({
        bell: ['agent', 'student'],
        mail: ['agent', 'student'],
      });
      const request = {
        template: 'application-moved',
        userId: who.student.userId,
        applicationId: its.id,
        move: 2,
      } as const;
      const { facts = [], asks } = (await compose(request)) ?? {};
      expect(facts.find(({ term }) => term === 'Interview')?.value).toMatch(/, 10:00 Kathmandu time$/);
      expect(facts.map(({ value }) => value)).toEqual(expect.arrayContaining([GIVEN.link, GIVEN.note]));
      expect(asks).toMatchObject({ what: 'Attend the interview', on: DAY });
      const [due] = await nextDueDays(who.agent.viewer, 5, toDay(dayIn(0)));
      expect(due).toMatchObject({ kind: 'interview', on: DAY, what: 'Interview, 10:00 Kathmandu time' });
      const { address } = await newCalendarAddress(who.student.viewer);
      const calendar = await calendarOf(String(address).split('/').at(-1) ?? '', new Date());
      expect(calendar).toContain(`DTSTART:${DAY.replaceAll('-', '')}T041500Z\r\n`);
    },
  );

  longIt('needs none: it is entered later, and until then staff have the next move', async () => {
    expect((await its.move(who.team, 'Interview')).status).toBe(200);
    expect(await its.view(who.student)).toMatchObject({ interview: null, canInterview: false });
    expect(await its.view(who.team)).toMatchObject({ interview: null, canInterview: true });
    expect(await nextDueDays(who.student.viewer, 5, toDay(dayIn(0)))).toEqual([]);
  });

  it('sends nothing to the university, whose answer to it sends', async () => {
    await its.move(who.team, 'Interview', '', { interview: GIVEN });
    expect(await its.view(who.student)).toMatchObject({ sent: null, missingYes: 'student' });
    expect((await its.move(who.team, 'Submitted')).status).toBe(409);
    await its.consent(who.student);
    expect((await its.move(who.team, 'Conditional Offer')).status).toBe(200);
    expect((await its.view(who.student))?.sent).toMatchObject({ how: 'status' });
  });

  it('leaves one that was sent as sent', async () => {
    await its.consent(who.student);
    await its.move(who.team, 'Submitted');
    const { sent } = await stored();
    expect((await its.move(who.admin, 'Interview', '', { interview: GIVEN })).status).toBe(200);
    expect((await stored()).sent).toEqual(sent);
  });

  it('takes an interview with no other move, and no Undo with one', async () => {
    const other = await its.move(who.team, 'Documents Requested', 'A page is missing.', { interview: GIVEN });
    expect([other.status, Object.keys(other.body.fields ?? {})]).toEqual([422, ['interview']]);
    const withUndo = await its.move(who.team, 'Interview', '', { interview: GIVEN, undo: true });
    expect([withUndo.status, Object.keys(withUndo.body.fields ?? {})]).toEqual([422, ['undo']]);
    const own = await its.move(who.student, 'Withdrawn', '', { interview: GIVEN });
    expect(own.status).toBe(422);
    expect((await stored()).status).toBe('Under Review');
  });

  longIt('forgets what was entered for an earlier one, and Undo brings that back', async () => {
    await its.move(who.team, 'Interview', '', { interview: GIVEN });
    await its.move(who.team, 'Documents Requested', 'A page is missing.');
    await its.move(who.team, 'Under Review');
    await its.move(who.team, 'Interview', '', { undo: true });
    expect((await its.view(who.student))?.interview).toBeNull();
    expect((await ask(undo, { as: who.team, params: { id: its.id }, body: {} })).status).toBe(200);
    expect(await its.view(who.student)).toMatchObject({ applicationStatus: 'Under Review', interview: GIVEN });
    expect((await stored()).dueDays).toEqual([]);
  });
});

describe('PUT /applications/{id}/interview', () => {
  it('changes it: student and agent hear the new day, and the history tells of both', async () => {
    await its.move(who.team, 'Interview', '', { interview: GIVEN });
    await forgetNotices();
    const later = { ...GIVEN, on: dayIn(31), link: '', place: 'By phone' };
    expect((await put(who.admin, later)).body.application?.interview).toMatchObject({
      ...later,
      entered: { byName: who.admin.user.name },
    });
    expect(await informedOf([who.student, who.agent, who.team])).toEqual({
      bell: ['agent', 'student'],
      mail: ['agent', 'student'],
    });
    const bell = await Notification.find({ userId: who.student.userId }).lean();
    expect(bell.map(({ notification }) => notification)).toMatchObject([
      expect.stringMatching(/^The interview for your application to .* is on .*, 10:00 Kathmandu time\.$/),
    ]);
    const letter = (userId: string) => compose({ template: 'interview', userId, applicationId: its.id });
    expect((await letter(who.student.userId))?.facts).toContainEqual({ term: 'Place', value: 'By phone' });
    expect((await letter(who.agent.userId))?.heading).toContain(who.student.user.name);
    expect(await letter(who.otherStudent.userId)).toBeNull();
    const { acts = [], dueDays } = await stored();
    expect(acts.map(({ act }) => act)).toEqual(['interview set', 'interview changed']);
    expect(dueDays).toEqual([later.on]);
  });

  it('is for staff, at Interview alone', async () => {
    expect((await put(who.team)).status).toBe(409);
    await its.move(who.team, 'Interview');
    expect((await put(null)).status).toBe(401);
    for (const as of [who.student, who.agent]) expect((await put(as)).status).toBe(403);
    expect((await put(who.team, GIVEN, 'f'.repeat(24))).status).toBe(404);
    expect((await put(who.team)).status).toBe(200);
    await its.move(who.team, 'Rejected', 'The course is full.');
    expect((await put(who.team)).status).toBe(409);
  });

  it.each([
    ['on', { on: '2027-02-30' }],
    ['on', { on: '' }],
    ['time', { time: '25:00' }],
    ['time', { time: '9:30' }],
    ['zone', { zone: 'Mars/Olympus' }],
    ['zone', { zone: '' }],
    ['link', { link: 'javascript:alert(1)' }],
    ['link', { link: 'ftp://example.edu/a' }],
    ['link', { link: `https://example.edu/${'a'.repeat(2_048)}` }],
    ['place', { link: '', place: '' }],
    ['place', { place: 'two\nlines' }],
    ['place', { place: 'x'.repeat(301) }],
    ['note', { note: 'x'.repeat(1_001) }],
  ])('names the field %s that is wrong in %o', async (field, wrong) => {
    await its.move(who.team, 'Interview');
    const answer = await put(who.team, { ...GIVEN, ...wrong });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]]);
    const moved = await its.move(who.team, 'Submitted', '', { interview: { ...GIVEN, ...wrong } });
    expect([moved.status, Object.keys(moved.body.fields ?? {})]).toEqual([422, [`interview.${field}`]]);
    expect((await stored()).interview ?? null).toBeNull();
  });

  it('is gone with the account', async () => {
    await its.move(who.team, 'Interview', '', { interview: GIVEN });
    await eraseStudent(who.student.user._id);
    const { interview, dueDays } = await stored();
    expect([interview, dueDays]).toEqual([null, []]);
  });
});
