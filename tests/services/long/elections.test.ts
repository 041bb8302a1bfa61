import { beforeEach, describe, expect, it } from 'vitest';
import { POST as write } from '@/app/api/v1/messages/[userId]/route';
import { POST as readAll } from '@/app/api/v1/read-all-notifications/route';
import { GET as sessions } from '@/app/api/v1/sessions/route';
import { Course } from '@/models/course';
import { Message } from '@/models/message';
import { Notification } from '@/models/notification';
import { onReplicaSet } from '../../support/on-replica-set';
import { type Person, person } from '../../support/people';
import { ask } from '../../support/request';

/** The driver's own behaviour, the product on top, on members that answer as those of a replica set (tests/support/replica-set). */

let student: Person;
let team: Person;
beforeEach(async () => {
  [student, team] = [await person('student'), await person('team')];
});

let made = 0;
const say = (from: Person, to: Person, key = `elections-${++made}`) =>
  ask(write, { as: from, params: { userId: to.userId }, body: { text: key, key: `elections-${key}` } });
const kept = (key: string) => Message.countDocuments({ text: key });

/** So that what is unavailable is so after a moment. */
const SOON = 'serverSelectionTimeoutMS=700';

describe('in an election', () => {
  it.each([10_107, 13_435, 13_436, 189, 91, 11_600, 11_602])(
    'a write that is refused with %i is made by the second try, with the number of the first',
    async (code) => {
      await onReplicaSet('', async (set) => {
        set.plan({ command: 'insert', collection: 'messages' }, { kind: 'refused', code });
        const answer = await say(student, team, `code-${code}`);
        expect(answer.status).toBe(201);
        const tries = set.received('insert', 'messages').map(({ body }) => body);
        expect(tries).toHaveLength(2);
        expect(tries[1]).toMatchObject({ txnNumber: tries[0]?.txnNumber, lsid: tries[0]?.lsid });
        expect(await kept(`code-${code}`)).toBe(1);
      });
    },
  );

  it('a write that is refused twice is 503 with Retry-After, and stored by the next try', async () => {
    await onReplicaSet('', async (set) => {
      set.plan({ command: 'insert', collection: 'messages', times: 2 }, { kind: 'refused', code: 189 });
      const answer = await say(student, team, 'twice');
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(answer.body.message).toBe('The database isn’t responding. Please try again in a moment.');
      expect((await say(student, team, 'twice')).status).toBe(201);
      expect(await kept('twice')).toBe(1);
    });
  });

  it('without a primary, writes and reads are 503 once the time for finding one is over, and go on with the next', async () => {
    await onReplicaSet(SOON, async (set) => {
      set.stepDown();
      const [written, read] = await Promise.all([say(student, team, 'away'), ask(sessions, { as: student })]);
      for (const { status, headers } of [written, read]) {
        expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      }
      set.elect(1);
      expect((await say(student, team, 'away')).status).toBe(201);
      expect(await kept('away')).toBe(1);
      expect((await ask(sessions, { as: student })).status).toBe(200);
      expect(set.received('insert', 'messages').at(-1)?.member).toBe(1);
    });
  });

  it('twenty people who write meanwhile lose nothing and see nothing of it, primary after primary', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => person('student')));
    await onReplicaSet('', async (set) => {
      const acknowledged: string[] = [];
      let running = true;
      const writing = people.map(async (one, at) => {
        for (let n = 0; running; n++) {
          const text = `load-${at}-${n}`;
          expect((await say(one, team, text)).status).toBe(201);
          acknowledged.push(text);
        }
      });
      for (const [times, next] of [1, 2, 0].entries()) {
        await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(times * 60);
        const before = set.seen.length;
        set.stepDown();
        // Commands meet members of which none is primary.
        await expect.poll(() => set.seen.length).toBeGreaterThan(before + 5);
        set.elect(next);
      }
      await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(240);
      running = false;
      await Promise.all(writing);
      const texts = (await Message.find({ text: /^load-/ }, 'text').lean()).map(({ text }) => text);
      expect(texts.sort()).toEqual(acknowledged.sort());
    });
  }, 120_000);
});

describe('a write whose answer is lost', () => {
  it('is not made twice: a message, a counter, many records at once', async () => {
    await onReplicaSet('', async (set) => {
      const lost = { kind: 'answer lost' } as const;
      set.plan({ command: 'insert', collection: 'messages' }, lost);
      expect((await say(student, team, 'lost')).status).toBe(201);
      expect(await kept('lost')).toBe(1);

      const ids = (await Promise.all([1, 2].map((n) => Notification.create(notice(`n${n}`))))).map(({ _id }) => _id);
      set.plan({ command: 'update', collection: 'notifications' }, lost);
      const increment = { $inc: { count: 1 } };
      await Notification.bulkWrite(ids.map((_id) => ({ updateOne: { filter: { _id }, update: increment } })));
      const counts = await Notification.find({ _id: { $in: ids } }, 'count').lean();
      expect(counts.map(({ count }) => count)).toEqual([2, 2]);

      set.plan({ command: 'insert', collection: 'notifications' }, lost);
      await Notification.insertMany([notice('many'), notice('many'), notice('many')]);
      expect(await Notification.countDocuments({ notification: 'many' })).toBe(3);

      set.plan({ command: 'findAndModify', collection: 'notifications' }, lost);
      const found = await Notification.findOneAndUpdate({ _id: ids[0] }, increment, { returnDocument: 'after' });
      expect(found?.count).toBe(3);
    });
  });

  const notice = (notification: string) => ({ userId: student.userId, notification, count: 1 });

  it('of many records at once, which the driver does not repeat, is 503 for who asked', async () => {
    await onReplicaSet('', async (set) => {
      await say(team, student);
      const unread = { userId: student.userId, readOn: null };
      set.plan({ command: 'update', collection: 'notifications' }, { kind: 'refused', code: 10_107 });
      const answer = await ask(readAll, { as: student });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await Notification.countDocuments(unread)).toBe(1);
    });
  });
});

describe('a set that lost its secondaries', () => {
  it('has each write wait for its majority no longer than ten seconds, and answers 503', async () => {
    await onReplicaSet('', async (set) => {
      set.stop(1);
      set.stop(2);
      set.plan({ command: 'insert', collection: 'messages' }, { kind: 'unconfirmed', code: 64 });
      const answer = await say(student, team, 'unconfirmed');
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      const writes = set.seen.filter(({ name }) => ['insert', 'update', 'delete', 'findAndModify'].includes(name));
      expect(writes.length).toBeGreaterThan(0);
      for (const { body } of writes) expect(body.writeConcern).toEqual({ w: 'majority', wtimeout: 10_000 });
      // It was stored, perhaps for good: the same key again makes no second one.
      expect((await say(student, team, 'unconfirmed')).status).toBe(201);
      expect(await kept('unconfirmed')).toBe(1);
    });
  });
});

describe('an operation', () => {
  it('carries a limit for the server, and one that gets no answer is given up', async () => {
    await onReplicaSet('socketTimeoutMS=300', async (set) => {
      await Course.find({ course: 'None' }).lean();
      await Course.countDocuments({ course: 'None' });
      await Course.distinct('country');
      await Course.aggregate([{ $match: { course: 'None' } }]);
      await Course.findOneAndUpdate({ course: 'None' }, { $set: { course: 'x' } });
      const questions = set.seen.filter(({ body }) => Object.values(body)[0] === 'courses');
      expect(questions).toHaveLength(5);
      for (const { body } of questions) expect(body.maxTimeMS).toBe(30_000);

      set.plan({ command: 'insert', collection: 'messages', times: 2 }, { kind: 'silence' });
      const answer = await say(student, team, 'silence');
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect((await say(student, team, 'silence')).status).toBe(201);
      expect(await kept('silence')).toBe(1);
    });
  });
});
