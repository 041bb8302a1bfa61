import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, GridFSBucket, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as saveDocuments } from '@/app/api/v1/save-documents/route';
import { databaseChecksum } from '@/database/checksum';
import { type ChosenDatabase, chooseDatabase } from '@/database/choose';
import { env } from '@/lib/platform/env';
import { eraseStudent } from '@/lib/services/file/leaving/erase';
import { Profile } from '@/models/profile';
import { Webhook } from '@/models/webhook';
import { fillWithDemo } from '@/scripts/seed';
import { runCommand } from '../../support/commands';
import { file, formOf, PDF, PNG } from '../../support/files';
import { type Person, person } from '../../support/people';
import { education } from '../../support/profiles';
import { send } from '../../support/request';
import { fillFile } from '../../support/students-file';
import { LONG } from '../../support/tiers';

/** The commands as an operator runs them. */

const { MONGODB_URI = '', MONGODB_DB = '' } = process.env;
const RESTORED = `${MONGODB_DB}_restored`;
const MOVED = `${MONGODB_DB}_moved`;
const COURSES = LONG ? 300 : 100;
let folder: string;
let client: MongoClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  client = await MongoClient.connect(MONGODB_URI);
});
afterAll(async () => {
  for (const name of [RESTORED, MOVED]) await client.db(name).dropDatabase();
  await client.close();
  await rm(folder, { recursive: true });
});

describe('npm run backup and npm run restore', { timeout: 240_000 }, () => {
  it('give an empty database the same collections, indexes and files, and refuse one in use', async () => {
    await fillWithDemo({ courses: COURSES, quiet: true });
    const student = await person('student');
    await Profile.create({ userId: student.userId, educationSummaries: [education()] });
    const large = new Uint8Array(700_000).fill(10);
    large.set(PDF);
    const form = formOf({
      userId: student.userId,
      passport: file(large, 'pass.pdf'),
      tenth_certificate: file(PDF, 'tenth.pdf'),
      twelfth_certificate: file(PDF, 'twelfth.pdf'),
      english_certificate: file(PNG, 'größe.png'),
    });
    expect((await send(saveDocuments, { as: student, form })).status).toBe(200);
    await Webhook.create({
      address: 'https://crm.example/in',
      secret: 'sealed',
      by: student.userId,
      failingSince: new Date(),
    });

    const backup = join(folder, 'backup');
    expect(await command('backup', [backup])).toMatch(/documents of MongoDB at .* are in /);
    const said = await command('restore', [backup], { MONGODB_DB: RESTORED });
    expect(said).toContain('The checksums match');
    expect(said).toContain('1 webhooks are switched off');

    const [original, restored] = [client.db(MONGODB_DB), client.db(RESTORED)];
    const sums = await databaseChecksum(original);
    expect(sums['uploads.chunks']?.documents).toBeGreaterThan(3);
    // A trial on another machine must not write to the real site's programs.
    const off = { offOn: expect.any(Date), failingSince: null };
    expect(await restored.collection('webhooks').findOne()).toMatchObject(off);
    expect({ ...(await databaseChecksum(restored)), webhooks: sums.webhooks }).toEqual(sums);
    for (const name of Object.keys(sums))
      expect(await restored.collection(name).indexes()).toEqual(await original.collection(name).indexes());
    const files = await fileChecksums(original);
    expect(files).toContain(`pass.pdf ${createHash('sha256').update(large).digest('hex')}`);
    expect(await fileChecksums(restored)).toEqual(files);

    await expect(command('restore', [backup], { MONGODB_DB: RESTORED })).rejects.toThrow('is not empty');
  });
});

describe.runIf(LONG)('npm run restore of a backup from before a deletion', { timeout: 240_000 }, () => {
  it('leaves who was deleted since deleted, by the list in DATA_DIR or the one beside a later backup', async () => {
    const [left, stays] = [await person('student'), await person('student')];
    await fillFile(left, await person('team'));
    const site = { DATA_DIR: join(folder, 'site') };
    const backup = join(folder, 'backups', 'before');
    await command('backup', [backup], site);

    env().DATA_DIR = site.DATA_DIR;
    await eraseStudent(left.user._id);
    await expectDeletedAfter(() => command('restore', [backup], { ...site, MONGODB_DB: RESTORED }));
    // As after the loss of the machine: the backups' disk is what is left.
    await command('backup', [join(folder, 'backups', 'after')], site);
    await rm(site.DATA_DIR, { recursive: true });
    await expectDeletedAfter(() => command('restore', [backup], { ...site, MONGODB_DB: RESTORED }));

    async function expectDeletedAfter(restore: () => Promise<string>): Promise<void> {
      await client.db(RESTORED).dropDatabase();
      expect(await restore()).toContain('1 accounts that were deleted after this backup were deleted again.');
      const restored = client.db(RESTORED);
      const names = async (of: Person) => (await restored.collection('users').findOne({ _id: of.user._id }))?.name;
      expect([await names(left), await names(stays)]).toEqual(['(deleted)', stays.user.name]);
      const texts = await Promise.all(
        (await restored.listCollections().toArray()).map(({ name }) => restored.collection(name).find({}).toArray()),
      );
      expect(JSON.stringify(texts)).not.toMatch(new RegExp(`${left.user.email}|my passport\\.pdf|Is my <b>file`));
    }
  });
});

describe.runIf(LONG)('npm run restore -- --from-local', { timeout: 240_000 }, () => {
  it('moves the local database to the one that MONGODB_URI names, unless the site runs on it', async () => {
    const local = { DATA_DIR: join(folder, 'local'), MONGODB_DB: MOVED };
    await command('seed', ['--courses', String(COURSES)], { ...local, MONGODB_URI: '' });
    let database = await localDatabase(local.DATA_DIR);
    const moving = () => command('restore', ['--from-local'], local);
    await expect(moving()).rejects.toThrow('The site is running on the local database. Stop it first.');
    await database.stop();

    const said = await moving();
    expect(said).toMatch(/documents from the local database are now in MongoDB at .*\. The checksums match\./);
    // Its own key lies beside the local database, and this one was not given it.
    expect(said).toMatch(
      /Attention: \d+ files are encrypted with the key [0-9a-f]{12}, which is missing\. Restore the key: set it as/,
    );
    database = await localDatabase(local.DATA_DIR);
    const before = await MongoClient.connect(database.uri);
    const sums = await databaseChecksum(before.db(MOVED));
    await before.close();
    await database.stop();
    expect(sums.courses?.documents).toBe(COURSES);
    expect(await databaseChecksum(client.db(MOVED))).toEqual(sums);
  });
});

const command = (name: string, args: string[], env: Record<string, string> = {}) =>
  runCommand(name, args, { MONGODB_DB, ...env });

async function localDatabase(dataDir: string): Promise<ChosenDatabase> {
  delete process.env.MONGODB_URI;
  try {
    return await chooseDatabase(dataDir);
  } finally {
    process.env.MONGODB_URI = MONGODB_URI;
  }
}

/** Name and SHA-256 of every stored file, as downloaded. */
async function fileChecksums(db: Db): Promise<string[]> {
  const bucket = new GridFSBucket(db, { bucketName: 'uploads' });
  const sums: string[] = [];
  for await (const { _id, filename } of bucket.find({}, { sort: { _id: 1 } })) {
    const hash = createHash('sha256');
    for await (const piece of bucket.openDownloadStream(_id)) hash.update(piece);
    sums.push(`${filename} ${hash.digest('hex')}`);
  }
  return sums;
}
