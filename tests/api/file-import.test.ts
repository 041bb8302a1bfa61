import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as download } from '@/app/api/v1/my-file/export/download/route';
import { POST as start } from '@/app/api/v1/my-file/export/route';
import { GET as archive } from '@/app/api/v1/my-file/import/archive/route';
import { POST as fill } from '@/app/api/v1/my-file/import/fill/route';
import { POST as bring, DELETE as drop, GET as plan } from '@/app/api/v1/my-file/import/route';
import { type ArchiveAbout, archivePieces } from '@/lib/archive/archive';
import { connectDatabase, disconnectDatabase } from '@/lib/db';
import { env } from '@/lib/env';
import { removeOrphanFiles } from '@/lib/services/site/orphan-files';
import { createIndexes } from '@/models/indexes';
import { UploadEntry } from '@/models/upload';
import { emptyDatabase } from '../support/database';
import { file, formOf, PDF } from '../support/files';
import { runBackground } from '../support/mails';
import { type Person, person } from '../support/people';
import { ask, send } from '../support/request';
import { opened, studentWithFile } from '../support/students-file';

let zip: Buffer<ArrayBuffer>;
let before: Awaited<ReturnType<typeof opened>>;

/** The archive comes from another installation: another database, with another key. */
beforeAll(async () => {
  const own = env().MONGODB_DB;
  await useDatabase(`${own}_elsewhere`);
  env().SIGNING_KEY = '1'.repeat(64);
  await createIndexes();
  await emptyDatabase();
  const { student } = await studentWithFile();
  zip = await exported(student);
  before = await opened(zip);
  env().SIGNING_KEY = undefined;
  await useDatabase(own);
});
beforeEach(emptyDatabase);

async function useDatabase(name: string): Promise<void> {
  await disconnectDatabase();
  env().MONGODB_DB = name;
  await connectDatabase();
}

async function exported(as: Person): Promise<Buffer<ArrayBuffer>> {
  await ask(start, { as });
  await runBackground();
  return Buffer.from(await (await send(download, { as })).arrayBuffer());
}
const sent = (as: Person, bytes: Uint8Array<ArrayBuffer>) =>
  ask(bring, { as, form: formOf({ file: file(bytes, 'my file.zip') }) });

describe('an archive brought to another installation', () => {
  it('shows a plan, fills profile and documents from it, and comes out equal but for ids and times', async () => {
    const student = await person('student');
    const planned = await sent(student, zip);
    expect(planned.status).toBe(201);
    expect(planned.body.plan).toMatchObject({ ownKey: false, filledOn: null, applications: 1 });
    expect(planned.body.plan?.steps).toEqual(
      ['personal', 'academic', 'work'].map((step) => ({ step, standing: 'new' })),
    );
    expect(JSON.stringify(planned.body.plan?.documents).match(/"new"/g)).toHaveLength(3);
    const filled = await ask(fill, { as: student, body: {} });
    expect(JSON.stringify(filled.body.plan).match(/"same"/g)).toHaveLength(6);
    await ask(fill, { as: student, body: { replace: true } });

    const after = await opened(await exported(student));
    for (const part of ['personal', 'academic', 'work-experience', 'documents']) {
      expect(timeless(after.json(part)), part).toEqual(timeless(before.json(part)));
    }
    const documents = (of: typeof before) =>
      [...of.files].filter(([name]) => /^documents\/(?!applications|messages)/.test(name));
    expect(documents(after)).toEqual(documents(before));
    const kept = await send(archive, { as: student });
    expect(Buffer.from(await kept.arrayBuffer()).equals(zip)).toBe(true);
  });

  it('leaves what differs as it is unless it is to be replaced, and is its owner’s alone', async () => {
    const { student } = await studentWithFile();
    await sent(student, zip);
    const same = (await ask(plan, { as: student })).body.plan;
    expect(JSON.stringify(same).match(/"standing":"same"/g)).toHaveLength(6);
    const other = await person('student');
    expect((await ask(plan, { as: other })).body).toEqual({ plan: null });
    expect((await ask(archive, { as: other })).status).toBe(404);
    expect((await ask(fill, { as: other, body: {} })).status).toBe(404);
    expect((await ask(drop, { as: student })).status).toBe(200);
    expect((await ask(archive, { as: student })).status).toBe(404);
  });

  it('is refused when a byte of it was changed, or it is none; nothing of it is kept', async () => {
    const student = await person('student');
    const changed = Buffer.from(zip);
    const at = changed.indexOf('data/personal.json') + 40;
    changed[at] = (changed[at] as number) ^ 1;
    expect(await sent(student, changed)).toMatchObject({
      status: 422,
      body: { fields: { file: expect.stringContaining('data/personal.json') } },
    });
    expect((await sent(student, PDF)).status).toBe(422);
    for (const about of [{ madeOn: 'yesterday' }, { student: 'x'.repeat(10_000) }, { site: 'x'.repeat(10_000) }]) {
      expect(await sent(student, await archiveAbout(about))).toMatchObject({
        status: 422,
        body: { fields: { file: 'manifest.json is not as exports write it.' } },
      });
    }
    expect((await ask(bring, { as: student, form: new FormData() })).status).toBe(422);
    expect(await UploadEntry.collection.countDocuments()).toBe(0);
    await sent(student, zip);
    await sent(student, zip);
    await removeOrphanFiles(new Date(Date.now() + 1000), new AbortController().signal);
    expect(await UploadEntry.collection.countDocuments({ 'metadata.kind': 'archive' })).toBe(1);
  });
});

/** A whole, signed archive that says this of itself. */
async function archiveAbout(about: Partial<ArchiveAbout>): Promise<Buffer<ArrayBuffer>> {
  const usual = { site: 'https://example.org', madeOn: new Date().toISOString(), student: 'Asha' };
  async function* none() {}
  const pieces: Uint8Array[] = [];
  for await (const piece of archivePieces({ ...usual, ...about }, none())) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Without ids, paths that hold them, and times. */
const timeless = (part: unknown) =>
  JSON.parse(JSON.stringify(part), (key, value) =>
    key === 'fileId' || key === 'addedOn' || key === 'updatedOn' || /^\/api\/v1\/documents\//.test(String(value))
      ? null
      : value,
  );
