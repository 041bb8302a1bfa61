import { describe, expect, it } from 'vitest';
import { proposeMapping } from '@/lib/engines/import/columns/proposal';
import { proposeMappingOffThread, readCourseDraftsOffThread } from '@/lib/platform/reading/off-thread';
import { refusedFile } from '@/lib/platform/reading/refused-file';
import { BATCHES_AHEAD } from '@/lib/platform/reading/worker/messages';
import { ReadingThread, THREAD_LIMITS } from '@/lib/platform/reading/worker/reading-thread';
import { PoolExhausted, PoolFull } from '@/lib/platform/threads/thread-pool';
import { fileWith, importOf, refusalOf, sheetFile, sheetOf, workbookFile } from '../spreadsheet-files';

const HEADS = ['Course', 'University', 'Fee', 'Unknown'];
const manyRows = (count: number) =>
  Array.from({ length: count }, (_, at) => [`Course ${at}`, at % 7 ? 'UBC' : '', `${at}`, 'x']);
const csv = (count: number) =>
  fileWith([HEADS, ...manyRows(count)].map((row) => row.join(',')).join('\n'), 'courses.csv');

async function readOffThread(path: string) {
  const source = await readCourseDraftsOffThread(path, { country: 'Australia' });
  const rows = [];
  for await (const row of source.rows) rows.push(row);
  return { header: source.header, rows };
}

describe('reading on a thread of its own', () => {
  it.each(['xlsx', 'xls'] as const)('gives exactly what reading here gives, from .%s', async (type) => {
    const path = await workbookFile({ Courses: [HEADS, ...manyRows(701)] }, type);
    expect(await readOffThread(path)).toEqual(await importOf(path));
    expect(await proposeMappingOffThread(path)).toEqual(await proposeMapping(path));
  });

  it('obeys the same options', async () => {
    const path = await workbookFile({ A: [['x']], B: [['Law', 'UBC', 5]] });
    const options = { country: 'UK', sheet: 1, headerRow: 0, mapping: { 0: 'course', 1: 'university' } } as const;
    const source = await readCourseDraftsOffThread(path, options);
    const rows = [];
    for await (const { row, draft } of source.rows) rows.push([row, draft?.course, draft?.country]);
    expect(rows).toEqual([[1, 'Law', 'UK']]);
  });

  it('refuses with the same status and words, before the rows and among them', async () => {
    const noCourses = await fileWith('a,b\n1,2\n', 'x.csv');
    const here = await refusalOf(importOf(noCourses));
    expect(await refusalOf(readOffThread(noCourses))).toEqual(here);
    expect(await refusalOf(proposeMappingOffThread(await fileWith('%PDF-1.4', 'x.csv')))).toMatchObject({
      status: 415,
    });
    const unclosed = await fileWith('Course,University\nLaw,UBC\n"Arts,SFU\n', 'x.csv');
    expect((await refusalOf(readOffThread(unclosed))).message).toContain('Row 3');
  });

  it('never runs further ahead than a few batches', async () => {
    const path = await csv(5_000);
    const thread = await ReadingThread.open({ kind: 'read', path, options: { country: 'Canada' } });
    expect((await thread.next())?.kind).toBe('header');
    let rows = 0;
    let mostWaiting = 0;
    for (let batch = await thread.nextRows(); batch; batch = await thread.nextRows()) {
      rows += batch.length;
      mostWaiting = Math.max(mostWaiting, thread.waiting);
    }
    expect(rows).toBe(5_000);
    expect(mostWaiting).toBeLessThanOrEqual(BATCHES_AHEAD + 1);
    await thread.stop();
  });

  it('lets sixteen wait; who comes then hears at once that there are many, and that it must come again', async () => {
    const path = await csv(5_000);
    const task = { kind: 'read', path, options: { country: 'Canada' } } as const;
    const reading = [await ReadingThread.open(task), await ReadingThread.open(task)];
    const waiting = Array.from({ length: 16 }, () => ReadingThread.open(task, { ...THREAD_LIMITS, waitSeconds: 0.5 }));
    const refused = await ReadingThread.open(task).catch((error) => refusedFile(error, 'courses_file', 'Not added: '));
    expect(refused).toMatchObject({
      code: 'too_many_requests',
      message: 'Not added: Many files are waiting to be read. Please try again in a minute.',
    });
    for (const { reason } of (await Promise.allSettled(waiting)) as PromiseRejectedResult[]) {
      expect(reason).toBeInstanceOf(PoolExhausted);
      expect(reason).not.toBeInstanceOf(PoolFull);
    }
    for (const thread of reading) await thread.stop();
  });

  it('reads two files at a time; a third waits for its turn, or hears that it must come again', async () => {
    const path = await csv(5_000);
    const task = { kind: 'read', path, options: { country: 'Canada' } } as const;
    const [first, second] = [await ReadingThread.open(task), await ReadingThread.open(task)];
    await expect(ReadingThread.open(task, { ...THREAD_LIMITS, waitSeconds: 0.001 })).rejects.toThrow(PoolExhausted);
    const [third, fourth] = [ReadingThread.open(task), ReadingThread.open(task)];
    await first.stop();
    expect(await (await third).next()).toMatchObject({ kind: 'header' });
    await (await third).stop();
    expect(await (await fourth).next()).toMatchObject({ kind: 'header' });
    await (await fourth).stop();
    await second.stop();
  });

  it('ends when the rows are left early, and when nobody starts on them', async () => {
    const path = await csv(20_000);
    const left = await readCourseDraftsOffThread(path, { country: 'Canada' });
    for await (const row of left.rows) if (row.row > 3) break;
    expect((await left.rows.next()).done).toBe(true);
    const unread = await readCourseDraftsOffThread(path, { country: 'Canada' });
    await unread.close();
    await unread.close();
  });

  it('stops a file that takes too long', async () => {
    const path = await csv(10);
    const refusal = await refusalOf(proposeMappingOffThread(path, {}, { ...THREAD_LIMITS, seconds: 0.001 }));
    expect(refusal).toMatchObject({ status: 422, message: expect.stringContaining('takes far longer to read') });
  });

  it('stops a file that takes too much memory, and this process lives on', async () => {
    const strings = Array.from({ length: 900_000 }, (_, at) => `<si><t>a text of its own, number ${at}</t></si>`).join(
      '',
    );
    const path = await sheetFile(sheetOf('<row><c t="s"><v>0</v></c></row>'), {
      'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    });
    const refusal = await refusalOf(proposeMappingOffThread(path, {}, { ...THREAD_LIMITS, megabytes: 48 }));
    expect(refusal).toMatchObject({ status: 413, message: expect.stringContaining('needs more memory') });
  });

  it('says so when the file is gone', async () => {
    await expect(proposeMappingOffThread('/nowhere/courses.csv')).rejects.toThrow(/ENOENT/);
  });
});
