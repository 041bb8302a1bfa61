import { loadavg } from 'node:os';
import { tokenFor } from '@/lib/services/accounts/accounts';
import type { UserRecord } from '@/models/user';

/** One user of each role that looks at pages, and an agent, who looks at the empty one. */
export type People = Record<string, UserRecord>;
/** Paths by role and name. */
export type Pages = Record<string, Record<string, string>>;

const RUNS = Number(process.env.BENCH_RUNS ?? 30);
/** A page may take so many times as long as the empty one. */
const LIMIT = 3;

/** Says what the pages that follow are about, and how busy the machine is. */
export function printHead(about: string): void {
  console.log(
    `\npages: ${about}; load ${loadavg()
      .map((figure) => figure.toFixed(1))
      .join(' ')}\n`,
  );
}

/**
 * The server's time for one page after another, each in turn with a page of the same shell that reads nothing, 30 times
 * each. Returns how many times as long the slowest takes.
 */
export async function comparePages(url: string, people: People, pages: Pages): Promise<number> {
  let slowest = 0;
  const as = async (user: UserRecord | undefined) => ({ cookie: `token=${await tokenFor(user as UserRecord)}` });
  const agent = await as(people.agent);
  for (const [role, paths] of Object.entries(pages)) {
    const viewer = await as(people[role]);
    for (const [name, path] of Object.entries(paths)) {
      const [page, empty]: [number[], number[]] = [[], []];
      for (let run = -3; run < RUNS; run++) {
        const took = await timed(url + path, viewer);
        const nothing = await timed(`${url}/app/agent/applied-successfully`, agent);
        if (run >= 0) page.push(took);
        if (run >= 0) empty.push(nothing);
      }
      const times = median(page) / median(empty);
      slowest = Math.max(slowest, times);
      console.log(lineOf(`${role}: ${name}`, median(page), median(empty)));
    }
  }
  return slowest;
}

function lineOf(name: string, page: number, empty: number): string {
  const ms = (time: number) => `${time.toFixed(1).padStart(6)} ms`;
  const over = page / empty > LIMIT ? `   over ${LIMIT}` : '';
  return `${name.padEnd(42)} p50 ${ms(page)}   empty ${ms(empty)}   ${(page / empty).toFixed(1)} times${over}`;
}

/** From the request to the last byte of its answer, in ms. */
async function timed(address: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now();
  const answer = await fetch(address, { headers, redirect: 'manual' });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}.`);
  return performance.now() - start;
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] as number;
