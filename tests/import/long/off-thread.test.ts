import { describe, expect, it } from 'vitest';
import { proposeMapping } from '@/lib/engines/import/columns/proposal';
import { readHeader } from '@/lib/engines/import/drafts';
import { readOffThread, THREAD_LIMITS } from '@/lib/platform/reading/off-thread';
import { refusedFile } from '@/lib/platform/reading/refused-file';
import { PoolExhausted, PoolFull } from '@/lib/platform/threads/thread-pool';
import { fileWith, refusalOf, sheetFile, sheetOf, workbookFile } from '../spreadsheet-files';

const HEADS = ['Course', 'University', 'Fee', 'Unknown'];
const manyRows = (count: number) =>
  Array.from({ length: count }, (_, at) => [`Course ${at}`, at % 7 ? 'UBC' : '', `${at}`, 'x']);
const csv = (count: number) =>
  fileWith([HEADS, ...manyRows(count)].map((row) => row.join(',')).join('\n'), 'courses.csv');
const IN_CANADA = { country: 'Canada' } as const;

describe('reading on a thread of its own', () => {
  it.each(['xlsx', 'xls'] as const)('gives exactly what reading here gives, from .%s', async (type) => {
    const path = await workbookFile({ Courses: [HEADS, ...manyRows(701)] }, type);
    expect(await readOffThread('readHeader', [path, IN_CANADA])).toEqual(await readHeader(path, IN_CANADA));
    expect(await readOffThread('proposeMapping', [path])).toEqual(await proposeMapping(path));
  });

  it('obeys the same options', async () => {
    const path = await workbookFile({ A: [['x']], B: [['Law', 'UBC', 5]] });
    const options = { country: 'UK', sheet: 1, headerRow: 0, mapping: { 0: 'course', 1: 'university' } } as const;
    expect(await readOffThread('readHeader', [path, options])).toMatchObject({ sheetName: 'B', headerRow: 0 });
  });

  it('refuses with the same status and words', async () => {
    const noCourses = await fileWith('a,b\n1,2\n', 'x.csv');
    const here = await refusalOf(readHeader(noCourses, IN_CANADA));
    expect(await refusalOf(readOffThread('readHeader', [noCourses, IN_CANADA]))).toEqual(here);
    const pdf = await fileWith('%PDF-1.4', 'x.csv');
    expect(await refusalOf(readOffThread('proposeMapping', [pdf]))).toMatchObject({ status: 415 });
  });

  it('lets sixteen wait; who comes then hears at once that there are many, and that it must come again', async () => {
    const path = await csv(5_000);
    const read = (waitSeconds = 30) => readOffThread('proposeMapping', [path], { ...THREAD_LIMITS, waitSeconds });
    const reading = [read(), read()];
    const waiting = Array.from({ length: 16 }, () => read(0.001));
    const refused = await read().catch((error) => refusedFile(error, 'courses_file', 'Couldn’t add: '));
    expect(refused).toMatchObject({
      code: 'too_many_requests',
      message: 'Couldn’t add: Many files are waiting to be read. Please try again in a minute.',
    });
    for (const { reason } of (await Promise.allSettled(waiting)) as PromiseRejectedResult[]) {
      expect(reason).toBeInstanceOf(PoolExhausted);
      expect(reason).not.toBeInstanceOf(PoolFull);
    }
    await Promise.all(reading);
  });

  it('reads two files at a time; a third waits for its turn, or hears that it must come again', async () => {
    const path = await csv(5_000);
    const read = (waitSeconds = 30) => readOffThread('proposeMapping', [path], { ...THREAD_LIMITS, waitSeconds });
    const reading = [read(), read()];
    await expect(read(0.001)).rejects.toThrow(PoolExhausted);
    expect(await read()).toEqual(await reading[0]);
    await Promise.all(reading);
  });

  it('stops a file that takes too long', async () => {
    const path = await csv(10);
    const refusal = await refusalOf(readOffThread('proposeMapping', [path], { ...THREAD_LIMITS, seconds: 0.001 }));
    expect(refusal).toMatchObject({ status: 422, message: expect.stringContaining('takes too long to read') });
  });

  it('stops a file that takes too much memory, and this process lives on', async () => {
    const strings = Array.from({ length: 900_000 }, (_, at) => `<si><t>a text of its own, number ${at}</t></si>`).join(
      '',
    );
    const path = await sheetFile(sheetOf('<row><c t="s"><v>0</v></c></row>'), {
      'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    });
    const refusal = await refusalOf(readOffThread('proposeMapping', [path], { ...THREAD_LIMITS, megabytes: 48 }));
    expect(refusal).toMatchObject({ status: 413, message: expect.stringContaining('needs too much memory') });
  });

  it('says so when the file is gone', async () => {
    await expect(readOffThread('proposeMapping', ['/nowhere/courses.csv'])).rejects.toThrow(/ENOENT/);
  });
});
