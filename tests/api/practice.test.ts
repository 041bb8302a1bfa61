import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { POST as markSet } from '@/app/api/v1/practice/[id]/marks/route';
import { solutions } from '@/lib/engines/practice/format/set';
import { isHeard } from '@/lib/services/catalogue/practice/heard';
import { readSet, setFiles } from '@/lib/services/catalogue/practice/set-files';
import { openSets } from '@/lib/services/catalogue/practice/sets';
import { recordingsOf, soundOf } from '@/lib/services/catalogue/practice/sound';
import { ask, rows } from '../support/request';

const READING = { id: 'ielts-ac-reading-1' };
const marks = (body: object, params = READING) => ask(markSet, { params, body });

describe('POST /practice/{id}/marks', () => {
  it('explains the questions that have an answer, and no other', async () => {
    const { status, body } = await marks({ answers: { 1: 'TRUE', 8: 'winter', 9: '' } });
    expect(status).toBe(200);
    expect(rows(body.marks)).toMatchObject([
      { n: 1, points: 0, reason: 'wrong', key: ['NOT GIVEN'] },
      { n: 8, points: 1, reason: 'right' },
    ]);
    expect(body).toMatchObject({ band: null, models: [], transcript: [] });
    expect(rows(body.marks)[0]?.why?.length).toBe(1);
  });

  it('marks all forty when a set is handed in, and gives a range of bands', async () => {
    const kept = solutions.parse(
      JSON.parse(readFileSync('practice/ielts-academic/reading/ielts-ac-reading-1.solutions.json', 'utf8')),
    );
    const answers = kept.solvers[0]?.answers ?? {};
    const { body } = await marks({ answers, whole: true });
    expect(body.most).toBe(40);
    expect(body.points).toBeGreaterThanOrEqual(38);
    expect(body.band).toMatchObject({ to: 9 });
    const empty = await marks({ answers: {}, whole: true });
    expect(empty.body).toMatchObject({ points: 0, most: 40, band: null });
    expect(rows(empty.body.marks).map(({ reason }) => reason)).toEqual(
      Array(rows(empty.body.marks).length).fill('empty'),
    );
  });

  it('gives no band for PTE, model answers and transcript with the whole set alone', async () => {
    const pte = await marks({ answers: {}, whole: true }, { id: 'pte-reading-1' });
    expect(pte.body.band).toBeNull();
    const writing = { id: 'ielts-ac-writing-1' };
    expect((await marks({ answers: {} }, writing)).body.models).toEqual([]);
    expect(rows((await marks({ answers: {}, whole: true }, writing)).body.models)).toHaveLength(2);
    const listening = { id: 'ielts-ac-listening-1' };
    expect((await marks({ answers: { 1: 'Penhale' } }, listening)).body.transcript).toEqual([]);
    expect(rows((await marks({ answers: {}, whole: true }, listening)).body.transcript)).toHaveLength(4);
  });

  it('gives the model answer and text of a PTE task with an answer to it, and of no other', async () => {
    const { body } = await marks({ answers: { 22: 'spoken' } }, { id: 'pte-speaking-writing-1' });
    expect(rows(body.models).map(({ n }) => n)).toEqual([22]);
    expect(rows(body.transcript).map(({ n }) => n)).toEqual([22]);
    const heard = await marks({ answers: { 13: 'The laboratory' } }, { id: 'pte-listening-1' });
    expect(rows(heard.body.transcript).map(({ n }) => n)).toEqual([13]);
  });

  it('knows no draft, and refuses answers of another shape or too many with 422', async () => {
    for (const file of setFiles('practice')) {
      const { id, status } = readSet(file);
      const answer = await marks({ answers: {}, whole: true }, { id });
      if (status === 'draft') expect([id, answer.status]).toEqual([id, 404]);
    }
    expect((await marks({ answers: {} }, { id: '../package' })).status).toBe(404);
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [at, 'A']));
    for (const answers of [many, { 1: 7 }, { 1: 'x'.repeat(401) }, { 1: { 1: { a: 'A' } } }, null])
      expect((await marks({ answers })).status).toBe(422);
  });
});

describe('sets that learners may see', () => {
  it('are never drafts, and every skill that is heard has its sound', async () => {
    const open = await openSets();
    expect(open.length).toBeGreaterThan(0);
    for (const set of open) {
      expect(['solved', 'published']).toContain(set.status);
      const heard = isHeard(set) ? recordingsOf(set) : [];
      for (const { n } of heard) expect(existsSync(`public${soundOf(set.id, n)}`), `${set.id} ${n}`).toBe(true);
    }
  });
});
