import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as download, DELETE as removeDocument } from '@/app/api/v1/documents/[fileId]/route';
import { POST as addDocument } from '@/app/api/v1/documents/route';
import { removeOrphanFiles } from '@/lib/services/file/site/orphan-files';
import { Profile } from '@/models/profile';
import { application, everybodyApplied } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { file, formOf, PDF } from '../support/files';
import { longIt } from '../support/long-it';
import type { everybody } from '../support/people';
import { ask, type Json, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
let its: Awaited<ReturnType<typeof application>>;

beforeEach(async () => {
  await emptyDatabase();
  ({ who, its } = await everybodyApplied());
});

const itemIn = (shown: Json | undefined, itemId: string) =>
  rows(shown?.items).find(({ _id }) => String(_id) === itemId);

describe('the files of an application', () => {
  longIt(
    'join the profile once they are accepted: one replaces, several are added, a returned one is exchanged',
    async () => {
      const filed = async (kind: 'cv' | 'reference' | 'statement_of_purpose') =>
        ((await Profile.findOne({ userId: who.student.userId }).lean())?.documents[kind] ?? []).map(({ name }) => name);
      const accepted = async (kind: string, ...names: string[]) => {
        const item = await its.askedFor(who.team, { kind, label: kind, fresh: true });
        for (const name of names) await its.send(who.student, item, { file: file(PDF, name) });
        expect((await its.review(who.team, item, 'accept')).status).toBe(200);
      };
      await accepted('cv', 'cv.pdf');
      await accepted('cv', 'newer-cv.pdf');
      await accepted('cv', 'page-1.pdf', 'page-2.pdf');
      expect(await filed('cv')).toEqual(['newer-cv.pdf']);
      await accepted('statement_of_purpose', 'statement.pdf');
      expect(await filed('statement_of_purpose')).toEqual([]);

      const form = formOf({ field: 'reference', file: file(PDF, 'unsigned.pdf') });
      await ask(addDocument, { as: who.student, form });
      const other = await application(who.student);
      const linked = await other.askedFor(who.team, { kind: 'reference', label: 'Reference' });
      await other.review(who.team, linked, 'redo', 'Not signed.');
      await other.send(who.student, linked, { file: file(PDF, 'signed.pdf') });
      await other.review(who.team, linked, 'accept');
      expect(await filed('reference')).toEqual(['signed.pdf']);
      const nine = Array.from({ length: 9 }, (_none, index) => ({
        fileId: new Types.ObjectId(),
        name: `${index}.pdf`,
      }));
      await Profile.updateOne({ userId: who.student.userId }, { $set: { 'documents.reference': nine } });
      await accepted('reference', 'tenth.pdf', 'eleventh.pdf');
      expect((await filed('reference')).slice(8)).toEqual(['8.pdf', 'tenth.pdf']);
    },
  );

  it('stay when the profile lets go of them, and when files no name are swept', async () => {
    const added = await ask(addDocument, {
      as: who.student,
      form: formOf({ field: 'cv', file: file(PDF, 'cv.pdf') }),
    });
    const fileId = String(added.body.file?.fileId);
    const itemId = await its.askedFor(who.team, { kind: 'cv', label: 'CV' });
    expect((await ask(removeDocument, { as: who.student, params: { fileId } })).status).toBe(200);
    await removeOrphanFiles(new Date(Date.now() + 5000), new AbortController().signal);
    expect((await ask(download, { as: who.team, params: { fileId } })).status).toBe(200);
    expect(itemIn(await its.view(who.team), itemId)).toMatchObject({ state: 'received', files: [{ name: 'cv.pdf' }] });
  });
});
