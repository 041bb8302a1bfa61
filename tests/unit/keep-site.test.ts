import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { MOST_RESTARTS } from '@/database/embedded/restarts';
import type { Site } from '@/scripts/site';
import { keepSite } from '@/scripts/start/keep-site';
import { longIt } from '../support/long-it';

const started: Site[] = [];

/** A process that goes on until it is ended, in the place of a web process. */
async function start(code = 'console.log("up"); setInterval(() => {}, 1000)'): Promise<Site> {
  const child = spawn(process.execPath, ['-e', code]);
  await once(child.stdout, 'data');
  const gone = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  const site = { process: child, url: '', output: () => '', stop };
  started.push(site);
  return site;
}
const newest = () => started.at(-1) as Site;
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}

longIt(
  'a web process that dies is started again with a sentence, until it died too often: then the reason is given',
  async () => {
    const said: string[] = [];
    const kept = keepSite(await start(), start, (line) => said.push(line));
    for (let time = 1; time <= MOST_RESTARTS; time++) {
      const before = started.length;
      newest().process.kill('SIGKILL');
      await until(() => started.length > before);
    }
    expect(said[0]).toBe('The web process ended by SIGKILL, as when memory runs out. Restarting it.');
    expect(said[1]).toBe('The web process is running again.');
    newest().process.kill('SIGKILL');
    expect(await kept.ended).toMatch(/ended by SIGKILL.*restarted 5 times within a minute, so the site stops\./);
  },
);

it('a web process that was stopped is not started again', async () => {
  const kept = keepSite(await start(), start, () => {});
  const before = started.length;
  await kept.stop();
  expect(await kept.ended).toBeNull();
  expect(started.length).toBe(before);
});

longIt('one that can’t start says why, and is tried again until that was too often', async () => {
  const said: string[] = [];
  const kept = keepSite(
    await start(),
    () => Promise.reject(new Error('The site did not start.')),
    (line) => said.push(line),
  );
  newest().process.kill('SIGKILL');
  expect(await kept.ended).toContain('The site did not start. It was restarted');
  expect(said).toHaveLength(MOST_RESTARTS);
});

it('where none may be started in its place, its end is the end of the site, with a reason', async () => {
  const kept = keepSite(await start(), null, () => {});
  newest().process.kill('SIGKILL');
  expect(await kept.ended).toBe('The web process ended by SIGKILL, as when memory runs out. Stopping the site.');
});
