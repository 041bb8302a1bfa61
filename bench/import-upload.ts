import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Types } from 'mongoose';
import { type ChosenDatabase, chooseDatabase } from '@/database/choose';
import type { CourseDraft } from '@/lib/domain/course';
import { readCourseDrafts } from '@/lib/engines/import/drafts';
import { SESSION_COOKIE } from '@/lib/platform/auth/session';
import { connectDatabase, disconnectDatabase } from '@/lib/platform/db';
import { forget } from '@/lib/platform/once';
import { courseIdentity } from '@/lib/services/catalogue/course-identity';
import { tokenFor } from '@/lib/services/people/accounts/accounts';
import { Course } from '@/models/course';
import { ImportBatch } from '@/models/import-batch';
import { createIndexes } from '@/models/indexes';
import { User } from '@/models/user';
import { buildWhenStale } from '@/scripts/build';
import { fillWithDemo } from '@/scripts/seed';
import { freePort, startSite } from '@/scripts/site';
import { IMPORT_ROWS } from './import-reading';
import { type ReviewTimes, reviewTimes } from './import-review';
import { reach } from './results';
import { catalogueIsAtRest } from './start';

/** Courses that the site has before the upload. */
const CATALOGUE = 20_000;
const SEARCH_EVERY_MS = 25;
/** As a site that has been up for a while: the first thousand run in code that is still being compiled. */
const WARM_SEARCHES = 2_000;
/** How long searches are watched before the upload, to compare with. */
const CALM_MS = 10_000;
/** After the answer the search index is built anew: that counts as part of the upload for whoever searches. */
const AFTERWARDS_MS = 5_000;

/**
 * The whole upload of a workbook over HTTP to a production site, beside the floor of reading the same file and one
 * insertMany of the same documents; the most memory the web process ever held; how quickly the site answered searches
 * meanwhile; and what an admin waits for who reviews the same file once more.
 */
export async function benchUpload(xlsx: string): Promise<void> {
  await buildWhenStale();
  const floor = await onFreshDatabase(() => readAndInsert(xlsx));
  const { planning, upload, back, stolen, calm, searches, review, peakMegabytes } = await onFreshDatabase((database) =>
    uploadToSite(database, xlsx),
  );
  const rate = (seconds: number) => Math.round(IMPORT_ROWS / seconds).toLocaleString('en');
  console.log(`Upload of ${IMPORT_ROWS.toLocaleString('en')} rows × 24 columns, .xlsx`);
  console.log(`  floor: reading and one insertMany            ${floor.toFixed(1)} s  ${rate(floor)} rows/s`);
  console.log(`  the whole upload, planned and applied        ${upload.toFixed(1)} s  ${rate(upload)} rows/s`);
  console.log(`    of that read and planned                   ${planning.toFixed(1)} s`);
  console.log(`    meanwhile the machine's host took            ${stolen.toFixed(1)} s of its processors away`);
  console.log(`  upload over floor                            ${(upload / floor).toFixed(2)} (aim: 2, and under 30 s)`);
  console.log(`  taking it back                               ${back.toFixed(1)} s  ${rate(back)} rows/s`);
  console.log(`  taking back over applying                    ${(back / (upload - planning)).toFixed(2)} (aim: 1)`);
  console.log(`  most memory of the web process               ${peakMegabytes} MB (aim: 700)`);
  console.log('  searches meanwhile, ms                       answers     p50     p99  largest  (aim: p99 50)');
  const phases = {
    planning: [0, planning],
    applying: [planning, upload],
    'the index after it': [upload, Infinity],
  } as const;
  reach('import.floor', upload / floor);
  reach('import.back', back / (upload - planning));
  reach('import.search', showTimes('all', searches) / showTimes('before it, calm', calm));
  for (const [name, [from, to]] of Object.entries(phases)) {
    showTimes(
      name,
      searches.filter(({ begun }) => begun >= from && begun < to),
    );
  }
  reach('import.known', (review['the plan made'] ?? Number.NaN) / 1000);
  showReview(review);
}

function showReview(review: ReviewTimes): void {
  console.log('  the same file again, for a review');
  for (const [what, ms] of Object.entries(review))
    console.log(`    ${what.padEnd(40)} ${Math.round(ms).toString().padStart(8)} ms`);
}

/** Returns the p99, in ms. */
function showTimes(name: string, searches: readonly SearchTime[]): number {
  const sorted = searches.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  const columns = [String(sorted.length), ...[0.5, 0.99, 1].map((share) => at(share).toFixed(1))];
  console.log(`    ${name.padEnd(40)} ${columns.map((column) => column.padStart(8)).join('')}`);
  return at(0.99);
}

interface SearchTime {
  /** Seconds after the upload's begin. */
  begun: number;
  ms: number;
}

async function onFreshDatabase<T>(work: (database: ChosenDatabase) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-upload-'));
  const database = await chooseDatabase(folder);
  process.env.MONGODB_URI = database.uri;
  process.env.NEXTAUTH_SECRET ??= 'a secret of the bench, 32 characters or more';
  forget('env');
  try {
    await connectDatabase();
    await createIndexes();
    return await work(database);
  } finally {
    await disconnectDatabase();
    delete process.env.MONGODB_URI;
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Seconds for reading every row as a course and storing all of them by one call. */
async function readAndInsert(xlsx: string): Promise<number> {
  const begun = performance.now();
  const { rows } = await readCourseDrafts(xlsx, { country: 'Australia' });
  const drafts: CourseDraft[] = [];
  for await (const { draft } of rows) if (draft) drafts.push(draft);
  const now = new Date();
  const stamps = { batchId: new Types.ObjectId(), createdOn: now, updatedOn: now };
  const courses = drafts.map((draft) => ({ ...draft, identity: courseIdentity(draft), ...stamps }));
  await Course.collection.insertMany(courses, { ordered: false });
  const seconds = (performance.now() - begun) / 1000;
  if ((await Course.countDocuments()) !== IMPORT_ROWS) throw new Error('The floor stored another number of courses.');
  return seconds;
}

async function uploadToSite({ uri }: ChosenDatabase, xlsx: string) {
  await fillWithDemo({ courses: CATALOGUE, quiet: true });
  // Else the site would build its index once more, for the filling's sake, in the middle of the upload.
  await catalogueIsAtRest();
  const { NEXTAUTH_SECRET = '' } = process.env;
  const env = { MONGODB_URI: uri, NEXTAUTH_SECRET, NODE_ENV: 'production', LOG_LEVEL: 'error', RATE_LIMITS: 'off' };
  const site = await startSite({ port: await freePort(), quiet: true, env });
  try {
    const admin = await User.findOne({ role: 'admin' }).lean();
    if (!admin) throw new Error('The demo has no admin.');
    const form = new FormData();
    form.append('country', 'Australia');
    form.append('courses_file', new File([await readFile(xlsx)], 'courses.xlsx'));
    const cookie = `${SESSION_COOKIE}=${await tokenFor(admin)}`;
    const searching = searchUntilStopped(site.url);
    await searching.warm;
    await setTimeout(CALM_MS);
    const stolenBefore = await stolenSeconds();
    const begun = performance.now();
    const planned = untilPlanned().then(() => (performance.now() - begun) / 1000);
    const headers = { cookie, origin: site.url };
    const answer = await fetch(`${site.url}/api/v1/add-bulk-course`, { method: 'POST', headers, body: form });
    const outcome = (await answer.json()) as { added: number; message: string };
    const upload = (performance.now() - begun) / 1000;
    if (outcome.added !== IMPORT_ROWS) throw new Error(`The upload answered ${answer.status}: ${outcome.message}`);
    const planning = await planned;
    const stolen = (await stolenSeconds()) - stolenBefore;
    await setTimeout(AFTERWARDS_MS);
    const times = await searching.stop();
    const all = times.map(({ at, ms }) => ({ begun: (at - begun) / 1000, ms }));
    const [calm, searches] = [all.filter(({ begun }) => begun < 0), all.filter(({ begun }) => begun >= 0)];
    const peak = /VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${site.process.pid}/status`, 'utf8'))?.[1];
    const review = await reviewTimes(site.url, headers, xlsx);
    const back = await takeBack(site.url, headers);
    const peakMegabytes = Math.round(Number(peak) / 1024);
    return { planning, upload, back, stolen, calm, searches, review, peakMegabytes };
  } finally {
    await site.stop();
  }
}

/** Takes the applied upload back, and gives the seconds until that was done. */
async function takeBack(url: string, headers: Record<string, string>): Promise<number> {
  const { _id } = (await ImportBatch.findOne({ status: 'done' }).lean()) ?? {};
  const begun = performance.now();
  const answer = await fetch(`${url}/api/v1/course-imports/${_id}/take-back`, { method: 'POST', headers });
  if (!answer.ok) throw new Error(`Taking back answered ${answer.status}.`);
  while (!(await ImportBatch.exists({ _id, status: 'undone' }))) await setTimeout(200);
  const courses = await Course.countDocuments();
  if (courses !== CATALOGUE) throw new Error(`${courses} courses are left after taking back.`);
  return (performance.now() - begun) / 1000;
}

/** Seconds that other guests of the machine's host had our processors, since it started; 0 where nobody says so. */
async function stolenSeconds(): Promise<number> {
  const [processors = ''] = (await readFile('/proc/stat', 'utf8').catch(() => '')).split('\n');
  return Number(processors.split(/\s+/)[8] ?? 0) / 100;
}

/** Resolves when the one upload there is has its plan. */
async function untilPlanned(): Promise<void> {
  while (!(await ImportBatch.exists({ status: { $in: ['applying', 'done', 'refused', 'failed'] } })))
    await setTimeout(200);
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
    stop: async () => {
      isStopped = true;
      await running;
      return times;
    },
  };
}
