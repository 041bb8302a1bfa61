import { Readable } from 'node:stream';
import { beforeEach, expect, it } from 'vitest';
import { DELETE as end } from '@/app/api/v1/my-shares/[id]/route';
import { GET as list, POST as make } from '@/app/api/v1/my-shares/route';
import { GET as download } from '@/app/api/v1/shared/[token]/[fileId]/route';
import { KEPT_OPENINGS, MOST_OPENINGS } from '@/lib/domain/shares';
import { storeFile } from '@/lib/platform/files/store';
import { openShare } from '@/lib/services/file/shares/open';
import { Profile } from '@/models/profile';
import { Share } from '@/models/share';
import { emptyDatabase } from '../support/database';
import { PDF } from '../support/files';
import { everybody } from '../support/people';
import { ask, rows, send } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
let passport: string;
let degree: string;

beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
  const { userId } = who.student;
  const stored = async (name: string) => {
    const named = { ownerId: userId, name, type: 'application/pdf' };
    return storeFile(Readable.from([Buffer.from(PDF)]), { kind: 'document', ...named });
  };
  const [first, second] = [await stored('passport.pdf'), await stored('degree.pdf')];
  [passport, degree] = [String(first), String(second)];
  const more = { type: 'application/pdf', size: PDF.length, addedOn: new Date() };
  const documents = {
    passport: [{ fileId: first, name: 'passport.pdf', ...more }],
    bachelor_degree: [{ fileId: second, name: 'degree.pdf', ...more }],
  };
  await Profile.create({ userId, documents } as never);
});

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const share = (more: object = {}) =>
  ask(make, { as: who.student, body: { name: 'Bank of Kochi', fileIds: [passport], until: dayIn(3), ...more } });
const tokenOf = (link: unknown) => String(link).split('/shared/')[1] ?? '';
const get = (token: string, fileId: string) => send(download, { params: { token, fileId } });
const shown = async () => rows((await ask(list, { as: who.student })).body.shares);

it('gives the chosen documents to those with the link, and shows the student each opening', async () => {
  const { status, body } = await share();
  expect(status).toBe(201);
  const token = tokenOf(body.share?.link);
  const page = await openShare(token);
  expect(page?.files.map(({ name }) => name)).toEqual(['passport.pdf']);
  const answer = await get(token, passport);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(PDF))).toBe(true);
  expect((await get(token, degree)).status).toBe(404);
  const [seen] = await shown();
  expect(seen).toMatchObject({ name: 'Bank of Kochi', opened: 2 });
  expect(rows(seen?.openings).map(({ file }) => file)).toEqual(['passport.pdf', '']);
});

it('ends at once when it is revoked, after its day, and with the document', async () => {
  const revoked = (await share()).body.share;
  expect((await ask(end, { as: who.otherStudent, params: { id: String(revoked?._id) } })).status).toBe(404);
  for (let time = 0; time < 2; time++)
    expect((await ask(end, { as: who.student, params: { id: String(revoked?._id) } })).status).toBe(200);
  const over = (await share()).body.share;
  await Share.updateOne({ _id: String(over?._id) }, { $set: { endsOn: new Date(Date.now() - 1) } });
  for (const { link } of [revoked, over] as { link: unknown }[]) {
    expect((await get(tokenOf(link), passport)).status).toBe(404);
    expect(await openShare(tokenOf(link))).toBeNull();
  }
  const without = tokenOf((await share()).body.share?.link);
  await Profile.updateOne({ userId: who.student.userId }, { $set: { 'documents.passport': [] } });
  expect((await get(without, passport)).status).toBe(404);
  expect((await openShare(without))?.files).toEqual([]);
  expect((await shown()).map(({ link }) => link === null)).toEqual([false, true, true]);
});

it('takes no other link than the one that was made', async () => {
  const token = tokenOf((await share()).body.share?.link);
  for (const wrong of [`${token.slice(0, -2)}xx`, `${'f'.repeat(24)}${token.slice(24)}`, 'x'.repeat(40)]) {
    expect((await get(wrong, passport)).status).toBe(404);
    expect(await openShare(wrong)).toBeNull();
  }
});

it('stops after so many openings, of which the newest are kept', async () => {
  const token = tokenOf((await share()).body.share?.link);
  await Share.updateOne({}, { $set: { opened: MOST_OPENINGS - 2 } });
  const openings = Array.from({ length: KEPT_OPENINGS }, () => ({ on: new Date(0), file: 'old' }));
  await Share.updateOne({}, { $set: { openings } });
  const answers = await Promise.all([1, 2, 3, 4].map(() => get(token, passport)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 404, 404]);
  const stored = await Share.findOne({}).lean();
  expect([stored?.opened, stored?.openings.length]).toEqual([MOST_OPENINGS, KEPT_OPENINGS]);
});

it('is refused for documents of others, for a day that is past or too far, and no name', async () => {
  const wrong: [object, string][] = [
    [{ fileIds: ['f'.repeat(24)] }, 'fileIds'],
    [{ fileIds: [] }, 'fileIds'],
    [{ until: dayIn(-1) }, 'until'],
    [{ until: dayIn(100) }, 'until'],
    [{ name: ' ' }, 'name'],
  ];
  for (const [more, field] of wrong) {
    const { status, body } = await share(more);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  }
  const another = { name: 'x', fileIds: [passport], until: dayIn(3) };
  expect((await ask(make, { as: who.otherStudent, body: another })).status).toBe(422);
});
