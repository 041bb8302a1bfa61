import { tokenFor } from '@/lib/services/people/accounts/accounts';
import type { UserRecord } from '@/models/user';
import { percentile } from '../percentile';

/** One user of each role that looks at pages, and an agent, who looks at the empty one. */
export type People = Record<string, UserRecord>;
/** Paths by role and name. */
export type Pages = Record<string, Record<string, string>>;

const RUNS = 30;
/** A page may take so many times as long as the empty one. */
const LIMIT = 3;

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
      let bytes = 0;
      for (let run = -3; run < RUNS; run++) {
        const made = await timed(url + path, viewer);
        const nothing = await timed(`${url}/app/agent/applied-successfully`, agent);
        bytes = made.bytes;
        if (run >= 0) page.push(made.took);
        if (run >= 0) empty.push(nothing.took);
      }
      const times = percentile(page, 0.5) / percentile(empty, 0.5);
      slowest = Math.max(slowest, times);
      console.log(lineOf(`${role}: ${name}`, percentile(page, 0.5), percentile(empty, 0.5), bytes));
    }
  }
  return slowest;
}

function lineOf(name: string, page: number, empty: number, bytes: number): string {
  const ms = (time: number) => `${time.toFixed(1).padStart(6)} ms`;
  const over = page / empty > LIMIT ? `   over ${LIMIT}` : '';
  return `${name.padEnd(42)} p50 ${ms(page)}   empty ${ms(empty)}   ${(page / empty).toFixed(1)} times ${(bytes / 1024).toFixed(0).padStart(5)} kB${over}`;
}

/** From the request to the last byte of its answer, in ms; and how many bytes it is, unpacked. */
async function timed(address: string, headers: Record<string, string>): Promise<{ took: number; bytes: number }> {
  const start = performance.now();
  const answer = await fetch(address, { headers, redirect: 'manual' });
  const bytes = (await answer.arrayBuffer()).byteLength;
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}.`);
  return { took: performance.now() - start, bytes };
}
