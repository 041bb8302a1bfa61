import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as download } from '@/app/api/v1/attachments/[fileId]/route';
import { GET as document } from '@/app/api/v1/documents/[fileId]/route';
import { POST as sendFiles } from '@/app/api/v1/messages/[userId]/files/route';
import { GET as conversation } from '@/app/api/v1/messages/[userId]/route';
import { GET as contacts } from '@/app/api/v1/messages/route';
import { Message } from '@/models/message';
import { User } from '@/models/user';
import { DOCX, file, formOf, HTML, PDF, PNG, XLS } from '../support/files';
import { type Person, person } from '../support/people';
import { ask, rows, send } from '../support/request';

let student: Person;
let team: Person;
/** Temporary files of this test's own process only. */
let temporary: string;
const { TMPDIR } = process.env;

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'attachments-'));
  process.env.TMPDIR = temporary;
  student = await person('student');
  team = await person('team');
});
afterAll(async () => {
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await rm(temporary, { recursive: true });
});

let made = 0;
const sendTo = (to: Person, parts: Record<string, string | File | File[]>, as: Person = student) =>
  ask(sendFiles, { as, params: { userId: to.userId }, form: formOf({ key: `file-message-${++made}`, ...parts }) });
const fetchFile = (as: Person, fileId: unknown) => send(download, { as, params: { fileId: String(fileId) } });
const storedFiles = async () => (await mongoose.connection.db?.collection('uploads.files').countDocuments()) ?? 0;

describe('files in a message', () => {
  it('arrive with their words and can be read by the two people, with headers that let nothing in them run', async () => {
    const attachments = [file(PDF, 'offer "final" – ü.pdf'), file(DOCX, 'notes.docx')];
    const { status, body } = await sendTo(team, { text: 'Both pages.', attachments });
    expect(status).toBe(201);
    expect(body.sent).toMatchObject({ text: 'Both pages.', from: student.userId, to: team.userId });
    const [pdf, docx] = rows(body.sent?.attachments);
    expect(pdf).toMatchObject({ name: 'offer "final" – ü.pdf', type: 'application/pdf', size: PDF.length });
    expect(pdf?.path).toBe(`/api/v1/attachments/${pdf?.fileId}`);
    const seen = (await ask(conversation, { as: team, params: { userId: student.userId } })).body;
    expect(rows(seen.messages)[0]).toEqual(body.sent);
    for (const reader of [student, team]) {
      const answer = await fetchFile(reader, docx?.fileId);
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(DOCX);
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="notes\.docx"/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
    const list = (await ask(contacts, { as: team })).body;
    expect(rows(list.contacts)[0]).toMatchObject({ unread: 1, last: { text: 'Both pages.' } });
    expect(rows(list.contacts)[0]?.last?.files).toEqual(['offer "final" – ü.pdf', 'notes.docx']);
  });

  it('may come without words, but not without files and words', async () => {
    expect((await sendTo(team, { attachments: file(PNG, 'scan.png') })).status).toBe(201);
    for (const parts of [{}, { text: ' \n ' }]) {
      const answer = await sendTo(team, parts as Record<string, string>);
      expect([answer.status, answer.body.fields?.text]).toEqual([422, 'Please write a message.']);
    }
  });

  it('are stored once, however often their key is sent, at the same time too', async () => {
    const before = await storedFiles();
    const parts = { key: 'files-sent-again', attachments: file(PNG, 'scan.png') };
    const answers = await Promise.all([1, 2, 3].map(() => sendTo(team, parts)));
    answers.push(await sendTo(team, parts));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => String(rows(body.sent?.attachments)[0]?.fileId))).size).toBe(1);
    expect(await storedFiles()).toBe(before + 1);
    expect((await sendTo(await person('team'), parts)).status).toBe(409);
    expect(await storedFiles()).toBe(before + 1);
  });

  it('of a kind that is no document, empty, too large or too many are refused by name, and nothing is left', async () => {
    const [files, messages] = [await storedFiles(), await Message.countDocuments()];
    const good = file(PNG, 'good.png');
    const refused = async (attachments: File[]) => (await sendTo(team, { text: 'See', attachments })).body.fields;
    expect(await refused([good, file(HTML, 'page.pdf')])).toEqual({
      attachments: 'page.pdf is not a PDF, JPG, PNG, WebP, DOC or DOCX file.',
    });
    expect(await refused([file(XLS, 'old.doc')])).toHaveProperty('attachments');
    expect(await refused([good, file(new Uint8Array(), 'nothing.pdf')])).toEqual({
      attachments: 'nothing.pdf is empty.',
    });
    expect(await refused([file(new Uint8Array(10 * 1024 * 1024 + 1), 'big.pdf')])).toEqual({
      attachments: 'The file is larger than 10 MB.',
    });
    expect(await refused(Array.from({ length: 6 }, () => good))).toHaveProperty('attachments');
    expect([await storedFiles(), await Message.countDocuments()]).toEqual([files, messages]);
    expect(await readdir(temporary)).toEqual([]);
  });

  it("do not exist for anybody else: other staff, other students, after one's account was closed, as a document", async () => {
    const [closing, stranger, otherTeam] = [await person('team'), await person('student'), await person('team')];
    const { body } = await sendTo(closing, { attachments: file(PDF, 'passport.pdf') });
    const fileId = rows(body.sent?.attachments)[0]?.fileId;
    expect((await fetchFile(closing, fileId)).status).toBe(200);
    for (const other of [stranger, otherTeam, team, await person('admin')]) {
      expect((await fetchFile(other, fileId)).status).toBe(404);
    }
    expect((await fetchFile(await person('agent'), fileId)).status).toBe(404);
    expect((await send(document, { as: student, params: { fileId: String(fileId) } })).status).toBe(404);
    expect((await fetchFile(student, 'f'.repeat(24))).status).toBe(404);
    await User.updateOne({ _id: closing.userId }, { $set: { disabled: true } });
    expect((await fetchFile(student, fileId)).status).toBe(404);
    expect((await sendTo(stranger, { attachments: file(PDF, 'x.pdf') })).status).toBe(404);
  });
});
