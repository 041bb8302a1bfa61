import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as download } from '@/app/api/v1/my-file/brought/route';
import { storeFile } from '@/lib/platform/files/store';
import { eraseStudent } from '@/lib/services/file/leaving/erase';
import { removeOrphanFiles } from '@/lib/services/file/site/orphan-files';
import { FileImport } from '@/models/file-import';
import { UploadEntry } from '@/models/upload';
import { emptyDatabase } from '../support/database';
import { type Person, person } from '../support/people';
import { ask, send } from '../support/request';

/** No archive at all: whatever reads it says so. */
const BYTES = Buffer.from('PK was brought as this');

let student: Person;
beforeEach(async () => {
  await emptyDatabase();
  student = await person('student');
  const named = { kind: 'archive', ownerId: student.userId, name: 'my-file-2026-11-01.zip', type: 'application/zip' };
  const fileId = await storeFile(Readable.from([BYTES]), named as Parameters<typeof storeFile>[1]);
  const about = { site: 'https://elsewhere.example', madeOn: '2026-11-01T00:00:00.000Z', student: 'Asha', key: '0' };
  await FileImport.create({ userId: student.userId, fileId, size: BYTES.length, ...about });
});

const stored = () => UploadEntry.collection.countDocuments({ 'metadata.kind': 'archive' });

describe('an archive that was brought while that was possible', () => {
  it('is a download for its student, byte by byte, that no browser shows or guesses a type for', async () => {
    const { status, headers, ...answer } = await send(download, { as: student }).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      bytes: Buffer.from(await response.arrayBuffer()),
    }));
    expect(status).toBe(200);
    expect(answer.bytes).toEqual(BYTES);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="my-file-2026-11-01\.zip"/);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  it('is nobody else’s: 404 for another student, 403 for other roles, 401 without a sign-in', async () => {
    expect((await ask(download, { as: await person('student') })).status).toBe(404);
    for (const role of ['agent', 'team', 'admin'] as const) {
      expect((await ask(download, { as: await person(role) })).status).toBe(403);
    }
    expect((await ask(download, {})).status).toBe(401);
  });

  it('stays when files that nothing names are swept away, and goes with the account', async () => {
    await removeOrphanFiles(new Date(Date.now() + 1000), new AbortController().signal);
    expect(await stored()).toBe(1);
    await eraseStudent(student.user._id);
    expect(await stored()).toBe(0);
    expect(await FileImport.countDocuments()).toBe(0);
  });
});
