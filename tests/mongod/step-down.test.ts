import { MongoClient } from 'mongodb';
import { describe, expect, inject, it } from 'vitest';
import { POST as write } from '@/app/api/v1/messages/[userId]/route';
import { Message } from '@/models/message';
import { person } from '../support/people';
import { ask } from '../support/request';

const PEOPLE = 20;
/** Acknowledged before each step-down. */
const MESSAGES = 100;
const STEP_DOWNS = 3;

/** On a replica set with more than one member that can be primary; not run where there is none. */
describe.runIf(inject('isMongod'))('a primary that steps down under load', () => {
  it('loses no acknowledged message and doubles none; what is refused is 503 with Retry-After', async () => {
    const team = await person('team');
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => person('student')));
    const admin = await MongoClient.connect(String(process.env.MONGODB_URI));
    const { hosts = [] } = await admin.db('admin').command({ hello: 1 });
    if (hosts.length < 2) return void (await admin.close());

    const acknowledged: string[] = [];
    const refused: unknown[] = [];
    let running = true;
    const writing = people.map(async (one, at) => {
      for (let n = 0; running; n++) {
        const text = `step-down-${at}-${n}`;
        const body = { text, key: `step-down-${at}-${n}` };
        // As a browser does: the same message with the same key until it is taken.
        for (let taken = false; !taken; ) {
          const answer = await ask(write, { as: one, params: { userId: team.userId }, body });
          taken = answer.status === 201;
          if (!taken) refused.push([answer.status, answer.headers.get('retry-after')]);
        }
        acknowledged.push(text);
      }
    });
    for (let times = 1; times <= STEP_DOWNS; times++) {
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(times * MESSAGES);
      // It ends the connections of who asks.
      await admin
        .db('admin')
        .command({ replSetStepDown: 5, secondaryCatchUpPeriodSecs: 3 })
        .catch(() => null);
    }
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + MESSAGES);
    running = false;
    await Promise.all(writing);
    await admin.close();
    expect(refused.filter((one) => JSON.stringify(one) !== '[503,"5"]')).toEqual([]);
    const texts = (await Message.find({ text: /^step-down-/ }, 'text').lean()).map(({ text }) => text);
    expect(texts.sort()).toEqual(acknowledged.sort());
  }, 300_000);
});
