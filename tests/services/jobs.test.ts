import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enqueue } from '@/lib/platform/jobs/queue';
import { storeRepeated } from '@/lib/platform/jobs/repeated';
import {
  defineJob,
  type JobDefinition,
  PermanentFailure,
  runDueJobs,
  startJobs,
  stopJobs,
} from '@/lib/platform/jobs/worker';
import { forget } from '@/lib/platform/once';
import { Job } from '@/models/job';
import { emptyDatabase } from '../support/database';

type Run = Parameters<typeof defineJob<'tell-news'>>[0]['run'];
const ran: string[] = [];
const newsJob = (run: Run, more: Partial<Omit<JobDefinition, 'kind' | 'run'>> = {}): JobDefinition =>
  defineJob({ kind: 'tell-news', ...more, run });
const remembers = newsJob(async ({ title }) => {
  ran.push(title);
});
const untilStored = (filter: object) =>
  vi.waitFor(async () => expect(await Job.findOne(filter).lean()).not.toBeNull(), 20_000);

beforeEach(async () => {
  await emptyDatabase();
  ran.length = 0;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await stopJobs(5_000);
  for (const name of ['jobs-worker', 'jobs-signal']) forget(name);
});

describe('work for later', () => {
  it('runs once, in order of when it is due, and not before', async () => {
    await enqueue('tell-news', { title: 'second' }, { runAt: new Date(Date.now() - 1_000) });
    await enqueue('tell-news', { title: 'first' }, { runAt: new Date(Date.now() - 2_000) });
    await enqueue('tell-news', { title: 'tomorrow' }, { runAt: new Date(Date.now() + 86_400_000) });
    expect(await runDueJobs([remembers])).toBe(2);
    expect(await runDueJobs([remembers])).toBe(0);
    expect(ran).toEqual(['first', 'second']);
  });

  it('that runs again and again is due at once where a clock that was ahead put it off too far', async () => {
    const hourly = newsJob(async () => {}, { everyMs: 3_600_000 });
    await storeRepeated(hourly);
    const dueIn = async (ms: number) => {
      await Job.updateOne({}, { $set: { due: new Date(Date.now() + ms) } });
      await storeRepeated(hourly);
      return (await Job.findOne({}).lean())?.due.getTime() ?? 0;
    };
    expect(await dueIn(3_000_000)).toBeGreaterThan(Date.now() + 2_000_000);
    expect(await dueIn(2 * 86_400_000)).toBeLessThanOrEqual(Date.now());
  });

  it('is one job for one key, also when it is requested at the same moment and after it ended', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => enqueue('tell-news', { title: 'x' }, { key: 'k' })));
    expect(new Set(ids).size).toBe(1);
    await runDueJobs([remembers]);
    await enqueue('tell-news', { title: 'x' }, { key: 'k' });
    await runDueJobs([remembers]);
    expect(ran).toEqual(['x']);
  });

  it('is tried again after a wait, and has failed after the last try or a failure that no try can mend', async () => {
    const failing = newsJob(
      async ({ title }) => {
        ran.push(title);
        throw title === 'hopeless' ? new PermanentFailure('never') : new Error('not now');
      },
      { maxTries: 3, backoffMs: () => 0 },
    );
    await enqueue('tell-news', { title: 'hopeless' });
    await enqueue('tell-news', { title: 'unlucky' });
    await vi.waitFor(async () => {
      await runDueJobs([failing]);
      expect(await Job.countDocuments({ state: 'failed' })).toBe(2);
    });
    expect(ran.sort()).toEqual(['hopeless', 'unlucky', 'unlucky', 'unlucky']);
    expect((await Job.find().sort({ error: 1 }).lean()).map(({ error }) => error)).toEqual(['never', 'not now']);
  });

  it('waits longer after each try', async () => {
    await enqueue('tell-news', { title: 'x' });
    const failing = newsJob(async () => {
      throw new Error('no');
    });
    await runDueJobs([failing]);
    const first = await Job.findOne().lean();
    await Job.updateOne({}, { due: new Date() });
    await runDueJobs([failing]);
    const second = await Job.findOne().lean();
    const wait = (job: typeof first) => Number(job?.due) - Number(job?.updatedOn);
    expect(wait(first)).toBeGreaterThan(3_000);
    expect(wait(second)).toBeGreaterThan(1.5 * wait(first));
  });

  it('goes to another process when the one that began it gives no sign of life', async () => {
    await enqueue('tell-news', { title: 'x' });
    await Job.updateOne({}, { leasedBy: 'a process that died', tries: 1, due: new Date(Date.now() - 1) });
    await runDueJobs([remembers]);
    expect(ran).toEqual(['x']);
    expect(await Job.findOne().lean()).toMatchObject({ state: 'done', tries: 2, leasedBy: '' });
  });

  it('is not taken while another process renews its lease, and its end is not overwritten', async () => {
    await enqueue('tell-news', { title: 'x' });
    const slow = newsJob(async () => {
      await Job.updateOne({}, { leasedBy: 'another' });
    });
    await runDueJobs([slow]);
    expect(await Job.findOne().lean()).toMatchObject({ state: 'open', leasedBy: 'another' });
  });
});

describe('the worker of a process', () => {
  it('starts at once what the process itself stores, and keeps its lease while it runs', async () => {
    let finish = () => {};
    const slow = newsJob(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
      { leaseMs: 300 },
    );
    await startJobs([slow]);
    await enqueue('tell-news', { title: 'x' });
    await untilStored({ leasedBy: { $ne: '' } });
    const begun = await Job.findOne().lean();
    await untilStored({ due: { $gt: new Date(Number(begun?.due) + 300) } });
    expect(await runDueJobs([remembers])).toBe(0);
    finish();
    await untilStored({ state: 'done', tries: 1 });
    expect(ran).toEqual([]);
  });

  it('aborts a job whose lease another process took over, and leaves it to that one', async () => {
    let reason = '';
    const patient = newsJob(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reason = signal.reason.message;
            reject(signal.reason);
          });
        }),
      { leaseMs: 60 },
    );
    await startJobs([patient]);
    await enqueue('tell-news', { title: 'x' });
    await untilStored({ leasedBy: { $ne: '' } });
    await Job.updateOne({}, { leasedBy: 'another', due: new Date(Date.now() + 60_000) });
    await vi.waitFor(() => expect(reason).toBe('another process took the job over'), 20_000);
    await stopJobs();
    expect(await Job.findOne().lean()).toMatchObject({ state: 'open', leasedBy: 'another', tries: 1 });
  });

  it('gives back what it could not finish when it stops, without counting the try', async () => {
    const patient = newsJob(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    await startJobs([patient]);
    await enqueue('tell-news', { title: 'x' });
    await untilStored({ leasedBy: { $ne: '' } });
    await stopJobs();
    expect(await Job.findOne().lean()).toMatchObject({ state: 'open', leasedBy: '', tries: 0 });
    await runDueJobs([remembers]);
    expect(ran).toEqual(['x']);
  });

  it('gives back a job whose lease arrives when it has been told to stop, and never starts it', async () => {
    await enqueue('tell-news', { title: 'x' });
    const stopped = new Promise<void>((resolve) => {
      const lease = Job.findOneAndUpdate.bind(Job);
      vi.spyOn(Job, 'findOneAndUpdate').mockImplementationOnce((...asked) => {
        resolve(stopJobs());
        return lease(...asked);
      });
    });
    await startJobs([remembers]);
    await stopped;
    expect(await Job.findOne().lean()).toMatchObject({ state: 'open', leasedBy: '', tries: 0 });
    expect(ran).toEqual([]);
    await runDueJobs([remembers]);
    expect(ran).toEqual(['x']);
  });

  it('runs no more of a kind at once than its definition allows', async () => {
    let most = 0;
    let now = 0;
    let begun = () => {};
    const two = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const counted = newsJob(
      async ({ title }) => {
        now += 1;
        most = Math.max(most, now);
        if (now === 2) begun();
        await two;
        await new Promise((resolve) => setTimeout(resolve, 5));
        now -= 1;
        ran.push(title);
      },
      { concurrency: 2 },
    );
    for (let i = 0; i < 7; i++) await enqueue('tell-news', { title: `${i}` });
    await startJobs([counted]);
    await vi.waitFor(() => expect(ran).toHaveLength(7), 20_000);
    expect(most).toBe(2);
  });

  it('repeats a repeated job, failed or not, and keeps one of it however often it starts', async () => {
    let runs = 0;
    const repeated = newsJob(
      async () => {
        runs += 1;
        if (runs === 1) throw new Error('the first time');
      },
      { everyMs: 1 },
    );
    await startJobs([repeated]);
    await startJobs([repeated]);
    await vi.waitFor(() => expect(runs).toBeGreaterThan(2), 20_000);
    await stopJobs();
    expect(await Job.countDocuments()).toBe(1);
    expect(await Job.findOne().lean()).toMatchObject({ state: 'open', error: '' });
  });

  it('gives a repeated job what its last run remembered, and keeps it over a run that fails', async () => {
    const given: object[] = [];
    const repeated = newsJob(
      async (payload, { remember }) => {
        given.push(payload);
        if (given.length === 2) throw new Error('the second time');
        remember({ title: 'seen' });
      },
      { everyMs: 1 },
    );
    await startJobs([repeated]);
    await vi.waitFor(() => expect(given.length).toBeGreaterThan(2), 20_000);
    await stopJobs();
    expect(given.slice(0, 3)).toEqual([{}, { title: 'seen' }, { title: 'seen' }]);
  });
});
