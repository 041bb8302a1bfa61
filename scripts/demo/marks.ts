import mongoose from 'mongoose';
import { connectDatabase } from '@/lib/platform/db';
import { DemoMark } from '@/models/demo-mark';
import { SiteSetting } from '@/models/site-setting';

/** Collections of which nothing is the demo's: what the product writes for itself, and what says which site this is. */
const NOT_OF_THE_DEMO = [
  ...['migrations', 'jobs', 'events', 'rate_limits', 'sessions', 'web_processes', 'site_watches', 'site_settings'],
  ...['catalogue_copies', 'catalogue_blocks', 'demo_marks'],
];
/** Ids in one mark. */
const CHUNK = 5_000;

/** The ids of the records in each collection, as texts. */
type Present = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * What is there before the demo is filled in: none of it is the demo's. Null where it can't be known which records are: half a demo is
 * there, or one without marks.
 */
export async function presentRecords(): Promise<Present | null> {
  const site = await SiteSetting.findById('site', 'demo demoCourses').lean();
  if (site?.demoCourses || (site?.demo && !(await DemoMark.exists({})))) return null;
  const found = new Map<string, Set<string>>();
  for (const name of await collections()) {
    const ids = new Set<string>();
    for await (const { _id } of idsOf(name)) ids.add(String(_id));
    found.set(name, ids);
  }
  return found;
}

/** Marks every record that is there now and was not there before as the demo's. */
export async function markNewRecords(before: Present): Promise<void> {
  for (const name of await collections()) {
    let ids: unknown[] = [];
    const store = async () => {
      if (ids.length) await DemoMark.create({ of: name, ids });
      ids = [];
    };
    for await (const { _id } of idsOf(name)) {
      if (before.get(name)?.has(String(_id))) continue;
      ids.push(_id);
      if (ids.length === CHUNK) await store();
    }
    await store();
  }
}

async function collections(): Promise<string[]> {
  const { connection } = await connectDatabase();
  const all = (await connection.db?.listCollections({}, { nameOnly: true }).toArray()) ?? [];
  return all
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.') && !NOT_OF_THE_DEMO.includes(name))
    .sort();
}

const idsOf = (name: string) => mongoose.connection.collection(name).find({}, { projection: { _id: 1 } });
