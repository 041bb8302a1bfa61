import type { ClaimLine } from '@/lib/engines/import/claims/read-list';
import type { MappingProposal, ProposalOptions } from '@/lib/engines/import/columns/proposal';
import type { CourseImport, ImportedRow, ImportOptions } from '@/lib/engines/import/drafts';
import type { ReadingChoice, StudentSheet } from '@/lib/engines/import/students/read-students';
import { ReadingThread, type ThreadLimits } from './worker/reading-thread';

/**
 * `proposeMapping` on a thread of its own, so that the site goes on answering and a hostile file can be stopped. Throws
 * ImportRefusal as that does, and besides when reading takes too long or too much memory; PoolExhausted.
 */
export async function proposeMappingOffThread(
  path: string,
  options: ProposalOptions = {},
  limits?: ThreadLimits,
): Promise<MappingProposal> {
  const thread = await ReadingThread.open({ kind: 'propose', path, options }, limits);
  try {
    const answer = await thread.next();
    if (answer?.kind !== 'proposal') throw new Error('The reader ended without a proposal.');
    return answer.proposal;
  } finally {
    await thread.stop();
  }
}

/** `readStudents` on a thread of its own, with the same result and refusals; PoolExhausted. */
export async function readStudentsOffThread(
  path: string,
  originalName: string,
  choice: ReadingChoice,
  limits?: ThreadLimits,
): Promise<StudentSheet> {
  const thread = await ReadingThread.open({ kind: 'students', path, originalName, choice }, limits);
  try {
    const answer = await thread.next();
    if (answer?.kind !== 'students') throw new Error('The reader ended without a sheet.');
    return answer.sheet;
  } finally {
    await thread.stop();
  }
}

/** `readClaimList` on a thread of its own, with the same result and refusals; PoolExhausted. */
export async function readClaimListOffThread(
  path: string,
  originalName: string,
  limits?: ThreadLimits,
): Promise<ClaimLine[]> {
  const thread = await ReadingThread.open({ kind: 'claims', path, originalName }, limits);
  try {
    const answer = await thread.next();
    if (answer?.kind !== 'claims') throw new Error('The reader ended without lines.');
    return answer.lines;
  } finally {
    await thread.stop();
  }
}

/**
 * `readCourseDrafts` on a thread of its own, with the same result. The thread runs at most a few hundred rows ahead of the
 * reader and ends with the rows, when they are left early, or with `close()`. Throws ImportRefusal as that does, and
 * besides when reading takes too long or too much memory.
 */
export async function readCourseDraftsOffThread(
  path: string,
  options: ImportOptions,
  limits?: ThreadLimits,
): Promise<CourseImport> {
  const thread = await ReadingThread.open({ kind: 'read', path, options }, limits);
  try {
    const answer = await thread.next();
    if (answer?.kind !== 'header') throw new Error('The reader ended without a header.');
    return { header: answer.header, rows: rowsOf(thread), close: () => thread.stop() };
  } catch (error) {
    await thread.stop();
    throw error;
  }
}

async function* rowsOf(thread: ReadingThread): AsyncGenerator<ImportedRow, void, void> {
  try {
    for (let batch = await thread.nextRows(); batch; batch = await thread.nextRows()) yield* batch;
  } finally {
    await thread.stop();
  }
}
