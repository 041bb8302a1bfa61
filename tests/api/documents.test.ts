import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as download, DELETE as remove } from '@/app/api/v1/documents/[fileId]/route';
import { POST as addDocument } from '@/app/api/v1/documents/route';
import { GET as getDocuments } from '@/app/api/v1/get-documents/[userId]/route';
import { GET as logo } from '@/app/api/v1/logos/[fileId]/route';
import { POST as saveAcademic } from '@/app/api/v1/save-academic-info/route';
import { POST as saveDocuments } from '@/app/api/v1/save-documents/route';
import type { EducationLevel } from '@/lib/domain/profile';
import { Activity } from '@/models/activity';
import { Profile } from '@/models/profile';
import { DOC, DOCX, file, formOf, HTML, JPG, PDF, PNG, WEBP, XLS } from '../support/files';
import { longIt } from '../support/long-it';
import { everybody, type Person } from '../support/people';
import { education } from '../support/profiles';
import { ask, rows, send } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
/** Temporary files of this test's own process only. */
let temporary: string;
const { TMPDIR } = process.env;
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'documents-'));
  process.env.TMPDIR = temporary;
});
afterAll(async () => {
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await rm(temporary, { recursive: true });
});
beforeEach(async () => {
  who = await everybody();
});

const graduate = (level: EducationLevel) =>
  ask(saveAcademic, { as: who.student, body: { educationSummaries: [education(level)] } });
const required = () => ({
  tenth_certificate: file(PDF, 'tenth.pdf'),
  twelfth_certificate: file(JPG, 'twelfth.jpg'),
  english_certificate: file(PNG, 'ielts.png'),
  passport: file(PDF, 'passport.pdf'),
});
const upload = (parts: Record<string, string | File | File[]>, as: Person | null = who.student) =>
  ask(saveDocuments, { as, form: formOf({ userId: who.student.userId, ...parts }) });
const documents = async (as: Person = who.student) =>
  (await ask(getDocuments, { as, params: { userId: who.student.userId } })).body;
const storedFiles = async () => (await mongoose.connection.db?.collection('uploads.files').countDocuments()) ?? 0;
const fileIdOf = (path: unknown) => String(path).split('/').at(-1) as string;

describe('POST /save-documents', () => {
  longIt('notes in the activity of who sent them which documents they were', async () => {
    await graduate('Senior Secondary');
    await upload(required());
    await upload({ photograph: file(WEBP, 'me') });
    await upload({ photograph: file(WEBP, 'me') }, who.agent);
    const of = async ({ userId }: Person) =>
      (await Activity.find({ userId }).sort({ _id: 1 }).lean()).map(({ activity }) => activity);
    const own = (await of(who.student)).filter((activity) => !activity.includes('academic'));
    expect(own[0]).toMatch(/^You saved your documents: .*Passport/);
    expect(own[1]).toBe('You saved your Photograph.');
    expect((await of(who.agent)).at(-1)).toBe(`You saved ${who.student.user.name}'s Photograph.`);
  });

  it('stores what a student or their agent uploads, and lists it as single paths and lists', async () => {
    await graduate('Senior Secondary');
    const answer = await upload(required());
    expect([answer.status, answer.body.message]).toEqual([200, 'Documents uploaded successfully!']);
    await upload(
      { experience: [file(DOCX, 'one.docx'), file(DOC, 'two.doc')], photograph: file(WEBP, 'me') },
      who.agent,
    );
    const list = await documents(who.team);
    expect(list.tenth_certificate).toMatch(/^\/api\/v1\/documents\/[0-9a-f]{24}$/);
    expect(list.passport).toHaveLength(1);
    expect(list.experience).toHaveLength(2);
    expect(list.gap_letter).toEqual([]);
    expect(list.dob_certificate).toBeNull();
    expect(list.files).toHaveLength(7);
    const types = rows(list.files).map(({ field, type, name }) => [field, type, name]);
    expect(types).toContainEqual(['experience', 'application/msword', 'two.doc']);
    expect(types).toContainEqual(['photograph', 'image/webp', 'me.webp']);
  });

  it('replaces a single document and removes the old file, and adds to the others', async () => {
    await graduate('Secondary');
    await upload(required());
    const before = await documents();
    const count = await storedFiles();
    const again = await upload({ tenth_certificate: file(PNG, 'better.png'), passport: file(PDF, 'page-2.pdf') });
    expect(again.status).toBe(200);
    const after = await documents();
    expect(after.tenth_certificate).not.toBe(before.tenth_certificate);
    expect(after.passport).toHaveLength(2);
    expect(await storedFiles()).toBe(count + 1);
    const old = { fileId: fileIdOf(before.tenth_certificate) };
    expect((await ask(download, { as: who.student, params: old })).status).toBe(404);
  });

  longIt('keeps what it gets, and names what the highest education level still needs', async () => {
    await graduate('Masters');
    const { status, body } = await upload(required());
    expect([status, body.message]).toEqual([422, 'Please upload all required documents']);
    expect(body.fields).toEqual({
      bachelor_dmc: "Please upload the Bachelor's mark sheets (DMC)",
      bachelor_degree: "Please upload the Bachelor's degree",
      master_dmc: "Please upload the Master's mark sheets (DMC)",
      master_degree: "Please upload the Master's degree",
    });
    expect(rows(body.files).map(({ field }) => field)).toEqual(Object.keys(required()));
    expect((await documents()).files).toHaveLength(4);
    expect(await storedFiles()).toBe(await referenced());
    const [dmc, degree] = [file(PDF, 'dmc.pdf'), file(PDF, 'degree.pdf')];
    const bachelor = { bachelor_dmc: dmc, bachelor_degree: degree };
    expect((await upload({ ...required(), ...bachelor, master_dmc: dmc, master_degree: degree })).status).toBe(200);
    expect((await upload({ gap_letter: file(PDF, 'gap.pdf') })).status).toBe(200);
  });

  it('cannot tell what is required without an education entry, and keeps what it gets', async () => {
    const { status, body } = await upload(required());
    expect([status, body.message]).toEqual([422, 'Cannot determine the highest education level']);
    expect(rows(body.files)).toHaveLength(4);
    expect((await documents()).files).toHaveLength(4);
  });

  it.each([
    ['a web page named .pdf', HTML, 'cv.pdf', 415],
    ['a spreadsheet in the container of a .doc', XLS, 'cv.doc', 415],
    ['a ZIP that breaks off', DOCX.slice(0, 60), 'cv.docx', 415],
    ['an empty file', new Uint8Array(), 'cv.pdf', 422],
  ])('refuses %s, names the field, and stores none of the files sent with it', async (_what, content, name, status) => {
    await graduate('Secondary');
    const count = await storedFiles();
    const answer = await upload({ ...required(), passport: file(content, name) });
    expect([answer.status, answer.body.message]).toEqual([status, 'Error uploading documents.']);
    expect(answer.body.fields?.passport).toContain(name);
    expect(await storedFiles()).toBe(count);
    expect((await documents()).files).toEqual([]);
    expect(await readdir(temporary)).toEqual([]);
  });

  longIt('refuses a file above 10 MB, a field that is no document, and more than ten files of one kind', async () => {
    await graduate('Secondary');
    const big = new Uint8Array(10 * 1024 * 1024 + 1);
    big.set(PDF);
    const tooBig = await upload({ ...required(), passport: file(big, 'big.pdf') });
    expect([tooBig.status, Object.keys(tooBig.body.fields ?? {})]).toEqual([413, ['passport']]);
    const unknown = await upload({ ...required(), diary: file(PDF, 'diary.pdf') });
    expect([unknown.status, Object.keys(unknown.body.fields ?? {})]).toEqual([422, ['diary']]);
    const six = Array.from({ length: 6 }, (_, index) => file(PDF, `${index}.pdf`));
    expect((await upload({ ...required(), experience: six })).status).toBe(200);
    const count = await storedFiles();
    const eleven = await upload({ experience: six.slice(0, 5) });
    expect([eleven.status, eleven.body.fields]).toEqual([422, { experience: 'At most 10 files.' }]);
    expect(await storedFiles()).toBe(count);
    expect((await upload({ experience: six.slice(0, 4) })).status).toBe(200);
  });

  longIt('keeps to ten files when two uploads come at once', async () => {
    await graduate('Secondary');
    await upload(required());
    const six = Array.from({ length: 6 }, (_, index) => file(PDF, `${index}.pdf`));
    const statuses = (await Promise.all([upload({ experience: six }), upload({ experience: six })])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 422]);
    expect((await documents()).experience).toHaveLength(6);
  });

  it('does not exist for strangers and is refused to staff', async () => {
    await graduate('Secondary');
    for (const as of [who.otherStudent, who.otherAgent]) expect((await upload(required(), as)).status).toBe(404);
    for (const as of [who.team, who.admin]) expect((await upload(required(), as)).status).toBe(403);
    expect((await upload(required(), null)).status).toBe(401);
    expect((await documents()).files).toEqual([]);
  });
});

describe('POST /documents', () => {
  const add = (parts: Record<string, string | File>, as: Person | null = who.student) =>
    ask(addDocument, { as, form: formOf({ userId: who.student.userId, ...parts }) });

  it('keeps one document at once, replaces a single one, and adds to or exchanges one of several', async () => {
    const first = await add({ field: 'cv', file: file(PDF, 'cv.pdf') });
    expect([first.status, first.body.file?.field, first.body.file?.name]).toEqual([201, 'cv', 'cv.pdf']);
    expect((await add({ field: 'cv', file: file(DOCX, 'cv.docx') }, who.agent)).status).toBe(201);
    const one = await add({ field: 'reference', file: file(PDF, 'one.pdf') });
    await add({ field: 'reference', file: file(PDF, 'two.pdf') });
    const replaces = String(one.body.file?.fileId);
    expect((await add({ field: 'reference', file: file(PDF, 'better.pdf'), replaces })).status).toBe(201);
    const names = rows((await documents()).files).map(({ name }) => name);
    expect(names).toEqual(['cv.docx', 'better.pdf', 'two.pdf']);
    expect((await add({ field: 'reference', file: file(PDF, 'again.pdf'), replaces })).status).toBe(404);
    expect(await storedFiles()).toBe(await referenced());
  });

  it('asks what another document is, and refuses what is none', async () => {
    const nameless = await add({ field: 'other', file: file(PDF, 'x.pdf') });
    expect([nameless.status, Object.keys(nameless.body.fields ?? {})]).toEqual([422, ['label']]);
    const named = await add({ field: 'other', label: 'Police certificate', file: file(PDF, 'x.pdf') });
    expect([named.status, named.body.file?.label]).toEqual([201, 'Police certificate']);
    expect((await add({ field: 'cv', file: file(HTML, 'cv.pdf') })).status).toBe(415);
    expect((await add({ field: 'diary', file: file(PDF, 'x.pdf') })).status).toBe(422);
    expect((await add({ field: 'cv' })).status).toBe(422);
  });
});

describe('GET /documents/{fileId}', () => {
  it('sends the bytes with type and name to whoever may read the student, and 404 to others', async () => {
    await graduate('Secondary');
    const name = 'अंक "पत्र" ../10th;\r\n.pdf';
    await upload({ ...required(), tenth_certificate: file(PDF, name) });
    const fileId = fileIdOf((await documents()).tenth_certificate);
    for (const as of [who.student, who.agent, who.team, who.admin]) {
      const response = await send(download, { as, params: { fileId } });
      expect(response.status).toBe(200);
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(PDF);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('content-disposition')).toMatch(
        /^inline; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w%.~!-]+$/,
      );
    }
    for (const as of [who.otherStudent, who.otherAgent]) {
      const answer = await ask(download, { as, params: { fileId } });
      expect([answer.status, answer.body.message]).toEqual([404, 'Document not found.']);
    }
    expect((await ask(download, { params: { fileId } })).status).toBe(401);
    expect((await ask(logo, { params: { fileId } })).status).toBe(404);
  });

  it('lets nothing inside a picture or Word file run', async () => {
    await graduate('Secondary');
    await upload({ ...required(), experience: file(DOCX, 'letter.docx') });
    const list = await documents();
    const picture = await send(download, { as: who.student, params: { fileId: fileIdOf(list.english_certificate) } });
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    const letter = await send(download, { as: who.student, params: { fileId: fileIdOf(list.experience?.[0]) } });
    expect(letter.headers.get('content-disposition')).toMatch(/^attachment;/);
  });
});

describe('DELETE /documents/{fileId}', () => {
  it('removes the file and its entry for student and agent, nothing for others', async () => {
    await graduate('Secondary');
    await upload(required());
    const fileId = fileIdOf((await documents()).passport?.[0]);
    expect((await ask(remove, { as: who.otherAgent, params: { fileId } })).status).toBe(404);
    expect((await ask(remove, { as: who.admin, params: { fileId } })).status).toBe(403);
    expect((await documents()).passport).toHaveLength(1);
    expect((await ask(remove, { as: who.agent, params: { fileId } })).status).toBe(200);
    expect((await documents()).passport).toEqual([]);
    expect((await ask(remove, { as: who.agent, params: { fileId } })).status).toBe(404);
    expect(await storedFiles()).toBe(await referenced());
  });
});

/** How many files the profiles name. */
async function referenced(): Promise<number> {
  const profiles = await Profile.find({}, 'documents').lean();
  return profiles.flatMap((profile) => Object.values(profile.documents).flat()).length;
}
