import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { ImportRefusal } from '@/lib/engines/import/refusal';
import { AT_WORK, answerOf, answerWith, resultOf } from '@/lib/platform/reading/thread-answer';
import { refusalOf } from './spreadsheet-files';

const thread = () => new EventEmitter() as Worker;

describe('the answer of a thread that reads a file', () => {
  it('is waited for as long as the thread says that it is at work, and no longer', async () => {
    const working = thread();
    const signs = setInterval(() => working.emit('message', AT_WORK), 20);
    const answer = answerOf(working, 0.2);
    setTimeout(() => working.emit('message', { result: 'done' }), 400);
    expect(resultOf(await answer)).toBe('done');
    clearInterval(signs);
    const refusal = await refusalOf(answerOf(thread(), 0.05));
    expect(refusal).toMatchObject({ status: 422, message: expect.stringContaining('takes too long to read') });
  });

  it('is a refusal where memory ends, and an error where the thread does', async () => {
    const [full, gone] = [thread(), thread()];
    const answers = [answerOf(full, 1), answerOf(gone, 1)];
    full.emit('error', Object.assign(new Error('heap'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }));
    gone.emit('exit');
    expect(await refusalOf(answers[0] as Promise<unknown>)).toMatchObject({ status: 413 });
    await expect(answers[1]).rejects.toThrow('in the middle');
  });

  it('carries a refusal over with its status and words; other errors end the thread', async () => {
    const answer = await answerWith(Promise.reject(new ImportRefusal(415, 'No spreadsheet.')));
    expect(() => resultOf(structuredClone(answer))).toThrow(ImportRefusal);
    expect(answer).toEqual({ refusal: { status: 415, message: 'No spreadsheet.' } });
    await expect(answerWith(Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
  });
});
