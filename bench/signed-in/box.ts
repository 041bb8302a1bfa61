import { tokenFor } from '@/lib/services/people/accounts/accounts';
import type { UserRecord } from '@/models/user';
import { percentile } from '../percentile';
import { reach } from '../results';
import { onSite } from '../site';
import type { People } from './page-times';

/** As many of each in one agency. */
const RECORDS = 20_000;
const RUNS = 30;

/** What is typed: names in part, whole and in another script, digits, what only a note or a lead's wishes say, nothing known. */
const TYPED = [
  'asha',
  'asha student 12',
  'आशा',
  'lead 16699',
  '016699',
  'canada',
  'nursing canada',
  'student17@example.com',
  'nobody of this name',
];

/**
 * How long the search box takes to answer, from the request to its last byte: for an owner, a manager and a counsellor.
 * @param fill stores an agency with so many students and leads, and names these people
 */
export async function benchBox(
  fill: (people: People, students: number, leads: number) => Promise<void>,
): Promise<void> {
  const people: People = {};
  const took: number[] = [];
  await onSite(
    () => fill(people, RECORDS, RECORDS),
    async ({ url }) => {
      for (const [role, user] of Object.entries(people)) {
        const headers = { cookie: `token=${await tokenFor(user as UserRecord)}` };
        for (const typed of TYPED) {
          const times: number[] = [];
          for (let run = -3; run < RUNS; run++) {
            const start = performance.now();
            const answer = await fetch(`${url}/api/v1/find?q=${encodeURIComponent(typed)}`, { headers });
            await answer.arrayBuffer();
            if (answer.status !== 200) throw new Error(`The box answers ${answer.status}.`);
            if (run >= 0) times.push(performance.now() - start);
          }
          took.push(...times);
          const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)].map((time) => `${time.toFixed(1)} ms`);
          console.log(`${role}: ${typed}`.padEnd(42), `p50 ${p50}   p95 ${p95}`);
        }
      }
    },
  );
  reach('box', percentile(took, 0.95));
}
