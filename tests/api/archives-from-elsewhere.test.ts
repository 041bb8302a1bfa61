import { Readable } from 'node:stream';
import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as read, DELETE as remove } from '@/app/api/v1/documents/[fileId]/route';
import { GET as download } from '@/app/api/v1/my-file/export/download/route';
import { POST as start } from '@/app/api/v1/my-file/export/route';
import { storeFile } from '@/lib/platform/files/store';
import { eraseStudent } from '@/lib/services/file/leaving/erase';
import { mergeStudents } from '@/lib/services/file/merging/merge';
import { removeOrphanFiles } from '@/lib/services/file/site/orphan-files';
import { ownArchives } from '@/lib/services/people/profile/archives';
import { UploadEntry } from '@/models/upload';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { runBackground } from '../support/mails';
import { type Person, person } from '../support/people';
import { ask, send } from '../support/request';
import { opened } from '../support/students-file';

/** No archive at all: whatever reads it says so. */
const BYTES = Buffer.from('PK was brought as this');
/** Where releases until November 2026 noted whose archive came from where. */
const notes = () => mongoose.connection.collection('file_imports');

let student: Person;
let fileId: string;
beforeEach(async () => {
  await emptyDatabase();
  await notes().deleteMany({});
  student = await person('student');
  fileId = await archiveOf(student, BYTES);
});

/** As a former release stored it. */
async function archiveOf({ user }: Person, bytes: Buffer): Promise<string> {
  const named = { kind: 'archive' as const, ownerId: String(user._id), name: 'my-file-2026-11-01.zip' };
  const id = await storeFile(Readable.from([bytes]), { ...named, type: 'application/zip' });
  const about = { site: 'https://elsewhere.example', madeOn: '2026-11-01T00:00:00.000Z', student: 'Asha', key: '0' };
  await notes().insertOne({ userId: user._id, fileId: id, size: bytes.length, ...about, filledOn: null });
  return String(id);
}

const stored = () => UploadEntry.collection.countDocuments({ 'metadata.kind': 'archive' });

describe('an archive that was brought from another site while that was possible', () => {
  it('is listed for its student and downloaded byte by byte, and no browser shows it or guesses a type for it', async () => {
    expect(await ownArchives(student.viewer)).toMatchObject([{ name: 'my-file-2026-11-01.zip', size: BYTES.length }]);
    const answer = await send(read, { as: student, params: { fileId } });
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(BYTES);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="my-file-2026-11-01\.zip"/);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('is nobody else’s: 404 for every other account, staff too, 401 without a sign-in; and isn’t removed as a document', async () => {
    for (const role of ['student', 'agent', 'team', 'admin'] as const) {
      const other = await person(role);
      expect((await ask(read, { as: other, params: { fileId } })).status, role).toBe(404);
      expect(await ownArchives(other.viewer)).toEqual([]);
    }
    expect((await ask(read, { params: { fileId } })).status).toBe(401);
    expect((await ask(remove, { as: student, params: { fileId } })).status).toBe(404);
    expect(await stored()).toBe(1);
  });

  longIt(
    'is in the export of its student’s file, as it came; one too large for an export stays a download',
    async () => {
      const large = await archiveOf(student, BYTES);
      const length = 60 * 1024 * 1024 + 1;
      await UploadEntry.collection.updateOne({ _id: new mongoose.Types.ObjectId(large) }, { $set: { length } });
      expect((await ask(start, { as: student })).status).toBe(202);
      await runBackground();
      const answer = await send(download, { as: student });
      const { report, files } = await opened(Buffer.from(await answer.arrayBuffer()));
      expect(report.ok).toBe(true);
      expect([...files.keys()].filter((name) => name.startsWith('documents/'))).toEqual([
        `documents/archives/${fileId}-my-file-2026-11-01.zip`,
      ]);
      expect(files.get(`documents/archives/${fileId}-my-file-2026-11-01.zip`)).toEqual(BYTES);
      expect(String(files.get('index.html'))).toContain('my-file-2026-11-01.zip</a>');
      expect((await ownArchives(student.viewer)).map((file) => String(file.fileId))).toEqual([fileId, large]);
    },
  );

  longIt('goes to the account that a merge keeps, beside one that was there', async () => {
    const [other, admin] = [await person('student'), await person('admin')];
    const own = await archiveOf(other, Buffer.from('PK of the other'));
    await mergeStudents(admin.viewer, other.userId, { goneId: student.userId });
    await runBackground();
    const ids = (await ownArchives(other.viewer)).map((file) => String(file.fileId));
    expect(ids).toEqual([fileId, own]);
    await eraseStudent(other.user._id);
    expect([await stored(), await notes().countDocuments()]).toEqual([0, 0]);
  });

  it('stays when files that nothing names are swept away, and goes with the account, with where it came from', async () => {
    await removeOrphanFiles(new Date(Date.now() + 1000), new AbortController().signal);
    expect(await stored()).toBe(1);
    await eraseStudent(student.user._id);
    expect([await stored(), await notes().countDocuments()]).toEqual([0, 0]);
  });
});
