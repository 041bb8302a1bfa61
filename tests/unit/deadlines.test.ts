import { spawnSync } from 'node:child_process';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { interviewWordsIn, momentOfInterview } from '@/lib/domain/applications/interview';
import { addDays, dayOf } from '@/lib/domain/days/day';
import { dateText, dueWords, letterDay } from '@/lib/domain/days/day-words';
import { isTimeZone } from '@/lib/domain/days/time-zones';
import { type Dated, deadlinesOf, expiryDeadlines, inOrder, isToCome } from '@/lib/domain/deadlines/deadlines';
import { calendarText } from '@/lib/domain/deadlines/icalendar';
import { reminderDue } from '@/lib/domain/deadlines/reminders';
import { deadlineWords } from '@/lib/domain/deadlines/words';

const at = new Date('2026-11-01T10:00:00Z');
const item = (label: string, more: Partial<NonNullable<Dated['items']>[number]> = {}) => ({
  _id: label,
  kind: 'reference',
  label,
  state: 'requested' as const,
  dueOn: '2026-12-04',
  asked: { at },
  ...more,
});
const offer = { replyBy: '2026-12-01', depositBy: '2026-12-10', startOn: '2027-01-11', reply: null, made: { at } };
const names = (application: Dated) => deadlinesOf(application).map(({ on, what }) => `${on} ${what}`);

describe('the due days of an application', () => {
  it('are those of open items and of the offer, the earliest first', () => {
    const items = [item('Bank statement'), item('Second reference', { dueOn: '2026-11-28', state: 'redo' })];
    expect(names({ status: 'Offer Received', items, offer })).toEqual([
      '2026-11-28 Second reference',
      '2026-12-01 Reply to the offer',
      '2026-12-04 Bank statement',
      '2026-12-10 Pay the deposit',
      '2027-01-11 The course starts',
    ]);
  });

  it('leave out what was done: answered items, a reply, a deposit with its proof', () => {
    const items = [
      item('Answered', { state: 'received' }),
      item('Accepted', { state: 'accepted' }),
      item('Waived', { state: 'waived' }),
      item('No day', { dueOn: null }),
      item('Deposit', { kind: 'payment', state: 'received' }),
    ];
    const replied = { ...offer, reply: { reply: 'accept' as const } };
    expect(names({ status: 'Accepted', items, offer: replied })).toEqual(['2027-01-11 The course starts']);
    // No visa is applied for before the deposit has confirmed the place.
    expect(names({ status: 'Visa Applied', items: [], offer: replied })).toEqual(['2027-01-11 The course starts']);
    const declined = { ...offer, reply: { reply: 'decline' as const } };
    expect(names({ status: 'Offer Received', items: [], offer: declined })).toEqual([]);
  });

  it('has the interview while it stands at Interview, with its moment; it is late for no one', () => {
    const interview = { on: '2027-07-05', time: '10:00', zone: 'America/New_York', entered: { at } };
    const [day] = deadlinesOf({ status: 'Interview', items: [], interview });
    expect(day).toMatchObject({ kind: 'interview', on: '2027-07-05', what: 'Interview, 10:00 New York time' });
    expect(day?.at?.toISOString()).toBe('2027-07-05T14:00:00.000Z');
    expect(names({ status: 'Submitted', items: [], interview })).toEqual([]);
    const past = { kind: 'interview', on: '2026-11-01' } as const;
    expect([isToCome(past, '2026-11-01'), isToCome(past, '2026-11-02')]).toEqual([true, false]);
    expect(isToCome({ kind: 'item', on: '2026-11-01' }, '2026-11-02')).toBe(true);
  });

  it.each([
    ['2027-01-10', '09:30', 'Asia/Kathmandu', '2027-01-10T03:45:00.000Z'],
    ['2027-07-10', '09:30', 'Europe/London', '2027-07-10T08:30:00.000Z'],
    // The hour before clocks are put back, and the one after they are put forward.
    ['2027-10-31', '00:30', 'Europe/London', '2027-10-30T23:30:00.000Z'],
    ['2027-10-31', '02:30', 'Europe/London', '2027-10-31T02:30:00.000Z'],
    ['2027-03-28', '02:30', 'Europe/London', '2027-03-28T01:30:00.000Z'],
    ['2027-01-01', '00:30', 'Pacific/Auckland', '2026-12-31T11:30:00.000Z'],
  ])('an interview on %s at %s in %s is a moment', (on, time, zone, moment) => {
    expect(momentOfInterview({ on, time, zone }).toISOString()).toBe(moment);
    expect(interviewWordsIn('Asia/Kolkata', { on: '2027-01-10', time: '23:00', zone: 'Asia/Kathmandu' })).toBe(
      '10 Jan 2027, 22:45 Kolkata time',
    );
  });

  it('are none while it is deferred, and after its end', () => {
    for (const status of ['Deferred', 'Withdrawn', 'Rejected', 'Enrolled'] as const) {
      expect(names({ status, items: [item('Bank statement')], offer })).toEqual([]);
    }
  });

  it('are beside those of papers: a passport on its day, a test report 24 months after the test', () => {
    const papers = { personal: { expiry_date: '2030-01-31' }, tests: { ielts_test_date: '2025-03-15' } };
    expect(expiryDeadlines(papers).map(({ on, what }) => `${on} ${what}`)).toEqual([
      '2027-03-15 IELTS report expires',
      '2030-01-31 Passport expires',
    ]);
    expect(
      inOrder([
        { on: '2027-01-02', kind: 'expiry', key: 'b' },
        { on: '2027-01-02', kind: 'item', key: 'c' },
      ] as const),
    ).toMatchObject([{ key: 'c' }, { key: 'b' }]);
  });
});

describe('the words for a day', () => {
  it('say how far off it is', () => {
    const words = [-2, -1, 0, 1, 3].map((days) => dueWords(addDays('2026-12-31', days), '2026-12-31'));
    expect(words).toEqual(['2 days late', '1 day late', 'today', 'tomorrow', 'in 3 days']);
    const far = [-800, -70, 59, 61, 280].map((days) => dueWords(addDays('2026-12-31', days), '2026-12-31'));
    expect(far).toEqual(['2 years late', '2 months late', 'in 59 days', 'in 2 months', 'in 9 months']);
  });

  it('say of a paper that is over how long ago it ended', () => {
    const ended = { kind: 'expiry', on: '2025-06-10' } as const;
    expect(deadlineWords(ended, '2026-11-26')).toBe('expired 17 months ago');
    expect(deadlineWords({ ...ended, on: '2026-11-25' }, '2026-11-26')).toBe('expired 1 day ago');
    expect(deadlineWords({ ...ended, on: '2026-11-28' }, '2026-11-26')).toBe('in 2 days');
    expect(deadlineWords({ kind: 'item', on: '2026-11-25' }, '2026-11-26')).toBe('1 day late');
  });

  it('write the month out in letters', () => {
    expect(dateText('2026-12-04', 'letter')).toBe('4 December 2026');
    expect(letterDay('2026-12-04', '2026-11-27')).toBe('4 December 2026 (in 7 days)');
  });

  it('follow the time zone: one moment is two days', () => {
    const moment = new Date('2026-11-22T20:00:00Z');
    expect([dayOf(moment, 'Asia/Kolkata'), dayOf(moment, 'America/Vancouver')]).toEqual(['2026-11-23', '2026-11-22']);
    expect([isTimeZone('Asia/Kolkata'), isTimeZone('Middle/Earth'), isTimeZone('')]).toEqual([true, false, false]);
  });
});

describe('the reminder for today', () => {
  const due = (left: number, since: string | null = null) =>
    reminderDue({ on: '2026-12-31', since }, addDays('2026-12-31', -left));

  it('is that of 7 days, 2 days and the day itself, also on a day after it as long as the next one has not come', () => {
    expect([9, 8, 7, 6, 3, 2, 1, 0, -1].map((left) => due(left))).toEqual([null, null, 7, 7, 7, 2, 2, 0, null]);
  });

  it('of a deposit also goes out on the day after it and up to two days later, and then no more', () => {
    const deposit = (left: number, since: string | null = null) =>
      reminderDue({ on: '2026-12-31', since, kind: 'deposit' }, addDays('2026-12-31', -left));
    expect([7, 2, 0, -1, -2, -3, -4].map((left) => deposit(left))).toEqual([7, 2, 0, -1, -1, -1, null]);
    expect(deposit(-1, '2027-01-01')).toBeNull();
  });

  it('is not sent for what was asked on its day or after it', () => {
    expect(due(6, '2026-12-23')).toBe(7);
    expect(due(6, '2026-12-24')).toBeNull();
    expect(due(2, '2026-12-24')).toBe(2);
    expect(due(0, '2026-12-31')).toBeNull();
  });
});

describe('a calendar', () => {
  const hostile = 'Reply; to, the "offer"\\ – Ünïvërsität 🎓 '.repeat(6);
  const text = calendarText({
    name: 'Deadlines, mine',
    timeZone: 'Asia/Kolkata',
    product: 'Study Abroad',
    events: [
      {
        uid: 'reply-1@example.org',
        on: '2026-12-31',
        summary: hostile,
        description: 'First line\r\nEND:VCALENDAR\nlast\u0007',
        url: 'https://example.org/app/student/my-applications/1',
        category: 'Deadline',
        changedOn: at,
      },
    ],
  });

  it('is what an independent parser reads back, whatever the texts hold', () => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Asia/Kolkata');
    const events = calendar.getAllSubcomponents('vevent');
    expect(events).toHaveLength(1);
    const event = new ICAL.Event(events[0]);
    expect(event.summary).toBe(hostile);
    expect(event.description).toBe('First line\nEND:VCALENDAR\nlast');
    expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
      true,
      '2026-12-31',
      '2027-01-01',
    ]);
    expect(event.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-01T10:00:00Z');
  });

  it('has CRLF line ends, and no line of more than 75 octets', () => {
    const lines = text.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  it.each(['Asia/Kolkata', 'America/Vancouver'])('opens on the right day in %s', (TZ) => {
    const script = `import ICAL from 'ical.js'; import { readFileSync } from 'node:fs';
      const event = new ICAL.Component(ICAL.parse(readFileSync(0, 'utf8'))).getFirstSubcomponent('vevent');
      const day = new ICAL.Event(event).startDate.toJSDate();
      console.log([day.getFullYear(), day.getMonth() + 1, day.getDate()].join('-'));`;
    const args = ['--input-type=module', '-e', script];
    const { stdout } = spawnSync(process.execPath, args, {
      env: { ...process.env, TZ },
      input: text,
      encoding: 'utf8',
    });
    expect(stdout.trim()).toBe('2026-12-31');
  });
});
