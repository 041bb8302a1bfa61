import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { env } from '@/lib/platform/env';
import { documentType, nameWithEnding } from '@/lib/platform/files/content-type';
import { keysAdvice, missingKeys, missingKeysAdvice } from '@/lib/platform/files/missing-keys';
import { sealFiles } from '@/lib/platform/files/seal-files';
import {
  bytesOf,
  discardReceived,
  findFile,
  keepFile,
  readFile,
  receiveFile,
  removeFiles,
  storeFile,
} from '@/lib/platform/files/store';
import { virusIn } from '@/lib/platform/files/virus-scan';
import { forget } from '@/lib/platform/once';
import { uploadStorage } from '@/lib/services/file/site/upload-storage';
import { filesCheck } from '@/lib/services/file/watch/checks/data';
import { settingsCheck } from '@/lib/services/file/watch/checks/settings';
import { UploadChunk, UploadEntry } from '@/models/upload';
import { takeLocalKeys } from '@/scripts/start/local-keys';
import PDFS from '../support/encrypted-pdfs.json' with { type: 'json' };
import { compound, DOC, DOCX, HTML, PDF, PNG, XLS } from '../support/files';
import { longIt } from '../support/long-it';
import { person } from '../support/people';

const [FIRST_KEY, SECOND_KEY] = ['1'.repeat(64), '2'.repeat(64)];
const never = new AbortController().signal;
const source = (...pieces: Uint8Array[]) => Readable.from(pieces);
const description = { kind: 'document', ownerId: 'a'.repeat(24), name: 'a.pdf', type: 'application/pdf' } as const;

async function read(fileId: Types.ObjectId): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of bytesOf(fileId)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** What stands in the database, whatever the product makes of it. */
async function stored(fileId: Types.ObjectId): Promise<Buffer> {
  const chunks = await UploadChunk.collection.find({ files_id: fileId }).sort({ n: 1 }).toArray();
  return Buffer.concat(chunks.map(({ data }) => data.buffer));
}

function useKeys(key: string | undefined, before?: string): void {
  env().DOCUMENTS_KEY = key;
  env().DOCUMENTS_KEYS_BEFORE = before;
}

beforeEach(async () => {
  await UploadEntry.collection.deleteMany({});
  await UploadChunk.collection.deleteMany({});
  useKeys(FIRST_KEY);
});
afterEach(() => {
  useKeys(undefined);
  env().CLAMD_SOCKET = undefined;
});

describe('a stored file', () => {
  it.each([0, 1, 255 * 1024 - 1, 255 * 1024, 255 * 1024 + 1, 700_000])(
    'of %i bytes comes back as it was, and stands encrypted in the database',
    async (size) => {
      const content = randomBytes(size);
      const pieces = [content.subarray(0, 3), content.subarray(3, 400_000), content.subarray(400_000)];
      const fileId = await storeFile(source(...pieces), description);
      expect((await read(fileId)).equals(content)).toBe(true);
      expect(await findFile(String(fileId), 'document')).toMatchObject({ size, name: 'a.pdf' });
      const kept = await stored(fileId);
      expect(kept.length).toBe(size);
      if (size > 8) expect(kept.equals(content)).toBe(false);
      const [entry] = await UploadEntry.find({}).lean();
      expect(JSON.stringify(entry)).not.toContain(FIRST_KEY);
    },
  );

  it('of equal content is never stored with equal bytes', async () => {
    const content = Buffer.alloc(1_000, 'a');
    const [one, two] = [await storeFile(source(content), description), await storeFile(source(content), description)];
    expect((await stored(one)).equals(await stored(two))).toBe(false);
  });

  it('is refused when a bit of it was changed, a piece was put elsewhere, or stands there unencrypted', async () => {
    const fileId = await storeFile(source(randomBytes(600_000)), description);
    const chunks = UploadChunk.collection;
    const [first, second] = await chunks.find({ files_id: fileId }).sort({ n: 1 }).toArray();
    const changes = [
      { data: Buffer.from(Uint8Array.from(first?.data.buffer).fill(7, 0, 1)) },
      { data: second?.data, tag: second?.tag },
    ];
    for (const change of changes) {
      await chunks.updateOne({ _id: first?._id }, { $set: change });
      await expect(read(fileId)).rejects.toThrow();
      await chunks.replaceOne({ _id: first?._id }, first ?? {});
    }
    expect((await read(fileId)).length).toBe(600_000);
    await chunks.updateOne({ _id: first?._id }, { $unset: { tag: 1 } });
    await expect(read(fileId)).rejects.toThrow('belongs to another file');
  });

  it('that breaks off on its way in leaves nothing behind', async () => {
    async function* broken() {
      yield randomBytes(600_000);
      throw new Error('the client went away');
    }
    await expect(receiveFile(broken())).rejects.toThrow('the client went away');
    expect([await UploadEntry.countDocuments(), await UploadChunk.countDocuments()]).toEqual([0, 0]);
  });

  it('is found by no reader until it is kept, and discarded only until then', async () => {
    const [one, two] = [await receiveFile(source(PDF)), await receiveFile(source(PDF))];
    expect(await findFile(String(one.fileId), 'document')).toBeNull();
    await keepFile(one.fileId, description);
    expect(await discardReceived([one.fileId, two.fileId])).toBe(PDF.length);
    expect((await read(one.fileId)).equals(PDF)).toBe(true);
    await removeFiles([one.fileId]);
    expect([await UploadEntry.countDocuments(), await UploadChunk.countDocuments()]).toEqual([0, 0]);
  });
});

describe('files from before there was a key, and keys from before', () => {
  it('are encrypted in place, can be read meanwhile, and again after a job that broke off', async () => {
    useKeys(undefined);
    const contents = [randomBytes(600_000), randomBytes(10)];
    const ids = [
      await storeFile(source(contents[0] as Buffer), description),
      await storeFile(source(contents[1] as Buffer), description),
    ];
    const [first] = ids as [Types.ObjectId, Types.ObjectId];
    expect((await stored(first)).equals(contents[0] as Buffer)).toBe(true);
    expect(await sealFiles(never)).toEqual({ encrypted: 0, resealed: 0 });

    useKeys(FIRST_KEY);
    const reading = bytesOf(first);
    const begun = (await reading.next()).value as Uint8Array;
    expect(await sealFiles(never)).toEqual({ encrypted: 2, resealed: 0 });
    const rest: Uint8Array[] = [begun];
    for await (const piece of reading) rest.push(piece);
    expect(Buffer.concat(rest).equals(contents[0] as Buffer)).toBe(true);
    expect((await stored(first)).equals(contents[0] as Buffer)).toBe(false);

    // As if the process had died after the second of three pieces.
    await UploadEntry.collection.updateOne({ _id: first }, { $set: { 'metadata.sealed.whole': false } });
    const plain = (contents[0] as Buffer).subarray(255 * 1024 * 2);
    await UploadChunk.collection.updateOne({ files_id: first, n: 2 }, { $set: { data: plain }, $unset: { tag: 1 } });
    expect((await read(first)).equals(contents[0] as Buffer)).toBe(true);
    expect(await sealFiles(never)).toEqual({ encrypted: 1, resealed: 0 });
    for (const [index, id] of ids.entries()) expect((await read(id)).equals(contents[index] as Buffer)).toBe(true);
    expect(await UploadChunk.collection.countDocuments({ tag: { $exists: false } })).toBe(0);
  });

  it('need the old key until every file is sealed with the new one, and then no longer', async () => {
    const content = randomBytes(1_000);
    const fileId = await storeFile(source(content), description);
    const before = await stored(fileId);
    useKeys(SECOND_KEY);
    await expect(read(fileId)).rejects.toThrow('its encryption key is missing');
    useKeys(SECOND_KEY, FIRST_KEY);
    expect((await read(fileId)).equals(content)).toBe(true);
    expect(await sealFiles(never)).toEqual({ encrypted: 0, resealed: 1 });
    useKeys(SECOND_KEY);
    expect((await read(fileId)).equals(content)).toBe(true);
    expect((await stored(fileId)).equals(before)).toBe(true);
    useKeys(FIRST_KEY);
    await expect(read(fileId)).rejects.toThrow('its encryption key is missing');
  });
});

describe('files whose key is missing', () => {
  it('are counted by key, and answered with 503 and a sentence before a byte is sent', async () => {
    const fileId = await storeFile(source(randomBytes(1_000)), description);
    await storeFile(source(randomBytes(10)), description);
    expect(await missingKeys()).toEqual([]);
    useKeys(SECOND_KEY);
    await storeFile(source(randomBytes(10)), description);
    const [missing, ...others] = await missingKeys();
    expect(missing).toEqual({ id: expect.stringMatching(/^[0-9a-f]{12}$/), files: 2 });
    expect(others).toEqual([]);
    await expect(readFile(fileId)).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('missing on the server'),
    });
  });

  it('let no new file in unlocked where no key is left', async () => {
    await storeFile(source(randomBytes(10)), description);
    useKeys(undefined);
    await expect(storeFile(source(randomBytes(10)), description)).rejects.toMatchObject({ status: 503 });
    expect(await UploadEntry.countDocuments()).toBe(1);
  });

  it('name the file to bring back, and where another key took its place how both are kept', async () => {
    await storeFile(source(randomBytes(10)), description);
    useKeys(undefined);
    const missing = await missingKeys();
    const file = '.data/documents-key';
    const said = (own: Parameters<typeof missingKeysAdvice>[1]) => missingKeysAdvice(missing, own);
    expect(said(null)?.text).toMatch(/^1 file is encrypted with the key [0-9a-f]{12}, which is missing\.$/);
    expect(said({ file, isThere: false })?.todo).toMatch(/^Restore \.data\/documents-key: /);
    expect(said({ file, isThere: true })?.todo).toContain('contains another key: keep it');
    expect(said(null)?.todo).toMatch(/^Restore the key: .*add it to DOCUMENTS_KEYS_BEFORE/);
    expect(missingKeysAdvice([], null)).toBeNull();
  });

  it('get no new key beside them; where nothing is sealed one is made', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'keys-'));
    const { DOCUMENTS_KEY, SIGNING_KEY } = process.env;
    const without = () => {
      delete process.env.DOCUMENTS_KEY;
      delete process.env.SIGNING_KEY;
    };
    await storeFile(source(randomBytes(10)), description);
    without();
    await takeLocalKeys(folder);
    expect(readdirSync(folder)).toEqual([]);
    // As beside a local database; the connection stays.
    Object.assign(env(), { MONGODB_URI: 'mongodb://%2Ftmp%2Fdb.sock', DATA_DIR: folder });
    expect((await keysAdvice(folder))?.todo).toContain(`Restore ${join(folder, 'documents-key')}: `);
    // Status and doctor say just the same, and nobody says to make a new one.
    expect((await filesCheck()).advice).toBe((await keysAdvice(folder))?.todo);
    expect((await settingsCheck()).text).not.toContain('DOCUMENTS_KEY');
    expect((await uploadStorage((await person('admin')).viewer)).site).toContainEqual({
      term: 'Encryption',
      value: expect.stringContaining('how to restore it'),
    });
    writeFileSync(join(folder, 'documents-key'), FIRST_KEY);
    await takeLocalKeys(folder);
    expect(await keysAdvice(folder)).toBeNull();
    await UploadEntry.collection.deleteMany({});
    rmSync(join(folder, 'documents-key'));
    without();
    await takeLocalKeys(folder);
    expect(readdirSync(folder).sort()).toEqual(['documents-key', 'signing-key']);
    rmSync(folder, { recursive: true });
    without();
    Object.assign(process.env, JSON.parse(JSON.stringify({ DOCUMENTS_KEY, SIGNING_KEY })));
    forget('env');
  });
});

describe('what a file is', () => {
  const found = async (content: Uint8Array) => documentType((await receiveFile(source(content))).fileId);
  const typeOf = async (content: Uint8Array) => {
    const answer = await found(content);
    return 'type' in answer ? answer.type : null;
  };

  it('says its content: a compound file is a Word document only if its directory says so', async () => {
    expect(await typeOf(DOC)).toBe('application/msword');
    expect(await typeOf(DOCX)).toMatch(/wordprocessingml/);
    expect([await typeOf(PDF), await typeOf(PNG)]).toEqual(['application/pdf', 'image/png']);
    // The words somewhere in an installer or a spreadsheet make it no Word document.
    const installer = { classId: '84100c0000000000c000000000000046', text: 'WordDocument' };
    for (const other of [XLS, compound('Data', installer), compound('WordDocument', installer), DOC.subarray(0, 700)])
      expect(await typeOf(other)).toBeNull();
    expect(await typeOf(compound('Data', { text: 'WordDocument' }))).toBeNull();
    expect(await typeOf(compound('WordDocument', { classId: '0609020000000000c000000000000046' }))).toBe(
      'application/msword',
    );
  });

  it('takes a PDF behind a byte order mark, blank lines or a printer’s words, in its first 1,024 bytes, and no page that holds one', async () => {
    const behind = (before: string) => Buffer.concat([Buffer.from(before), PDF]);
    for (const before of ['\uFEFF\r\n', '\n'.repeat(1000), '\x1b%-12345X@PJL\r\n'])
      expect(await typeOf(behind(before)), before).toBe('application/pdf');
    for (const before of ['\n'.repeat(1024), '<!doctype html><script>', 'MZ\x90\0\x03\0\0\0\x04'])
      expect(await typeOf(behind(before)), before).toBeNull();
  });

  it('says why a PDF with a password and an iPhone’s HEIC won’t do', async () => {
    expect(await found(Buffer.from(PDFS['AES-256 asks'], 'base64'))).toEqual({ problem: 'asks for a password' });
    expect(await found(Buffer.from(PDFS['AES-256 opens'], 'base64'))).toEqual({ type: 'application/pdf' });
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    expect(await found(Buffer.concat([heic, Buffer.alloc(64)]))).toEqual({ problem: 'HEIC' });
    expect(await found(HTML)).toEqual({ problem: 'no document' });
  });

  longIt('ends for any bytes in the directory: circles, sectors beyond the end, odd sizes', async () => {
    for (let time = 0; time < 200; time++) {
      const hostile = Buffer.from(DOC);
      for (let change = 0; change < 8; change++)
        hostile.writeUInt32LE(randomBytes(4).readUInt32LE() >>> (time % 32), 28 + 4 * ((time * 7 + change * 13) % 480));
      expect(['application/msword', null]).toContain(await typeOf(hostile.subarray(0, 600 + time * 7)));
    }
  });

  it.each([
    ['transcript.msi', 'application/msword', 'transcript.doc'],
    ['offer.hta', 'application/pdf', 'offer.pdf'],
    ['x.bat', 'application/pdf', 'x.pdf'],
    ['g.jar', 'image/png', 'g.png'],
    ['scan.JPEG', 'image/jpeg', 'scan.JPEG'],
    ['IMG_0042.HEIC', 'image/jpeg', 'IMG_0042.jpg'],
    ['notes v1.2', 'application/pdf', 'notes v1.2.pdf'],
    ['my.diploma', 'application/pdf', 'my.diploma.pdf'],
    ['invoice.pdf.exe', 'application/pdf', 'invoice.pdf.pdf'],
    ['x.exe.', 'application/pdf', 'x.exe..pdf'],
    ['.html', 'application/pdf', 'file.pdf'],
  ])('ends its name: %s that is %s is %s', (name, type, kept) => expect(nameWithEnding(name, type)).toBe(kept));
});

describe('the virus scanner', () => {
  let server: Server;
  let received: Buffer[];
  const path = join(tmpdir(), `clamd-${process.pid}.sock`);

  /** Stands for clamd: reads one stream and answers with these words; null: nothing. */
  async function clamd(words: string | null): Promise<void> {
    received = [];
    server = createServer((socket: Socket) => {
      let all = Buffer.alloc(0);
      socket.on('error', () => {});
      socket.on('data', (piece) => {
        all = Buffer.concat([all, piece]);
        if (!all.subarray(-4).equals(Buffer.alloc(4))) return;
        received.push(all);
        if (words === null) socket.destroy();
        else socket.end(`${words}\0`);
      });
    });
    await new Promise<void>((resolve) => server.listen(path, resolve));
    env().CLAMD_SOCKET = path;
  }
  const close = () => new Promise((resolve) => server.close(resolve));

  it('gets every byte, and its verdict counts', async () => {
    await clamd('stream: OK');
    const content = randomBytes(100_000).fill(1, 99_990);
    expect(await virusIn(source(content.subarray(0, 40_000), content.subarray(40_000)))).toBeNull();
    const [sent] = received as [Buffer];
    expect(sent.subarray(0, 10).toString()).toBe('zINSTREAM\0');
    expect(sent.readUInt32BE(10)).toBe(40_000);
    expect(sent.subarray(14, 40_014).equals(content.subarray(0, 40_000))).toBe(true);
    await close();
    await clamd('stream: Eicar-Test-Signature FOUND');
    expect(await virusIn(source(PDF))).toBe('Eicar-Test-Signature');
    await close();
  });

  it('that says nothing, something else or is away lets no file through', async () => {
    for (const words of [null, 'INSTREAM size limit exceeded. ERROR', '']) {
      await clamd(words);
      await expect(virusIn(source(PDF))).rejects.toMatchObject({ code: 'unavailable', retryAfter: 60 });
      await close();
    }
    await expect(virusIn(source(PDF))).rejects.toMatchObject({ code: 'unavailable' });
    env().CLAMD_SOCKET = undefined;
    expect(await virusIn(source(PDF))).toBeNull();
  });
});
