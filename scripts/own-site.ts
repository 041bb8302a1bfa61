import { join } from 'node:path';
import type { Types } from 'mongoose';
import { withDatabaseName } from '@/database/choose';
import { dumpDatabase } from '@/database/dump';
import { counted } from '@/lib/domain/texts/counted';
import { backupFolder } from '@/lib/platform/backup/backups';
import { backupNotes } from '@/lib/platform/backup/note';
import { disconnectDatabase } from '@/lib/platform/db';
import { env, siteUrl } from '@/lib/platform/env';
import { DemoMark } from '@/models/demo-mark';
import { SiteSetting } from '@/models/site-setting';
import { User } from '@/models/user';
import { agencyAskedFor, ask, makeAdmin, makeAgency } from './create-admin';
import { type Removed, removeDemo } from './demo/remove';
import { openUpToDate } from './open-database';
import { askedAboutSite, saveAnswers } from './site-questions';

/** What people call the records of some collections, for the line that says what went. */
const NAMES: Record<string, string> = {
  courses: 'courses',
  users: 'people',
  applications: 'applications',
  messages: 'messages',
  blogs: 'blog articles',
  news: 'news',
};

/**
 * `npm run own-site -- --email a@b.org --name "A B"`: makes one's own site of the demo. Makes the first admin, as `create-admin` does, unless
 * one was made beside the demo; removes the demo and keeps what was entered meanwhile; at a terminal asks five questions about the site;
 * says where to go on. A backup of all of it is made first. May be run again after it broke off.
 * @throws Error with one sentence where there is no demo, it carries no marks, or the site runs
 */
export async function main(args: string[]): Promise<void> {
  const database = await openUpToDate();
  try {
    if (database.shared) throw new Error('The site is running. Stop it and run this again.');
    await refuseOtherSites();
    const backup = join(backupFolder(), `before-own-site-${new Date().toISOString().slice(0, 19).replace(/:/g, '-')}`);
    await dumpDatabase(withDatabaseName(database.uri, env().MONGODB_DB), backup, { notes: await backupNotes() });
    console.log(`Backup of all current data: ${backup}`);
    const { email, _id } = (await ownAdmin()) ?? (await makeAdmin(args));
    const agency = await agencyAskedFor(args, email);
    say(await removeDemo(_id));
    await makeAgency(agency, { _id, email });
    if (process.stdin.isTTY) await saveAnswers({ _id, email }, await askedAboutSite(ask));
    console.log(`\nRun npm start, sign in as ${email}, and enter who runs the site: ${siteUrl('/app/admin/site')}`);
  } finally {
    await disconnectDatabase();
    await database.stop();
  }
}

async function refuseOtherSites(): Promise<void> {
  if (await DemoMark.exists({})) return;
  if (!(await SiteSetting.exists({ _id: 'site', demo: true })))
    throw new Error('There is no demo here, so there is nothing to remove. Create an admin with npm run create-admin.');
  throw new Error(
    'This demo was created by an older version that did not mark its records, so your own entries can’t be told apart from it. To start without it: stop the site, move .data/embedded away, run npm run create-admin, then npm start.',
  );
}

/** An admin who was made beside the demo's own. */
async function ownAdmin(): Promise<{ _id: Types.ObjectId; email: string } | null> {
  const marked = (await DemoMark.find({ of: 'users' }, 'ids').lean()).flatMap(({ ids }) => ids) as Types.ObjectId[];
  return User.findOne({ role: 'admin', _id: { $nin: marked } }, 'email').lean();
}

function say({ gone, coursesKept, withoutCare }: Removed): void {
  const named = Object.entries(NAMES).flatMap(([of, name]) => {
    const count = gone.get(of);
    return count ? `${count.toLocaleString('en-GB')} ${name}` : [];
  });
  console.log(`The demo was removed: ${named.join(', ')}, and all that belonged to them. Your entries are still here.`);
  if (coursesKept)
    console.log(`Not removed: ${counted(coursesKept, 'demo course')} that you applied to or saved. Search hides them.`);
  if (withoutCare) console.log(`${withoutCare} of your students had a demo counsellor or agency. They now have none.`);
}
