import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as download } from '@/app/api/v1/my-file/export/download/route';
import { POST as start, GET as state } from '@/app/api/v1/my-file/export/route';
import { RETENTION_REGISTER } from '@/lib/domain/retention/register';
import { sitePublicKey } from '@/lib/platform/archive/signing';
import { noteContact } from '@/lib/services/desk/student-desk/contact-notes';
import { suggestCourse } from '@/lib/services/desk/student-desk/suggestions';
import { removeOldExports } from '@/lib/services/file/own-file/export-job';
import { shareFiles } from '@/lib/services/file/shares/shares';
import { removeOrphanFiles } from '@/lib/services/file/site/orphan-files';
import { documentsOf } from '@/lib/services/people/profile/documents';
import { Application } from '@/models/application';
import { Course } from '@/models/course';
import { Enquiry } from '@/models/enquiry';
import { FileExport } from '@/models/file-export';
import { Job } from '@/models/job';
import { StoredSession } from '@/models/session';
import { UploadEntry } from '@/models/upload';
import { checkArchive } from '@/public/verify/check.js';
import { isSignedBy, isSignedByArithmetic } from '@/public/verify/ed25519.js';
import { changesOf, ownerOf } from '../support/archives';
import { emptyDatabase } from '../support/database';
import { PDF, PNG } from '../support/files';
import { longIt } from '../support/long-it';
import { runBackground } from '../support/mails';
import { type Person, person } from '../support/people';
import { ask, send } from '../support/request';
import { opened, studentWithFile } from '../support/students-file';

const CHANGES = process.env.LONG_TESTS ? 1000 : 100;

let made: Awaited<ReturnType<typeof studentWithFile>>;
beforeEach(async () => {
  await emptyDatabase();
  made = await studentWithFile();
});

async function exported(as: Person): Promise<Buffer<ArrayBuffer>> {
  expect((await ask(start, { as })).status).toBe(202);
  await runBackground();
  const response = await send(download, { as });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

describe('a student’s archive', () => {
  it('holds what the API answers, the documents as they were sent, a readable page, and a signed list of it all', async () => {
    const { student, staff, applicationId } = made;
    const { report, files, json } = await opened(await exported(student));
    expect(report.problems).toEqual([]);
    expect(report).toMatchObject({ ok: true, key: sitePublicKey() });
    expect(report.manifest).toMatchObject({ format: 'study-abroad-file/1', student: student.user.name });
    expect(json('account')).toMatchObject({ email: student.user.email });
    expect(json('personal')).toMatchObject({ passport_number: 'X1234567' });
    expect(json('academic')).toMatchObject({ ielts_overall: 7 });
    expect(json('work-experience').workExperience).toHaveLength(1);
    expect(json(`applications/${applicationId}`)).toMatchObject({ course: 'Bachelor of Nursing' });
    expect(json(`history/${applicationId}`)).toMatchObject([
      { kind: 'move', what: 'Pending', byName: student.user.name },
    ]);
    expect(json('visits')).toEqual([]);
    expect(json(`messages/${staff.userId}`).map(({ text }: { text: string }) => text)).toEqual([
      'Is my <b>file</b> complete?',
      'It is.',
    ]);
    expect(files.get('documents/passport/1-my passport.pdf')).toEqual(Buffer.from(PDF));
    expect(files.get('documents/passport/2-größe & co.png')).toEqual(Buffer.from(PNG));
    const page = String(files.get('index.html'));
    expect(page).toContain('href="documents/passport/1-my%20passport.pdf"');
    expect(page).toContain('Is my &lt;b&gt;file&lt;/b&gt; complete?');
    expect(`${page}${files.get('verify.html')}`).not.toMatch(/(?:src|href)="?(?:https?:|\/)|^import /m);
  });

  longIt('holds what staff suggested and noted, notices, links without their addresses, and enquiries', async () => {
    const { student, staff, applicationId } = made;
    const { courseId } = await Application.findById(applicationId).orFail();
    await suggestCourse(staff.viewer, student.userId, { courseId: String(courseId), note: 'It <b>fits</b> you.' });
    await noteContact(staff.viewer, student.userId, { way: 'phone', text: 'Spoke about the visa.' });
    await noteContact(staff.viewer, (await person('student')).userId, { way: 'met', text: 'Of another student.' });
    const { email, name } = student.user;
    const enquiry = { name, email, mobile: '9876543210', message: 'Please call me.', source: 'landing' as const };
    await Enquiry.create({ ...enquiry, state: 'student', studentId: student.userId });
    await Enquiry.create({ ...enquiry, message: 'From this address, by another person.' });
    const [passport] = (await documentsOf(student.viewer, student.userId)).files;
    const until = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await shareFiles(student.viewer, { name: 'My aunt', fileIds: [passport?.fileId ?? ''], until });
    await Course.deleteMany({});

    const { files, json } = await opened(await exported(student));
    const [byName, course, university] = [staff.user.name, '', ''];
    expect(json('suggestions')).toMatchObject([{ byName, course, university, note: 'It <b>fits</b> you.' }]);
    expect(json('contacts')).toMatchObject([{ byName, way: 'phone', text: 'Spoke about the visa.' }]);
    expect(json('enquiries')).toMatchObject([{ message: 'Please call me.', source: 'landing' }]);
    expect(
      json('notices')
        .map(({ notification }: { notification: string }) => notification)
        .join(),
    ).toContain('suggests a course to you');
    expect(json('shares').shares).toMatchObject([{ name: 'My aunt', link: null }]);
    const page = String(files.get('index.html'));
    for (const words of ['It &lt;b&gt;fits&lt;/b&gt; you.', 'Spoke about the visa.', 'Please call me.', 'My aunt']) {
      expect(page).toContain(words);
    }
    expect(page).not.toMatch(/Of another student|by another person/);
  });

  it('has exactly the parts that the privacy page names', async () => {
    const { files } = await opened(await exported(made.student));
    const written = [...files.keys()].flatMap((name) => /^data\/([a-z-]+)/.exec(name)?.[1] ?? []);
    const named = [...RETENTION_REGISTER.students, ...RETENTION_REGISTER.accounts].flatMap(({ exported: parts }) =>
      parts.split(' '),
    );
    expect([...new Set(written)].sort()).toEqual(named.filter(Boolean).sort());
  });

  it('is made once, mailed about once, and fetched by its owner alone, with the password given lately', async () => {
    const { student } = made;
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(start, { as: student })));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    expect(await Job.countDocuments({ kind: 'export-file' })).toBe(1);
    expect((await ask(state, { as: student })).body.export).toMatchObject({ state: 'working', size: 0 });
    expect((await ask(download, { as: student })).status).toBe(404);
    await runBackground();
    await Job.updateMany({ kind: 'export-file' }, { $set: { state: 'open', due: new Date(0) } });
    await runBackground();
    expect(await Job.countDocuments({ kind: 'mail', 'payload.template': 'export-ready' })).toBe(1);
    expect((await ask(state, { as: student })).body.export).toMatchObject({ state: 'ready' });
    const other = await person('student');
    expect((await ask(state, { as: other })).body).toEqual({ export: null });
    expect((await ask(download, { as: other })).status).toBe(404);
    await StoredSession.updateMany({ userId: student.userId }, { $set: { confirmedOn: new Date(0) } });
    for (const call of [download, start]) {
      expect(await ask(call, { as: student })).toMatchObject({ status: 403, body: { confirm: true } });
    }
  });

  longIt('is kept for seven days; a new one takes the place of the old; none stays in the store', async () => {
    const { student } = made;
    await exported(student);
    const stored = () => UploadEntry.collection.countDocuments({ 'metadata.kind': 'export' });
    await exported(student);
    expect(await stored()).toBe(1);
    await removeOrphanFiles(new Date(Date.now() + 1000), new AbortController().signal);
    expect(await stored()).toBe(1);
    const record = await FileExport.findOne({ userId: student.userId }).lean();
    const days = (Number(record?.endsOn) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    await FileExport.updateMany({}, { $set: { endsOn: new Date(0) } });
    expect((await ask(state, { as: student })).body).toEqual({ export: null });
    expect((await ask(download, { as: student })).status).toBe(404);
    await removeOldExports(new Date());
    expect(await stored()).toBe(0);
    expect(await FileExport.countDocuments()).toBe(0);
  });
});

describe('the check of an archive', () => {
  longIt(`names each of ${CHANGES} single changed bytes, or what can be read is the same`, async () => {
    const archive = await exported(made.student);
    const whole = await opened(archive);
    for (const { at, bit } of changesOf(archive, CHANGES)) {
      const changed = Buffer.from(archive);
      changed[at] = (changed[at] as number) ^ bit;
      const { report, files } = await opened(changed);
      if (report.ok) expect(files, `byte ${at}`).toEqual(whole.files);
      const owner = ownerOf(archive, at);
      if (!report.ok && owner) {
        const named = report.problems.map(({ file }) => file);
        expect(named, `byte ${at} of ${owner}`).toContain(
          owner === 'signature.json' && named.includes('manifest.json') ? 'manifest.json' : owner,
        );
      }
    }
  });

  longIt('names what is missing, added, cut off, or signed with another key', async () => {
    const archive = await exported(made.student);
    const cut = await opened(archive.subarray(0, archive.length - 5));
    expect(cut.report.problems[0]?.file).toBe('the archive');
    expect((await checkArchive(new Blob(['no archive']))).ok).toBe(false);
    expect((await checkArchive(new Blob([]))).ok).toBe(false);
    const renamed = Buffer.from(archive);
    for (let at = renamed.indexOf('data/personal.json'); at >= 0; at = renamed.indexOf('data/personal.json', at)) {
      renamed.write('data/parsonal.json', at);
    }
    const names = (await opened(renamed)).report.problems.map(({ file, problem }) => `${file} ${problem}`);
    expect(names).toEqual(['data/parsonal.json was added', 'data/personal.json is missing']);
  });

  it('knows signatures without the browser’s help as with it', async () => {
    const message = Buffer.from('What was signed.');
    for (let round = 0; round < 5; round++) {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519');
      const key = new Uint8Array(publicKey.export({ type: 'spki', format: 'der' }).subarray(-32));
      const signature = new Uint8Array(
        sign(null, message, createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' }))),
      );
      const wrong = Uint8Array.from(signature, (byte, at) => (at === round * 12 ? byte ^ 1 : byte));
      for (const check of [isSignedBy, isSignedByArithmetic]) {
        expect(await check(key, signature, message)).toBe(true);
        expect(await check(key, wrong, message)).toBe(false);
        expect(await check(key, signature, Buffer.from('What was signed!'))).toBe(false);
        expect(await check(key.slice(1), signature, message)).toBe(false);
      }
    }
  });
});
