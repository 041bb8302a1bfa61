import { setTimeout } from 'node:timers/promises';
import { SESSION_COOKIE } from '@/lib/platform/auth/session';
import { tokenFor } from '@/lib/services/people/accounts/accounts';
import { User } from '@/models/user';
import { fillWithDemo } from '@/scripts/seed';
import { figures, percentile } from './percentile';
import { reach } from './results';
import { catalogueIsAtRest, onSite } from './site';
import { workbookOf } from './upload-workbook';

/** As an agency's large list, and as a national register. */
const UPLOADS = [
  { rows: 20_000, goal: 'upload-list' },
  { rows: 100_000, goal: 'upload' },
] as const;
/** Courses that the site has before the upload. */
const CATALOGUE = 20_000;
const SEARCH_EVERY_MS = 25;
/** As a site that has been up for a while: the first thousand run in code that is still being compiled. */
const WARM_SEARCHES = 2_000;
/** How long searches are watched before the upload, to compare with. */
const CALM_MS = 10_000;
/** After the answer the search index is built anew: that counts as part of the upload for whoever searches. */
const AFTERWARDS_MS = 5_000;
/** Between two uploads, until the clauses of all courses are counted: else the calm before the second were none. */
const AT_REST_MS = 60_000;

/** Whole uploads of workbooks over HTTP to a production site: how quickly it answered searches meanwhile, against the calm before each. */
export async function benchUpload(): Promise<void> {
  const fill = async () => {
    await fillWithDemo({ courses: CATALOGUE, quiet: true });
    // Else the site would build its index once more, for the filling's sake, in the middle of the upload.
    await catalogueIsAtRest();
  };
  const uploads = await Promise.all(
    UPLOADS.map(async (one, at) => ({ ...one, workbook: await workbookOf(one.rows, at * FURTHER) })),
  );
  await onSite(fill, async ({ url }) => {
    const searching = searchUntilStopped(url);
    await searching.warm;
    for (const [place, { rows, goal, workbook }] of uploads.entries()) {
      if (place > 0) await setTimeout(AT_REST_MS);
      searching.forget();
      await setTimeout(CALM_MS);
      const begun = performance.now();
      const seconds = await upload(url, workbook, rows);
      await setTimeout(AFTERWARDS_MS);
      const times = searching.times();
      const calm = times.filter(({ at }) => at < begun).map(({ ms }) => ms);
      const during = times.filter(({ at }) => at >= begun).map(({ ms }) => ms);
      console.log(`${rows.toLocaleString('en-GB')} rows uploaded in ${seconds.toFixed(1)} s`);
      console.log(`searches before:    ${figures(calm)}\nsearches meanwhile: ${figures(during)}`);
      reach(goal, percentile(during, 0.99) / percentile(calm, 0.99));
    }
    await searching.stop();
  });
}

/** Far enough that no course of one workbook is in another. */
const FURTHER = 1_000_000;

/** Seconds until the upload was answered. */
async function upload(url: string, workbook: Uint8Array<ArrayBuffer>, rows: number): Promise<number> {
  const admin = await User.findOne({ role: 'admin' }).lean();
  if (!admin) throw new Error('The demo has no admin.');
  const form = new FormData();
  form.append('country', 'Australia');
  form.append('courses_file', new File([workbook], 'courses.xlsx'));
  const headers = { cookie: `${SESSION_COOKIE}=${await tokenFor(admin)}`, origin: url };
  const begun = performance.now();
  const answer = await fetch(`${url}/api/v1/add-bulk-course`, { method: 'POST', headers, body: form });
  const outcome = (await answer.json()) as { added: number; message: string };
  if (outcome.added !== rows) throw new Error(`The upload answered ${answer.status}: ${outcome.message}`);
  return (performance.now() - begun) / 1000;
}

const KEYWORDS = ['nursing', 'master of', 'civil engineering', 'business', 'law', 'science 77', 'university 3', 'arts'];

/** Searches one after the other, each for something else; gives the begin and milliseconds of each since it was warm. */
function searchUntilStopped(url: string) {
  let isStopped = false;
  let times: { at: number; ms: number }[] = [];
  let count = 0;
  const search = async () => {
    const q = `${KEYWORDS[count % KEYWORDS.length]}`;
    const query = new URLSearchParams({ q, page: String(1 + (count++ % 90)), limit: '10' });
    const begun = performance.now();
    await (await fetch(`${url}/api/v1/course-search?${query}`)).arrayBuffer();
    times.push({ at: begun, ms: performance.now() - begun });
  };
  const warm = (async () => {
    for (let time = 0; time < WARM_SEARCHES; time++) await search();
    times = [];
  })();
  const running = warm.then(async () => {
    while (!isStopped) {
      await search();
      await setTimeout(SEARCH_EVERY_MS);
    }
  });
  return {
    warm,
    times: () => times,
    forget: () => {
      times = [];
    },
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}
