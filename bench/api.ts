import autocannon from 'autocannon';
import { tokenFor } from '@/lib/services/people/accounts/accounts';
import { Course } from '@/models/course';
import { User } from '@/models/user';
import { reach } from './results';
import { onDemoSite } from './site';

const COURSES = 100_000;
const CONNECTIONS = 20;
const SECONDS = 5;
const SEARCHES = [
  'q=nursing',
  'q=business&country=Canada',
  'q=health@college',
  'level=Post+Graduate&intake=Sep',
  'test=ielts&score=6',
  'country=UK&sort=fee',
  '',
];
/** The calls that give one record, found by its id; what is neither of these nor a search gives a list. */
const BY_ID: ReadonlySet<string> = new Set(['view-course', 'is-course-saved', 'check-application', 'get-settings']);
/** More searches than a process remembers answers of, each asked for in turn: every answer is made anew. */
const DIFFERENT = 3_000;

/**
 * Requests per second and p99 of the most used calls with 20 connections and 100k courses, each beside a route that
 * returns a constant, measured right before it, on a production build in one run. Searches are answered from the index, which is built by then.
 */
export async function benchApi(): Promise<void> {
  await onDemoSite(COURSES, async (site) => {
    const student = await User.findOne({ email: 'student@example.com' }).lean();
    const course = await Course.findOne().sort({ _id: 1 }).lean();
    if (!student || !course) throw new Error('The demo is not there.');
    const token = await tokenFor(student);
    await fetch(`${site.url}/api/v1/course-search`);
    const shares: Record<string, number> = {};
    for (const [name, paths] of Object.entries(calls(String(student._id), String(course._id)))) {
      const constant = await measure(site.url, ['/healthz'], token);
      shares[name] = print(name, await measure(site.url, paths, token), constant);
    }
    const least = (of: (name: string) => boolean) =>
      Math.min(...Object.entries(shares).flatMap(([name, share]) => (of(name) ? share : [])));
    const isSearch = (name: string) => name.startsWith('course-search');
    reach('api.search', least(isSearch));
    reach(
      'api.by-id',
      least((name) => BY_ID.has(name)),
    );
    reach(
      'api.lists',
      least((name) => !isSearch(name) && !BY_ID.has(name)),
    );
  });
}

function calls(userId: string, courseId: string): Record<string, string[]> {
  const v1 = '/api/v1';
  return {
    'course-search, again': SEARCHES.map((query) => `${v1}/course-search?${query}`),
    'course-search, new': Array.from({ length: DIFFERENT }, (_, number) => {
      const query = SEARCHES[number % SEARCHES.length];
      return `${v1}/course-search?${query}&page=${1 + Math.floor(number / SEARCHES.length)}`;
    }),
    'view-course': [`${v1}/view-course/${courseId}`],
    'is-course-saved': [`${v1}/is-course-saved?courseId=${courseId}`],
    'get-saved-courses': [`${v1}/get-saved-courses?country=Canada`],
    'check-application': [`${v1}/check-application/${courseId}/${userId}`],
    'get-applications': [`${v1}/get-applications?country=Canada`],
    'get-activities': [`${v1}/get-activities/${userId}?limit=20`],
    'get-notifications': [`${v1}/get-notifications/${userId}`],
    'get-settings': [`${v1}/get-settings/${userId}`],
    'all-categories': [`${v1}/all-categories`],
  };
}

async function measure(url: string, paths: string[], token: string): Promise<autocannon.Result> {
  const run = (duration: number) =>
    autocannon({
      url,
      connections: CONNECTIONS,
      duration,
      headers: { authorization: `Bearer ${token}` },
      requests: paths.map((path) => ({ method: 'GET', path })),
    });
  await run(1);
  const result = await run(SECONDS);
  if (result.non2xx) throw new Error(`${result.non2xx} answers of ${paths[0]} were no success.`);
  return result;
}

/** Returns the share of the constant route's requests per second, in per cent. */
function print(name: string, { requests, latency }: autocannon.Result, constant: autocannon.Result): number {
  const share = Math.round((100 * requests.average) / constant.requests.average);
  console.log(
    `${name.padEnd(22)} ${requests.average.toFixed(0).padStart(6)} req/s  p50 ${String(latency.p50).padStart(4)} ms  p99 ${String(latency.p99).padStart(4)} ms  ${String(share).padStart(4)} % of ${constant.requests.average.toFixed(0)} req/s`,
  );
  return share;
}
