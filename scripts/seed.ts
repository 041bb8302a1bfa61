import type { CourseDraft } from '@/lib/domain/courses/course';
import { connectDatabase, disconnectDatabase } from '@/lib/platform/db';
import { publish } from '@/lib/platform/events/bus';
import { bringUpToDate } from '@/lib/platform/migrations/migrate';
import { ensureCategories } from '@/lib/services/catalogue/categories';
import { countClausesOnce } from '@/lib/services/catalogue/clauses/follow';
import { writeDrafts } from '@/lib/services/catalogue/course-writes';
import { ensureUniversities } from '@/lib/services/catalogue/universities';
import { connectEffects } from '@/lib/wiring/effects';
import { Course } from '@/models/course';
import { MODELS } from '@/models/indexes';
import { Migration } from '@/models/migration';
import { User } from '@/models/user';
import { DemoAnswers } from './demo/clause-answers';
import { demoCategories, demoCourses } from './demo/courses';
import { saveExampleRates } from './demo/example-rates';
import { markNewRecords, presentRecords } from './demo/marks';
import { PERSONAS } from './demo/people';
import { saveDemoCommission } from './demo/save-commission';
import { saveDemoFees } from './demo/save-fees';
import { saveDemoLeads } from './demo/save-leads';
import { saveDemoPeople } from './demo/save-people';
import { saveDemoScholarships } from './demo/save-scholarships';
import { saveDemoShortlist } from './demo/save-shortlist';
import { brokenOffDemo, demoBegins, demoIsWhole, saveDemoSite } from './demo/save-site';
import { saveDemoStories } from './demo/save-stories';
import { saveDemoWork } from './demo/save-work';
import { openUpToDate } from './open-database';
import { localSecret, takeLocalKeys } from './start/local-keys';

/** What the demo's site asks for before a blog is deleted. */
export const DEMO_DELETE_KEY = 'blog-dlt-417';
export const DEMO_LOGINS = { emails: Object.values(PERSONAS), password: 'Demo-2026!' };

/** Names that no mail server has are kept for examples. */
const DEMO_ADDRESS = /@(.+\.)?example(\.(com|org|net))?$/;

const DEFAULT_COURSES = 3_000;
const CHUNK = 2_000;

/**
 * `npm run seed -- [--courses N]`: fills the chosen database with the demo. Running it again adds nothing twice. A
 * database named by MONGODB_URI is filled too, since the command asks for it by name.
 */
export async function main(args: string[]): Promise<void> {
  const at = args.indexOf('--courses');
  const courses = at < 0 ? DEFAULT_COURSES : Number(args[at + 1]);
  if (!Number.isInteger(courses) || courses < 1) throw new Error('--courses needs a whole number above 0.');
  const database = await openUpToDate();
  try {
    const folder = process.env.DATA_DIR ?? '.data';
    if (database.local) {
      process.env.NEXTAUTH_SECRET ||= localSecret(folder, 'session-secret', 'base64url');
      await takeLocalKeys(folder);
    }
    await fillWithDemo({ courses });
    console.log(`Demo logins, password ${DEMO_LOGINS.password}: ${DEMO_LOGINS.emails.join(', ')}`);
  } finally {
    await disconnectDatabase();
    await database.stop();
  }
}

/**
 * Fills the database with the demo when it is empty, or when that broke off before; it is connected and up to date. True
 * when the demo's accounts are there.
 */
export async function fillIfEmpty(): Promise<boolean> {
  const empty = !(await User.exists({})) && !(await Course.exists({}));
  const brokenOff = await brokenOffDemo();
  if (brokenOff) {
    console.log('The demo was not completed last time. Starting again.');
    await emptyOfDemo();
  }
  if (empty || brokenOff) await fillWithDemo({ courses: brokenOff ?? DEFAULT_COURSES });
  const isDemo = (await User.exists({ email: PERSONAS.student })) !== null;
  // A demo from before pages said so.
  if (isDemo) await saveDemoSite(new Date());
  return isDemo;
}

/**
 * Removes the half of a demo that broke off: its groups are filled in whole or not at all. The site has not been served
 * since, so nothing else is
 * there; where someone has an account of their own all the same, everything stays, and what is missing is added.
 */
async function emptyOfDemo(): Promise<void> {
  if (await User.exists({ email: { $not: DEMO_ADDRESS } })) return;
  for (const model of MODELS) if (model.modelName !== Migration.modelName) await model.collection.deleteMany({});
}

/** Makes indexes, courses, people and their applications, messages and articles. Safe to run again. */
export async function fillWithDemo({ courses, quiet = false }: { courses: number; quiet?: boolean }): Promise<void> {
  const say = quiet ? () => {} : (text: string) => process.stdout.write(text);
  connectEffects();
  await connectDatabase('unlimited');
  await bringUpToDate();
  const now = new Date();
  say(`Filling the database with the demo: ${courses.toLocaleString('en-GB')} courses `);
  const before = await presentRecords();
  await demoBegins(courses);
  await ensureCategories(new Map(demoCategories.map(({ name, subcategories }) => [name, new Set(subcategories)])));
  const answers = new DemoAnswers();
  const stored = await saveCourses(courses, answers, say);
  say('\n  people, applications, messages and articles …');
  const people = await saveDemoPeople(now, DEMO_LOGINS.password);
  await saveDemoStories(now, people, stored);
  await saveDemoWork(now);
  await saveDemoLeads(now);
  await saveDemoShortlist(now);
  await saveDemoFees();
  await saveDemoCommission(now);
  await saveDemoScholarships(now);
  await saveExampleRates(now);
  await saveDemoSite(now);
  const admin = people.get(PERSONAS.admin);
  if (admin) await answers.save(admin, now);
  await countClausesOnce();
  if (before) await markNewRecords(before);
  await demoIsWhole();
  await publish({ kind: 'courses-changed', to: [], payload: { all: true } });
  say(' done.\n');
}

/** Stores the courses; gives back the first ones with their ids, for the applications to choose from. */
async function saveCourses(count: number, answers: DemoAnswers, say: (text: string) => void) {
  const universities = new Map<string, Pick<CourseDraft, 'university' | 'country'>>();
  const seen = new Map<string, number>();
  let chunk: { row: number; draft: ReturnType<typeof demoCourses> extends Generator<infer D> ? D : never }[] = [];
  const flush = async () => {
    await writeDrafts(chunk, null, seen);
    chunk = [];
    say('.');
  };
  let row = 0;
  const firstOnes = [];
  for (const asRead of demoCourses(count)) {
    const draft = answers.answered(asRead);
    row++;
    if (row <= DEFAULT_COURSES) firstOnes.push(draft);
    universities.set(`${draft.country}|${draft.university}`, draft);
    chunk.push({ row, draft });
    if (chunk.length === CHUNK) await flush();
  }
  if (chunk.length) await flush();
  await ensureUniversities([...universities.values()].map(({ university, country }) => ({ university, country })));
  return firstOnes;
}
