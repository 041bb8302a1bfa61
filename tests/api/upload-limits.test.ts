import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as sendFiles } from '@/app/api/v1/messages/[userId]/files/route';
import { POST as saveBasic } from '@/app/api/v1/save-basic-profile/route';
import { OPERATIONS } from '@/lib/contract/all';
import type { Operation } from '@/lib/contract/operation';
import { AppError } from '@/lib/domain/errors';
import { env, readEnv } from '@/lib/platform/env';
import { pacedBody } from '@/lib/platform/files/paced-body';
import { withUploadPlace } from '@/lib/platform/files/upload-places';
import { uploadBudget, uploadedToday } from '@/lib/platform/limits/upload-budget';
import { UploadChunk, UploadEntry } from '@/models/upload';
import { file, formOf, HTML, PDF } from '../support/files';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';
import { ask } from '../support/request';

const MB = 1024 * 1024;
let student: Person;
let team: Person;
let made = 0;

beforeEach(async () => {
  env().RATE_LIMITS = 'on';
  [student, team] = [await person('student'), await person('team')];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  env().RATE_LIMITS = 'off';
  Object.assign(env(), { UPLOAD_MB_PER_DAY: readEnv({}).UPLOAD_MB_PER_DAY, UPLOADS_AT_ONCE: 16 });
});

const pdfOf = (bytes: number) => Uint8Array.from(Buffer.concat([PDF, randomBytes(bytes - PDF.length)]));
const upload = (...files: File[]) =>
  ask(sendFiles, {
    as: student,
    params: { userId: team.userId },
    form: formOf({ key: `limits-message-${++made}`, attachments: files }),
  });
const counts = async () => [await UploadEntry.countDocuments(), await UploadChunk.countDocuments()];

describe('storage of a day', () => {
  longIt('ends an account’s uploads for the day, and nobody else’s; what was not stored does not count', async () => {
    env().UPLOAD_MB_PER_DAY = { ...env().UPLOAD_MB_PER_DAY, student: 3 };
    expect(uploadBudget('student')).toBe(3 * MB);
    expect((await upload(file(pdfOf(2 * MB), 'a.pdf'))).status).toBe(201);
    expect((await upload(file(HTML, 'a.html'))).status).toBe(415);
    expect(await uploadedToday(student.userId)).toBe(2 * MB);
    const before = await counts();
    const refused = await upload(file(pdfOf(2 * MB), 'b.pdf'));
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringMatching(/^You can upload 3 MB a day/)]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await counts()).toEqual(before);
    expect((await upload(file(pdfOf(MB), 'c.pdf'))).status).toBe(201);
    expect((await upload(file(PDF, 'd.pdf'))).status).toBe(429);
    student = await person('student');
    expect((await upload(file(PDF, 'e.pdf'))).status).toBe(201);
  });

  it('is never overdrawn by uploads at the same time', async () => {
    env().UPLOAD_MB_PER_DAY = { ...env().UPLOAD_MB_PER_DAY, student: 2 };
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => upload(file(pdfOf(700_000), `${n}.pdf`))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429, 429, 429]);
    expect(await uploadedToday(student.userId)).toBe(1_400_000);
  });
});

describe('places for uploads', () => {
  /** Uploads that end when they are let go. */
  function held(userId: string, waitMs = 60_000) {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    let began = false;
    const ended = withUploadPlace(
      userId,
      async () => {
        began = true;
        await until;
      },
      waitMs,
    );
    ended.catch(() => {});
    return { ended, release, began: () => began };
  }

  it('are two for each person: a third begins when one has ended, an eleventh that waits is refused', async () => {
    const [one, two, three] = [held('a'), held('a'), held('a')] as const;
    const other = held('b');
    expect([one, two, three, other].map(({ began }) => began())).toEqual([true, true, false, true]);
    const waiting = Array.from({ length: 9 }, () => held('a'));
    await expect(held('a').ended).rejects.toMatchObject({ code: 'too_many_requests' });
    one.release();
    await vi.waitUntil(() => three.began());
    for (const one of [two, three, other, ...waiting]) one.release();
    await Promise.all([one, two, three, other, ...waiting].map(({ ended }) => ended));
  });

  it('are so many for the process; who waits too long hears it', async () => {
    env().UPLOADS_AT_ONCE = 3;
    const busy = ['a', 'b', 'c'].map((userId) => held(userId));
    await expect(held('d', 5).ended).rejects.toMatchObject({ code: 'unavailable', retryAfter: 10 });
    for (const one of busy) one.release();
    await Promise.all(busy.map(({ ended }) => ended));
    await withUploadPlace('d', async () => {});
  });
});

describe('a body', () => {
  const tooLarge = () => new AppError('too_large', 'too large');
  const bodyOf = (...pieces: string[]) => new Response(pieces.join('')).body as ReadableStream<Uint8Array>;
  async function read(body: ReadableStream<Uint8Array>, limits: { pauseMs?: number; totalMs?: number } = {}) {
    let bytes = 0;
    for await (const piece of pacedBody(body, { mostBytes: 10, tooLarge, ...limits })) bytes += piece.length;
    return bytes;
  }

  it('is counted while it comes', async () => {
    expect(await read(bodyOf('0123456789'))).toBe(10);
    await expect(read(bodyOf('0123456789', 'x'))).rejects.toMatchObject({ code: 'too_large' });
  });

  it('that pauses or never ends is given up, and its source is cancelled', async () => {
    for (const limits of [{ pauseMs: 5 }, { totalMs: 5 }]) {
      let cancelled = false;
      const body = new ReadableStream<Uint8Array>({
        cancel() {
          cancelled = true;
        },
      });
      await expect(read(body, limits)).rejects.toMatchObject({ code: 'malformed' });
      expect(cancelled).toBe(true);
    }
  });

  it('is not given up for the time that the process stood still', async () => {
    const body = new ReadableStream<Uint8Array>({
      async pull(to) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        // The piece is due, and the process busy with something else for longer than the pause.
        const until = Date.now() + 400;
        while (Date.now() < until);
        await new Promise((resolve) => setTimeout(resolve, 5));
        to.enqueue(new Uint8Array(3));
        to.close();
      },
    });
    expect(await read(body, { pauseMs: 300 })).toBe(3);
  });

  it('is not given up for the time that its pieces take to be stored', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(to) {
        for (let piece = 0; piece < 4; piece += 1) to.enqueue(new Uint8Array(1));
        to.close();
      },
    });
    let bytes = 0;
    for await (const piece of pacedBody(body, { mostBytes: 10, tooLarge, totalMs: 200 })) {
      bytes += piece.length;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(bytes).toBe(4);
  });

  it('of JSON is counted too, whatever its sender announces', async () => {
    const body = `{"name":"${'x'.repeat(2 * MB)}"}`;
    const answer = await ask(saveBasic, { as: student, body, headers: { 'content-type': 'application/json' } });
    expect(answer.status).toBe(413);
  });
});

describe('a full disk', () => {
  it('is 507 with a time to wait, never the client’s fault, and leaves nothing', async () => {
    const before = await counts();
    const full = new mongoose.mongo.MongoServerError({ message: 'The disk is full', code: 14_031 });
    vi.spyOn(UploadChunk.collection, 'insertOne').mockRejectedValueOnce(full);
    const refused = await upload(file(PDF, 'a.pdf'));
    expect([refused.status, refused.body.message]).toEqual([
      507,
      expect.stringMatching(/^The server’s disk is nearly full/),
    ]);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await counts()).toEqual(before);
    expect((await upload(file(PDF, 'a.pdf'))).status).toBe(201);
  });
});

describe('an upload', () => {
  it('goes straight into the store: it needs no temporary folder', async () => {
    vi.stubEnv('TMPDIR', '/nowhere');
    expect((await upload(file(pdfOf(MB), 'a.pdf'), file(PDF, 'b.pdf'))).status).toBe(201);
  });

  it('is always an account’s', () => {
    const uploads = (OPERATIONS as readonly Operation[]).filter(({ files }) => files);
    expect(uploads.length).toBeGreaterThan(5);
    for (const { path, access } of uploads) expect([path, access]).not.toEqual([path, 'anyone']);
  });

  it('with a virus is refused by name, one without a verdict too, and nothing of either is kept', async () => {
    const socket = join(tmpdir(), `upload-clamd-${process.pid}.sock`);
    const scanner = createServer((connection) => {
      connection.on('error', () => {});
      connection.once('data', () => connection.end('stream: Eicar-Test-Signature FOUND\0'));
    });
    await new Promise<void>((resolve) => scanner.listen(socket, resolve));
    env().CLAMD_SOCKET = socket;
    const before = await counts();
    const found = await upload(file(PDF, 'a.pdf'));
    expect([found.status, found.body.fields?.attachments]).toEqual([
      422,
      'a.pdf was rejected: the virus scanner found Eicar-Test-Signature in it.',
    ]);
    await new Promise((resolve) => scanner.close(resolve));
    expect((await upload(file(PDF, 'a.pdf'))).status).toBe(503);
    env().CLAMD_SOCKET = undefined;
    expect(await counts()).toEqual(before);
    expect(await uploadedToday(student.userId)).toBe(0);
  });
});
