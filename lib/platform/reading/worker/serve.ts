import { parentPort } from 'node:worker_threads';
import { readClaimList } from '@/lib/engines/import/claims/read-list';
import { proposeMapping } from '@/lib/engines/import/columns/proposal';
import { readHeader } from '@/lib/engines/import/drafts';
import { readRowsAt } from '@/lib/engines/import/files/read-workbook';
import { readStudents } from '@/lib/engines/import/students/read-students';
import type * as InvoicePdf from '@/lib/platform/pdf/invoice-pdf';
import { lowerPriority } from '@/lib/platform/threads/lower-priority';
import { answerWith } from '../thread-answer';

/** Loaded when the first document is made: a thread that reads files needs none of it. */
const pdf = () => import('@/lib/platform/pdf/invoice-pdf');

const READERS = {
  ...{ proposeMapping, readHeader, readRowsAt, readStudents, readClaimList },
  invoicePdf: async (...given: Parameters<typeof InvoicePdf.invoicePdf>) => (await pdf()).invoicePdf(...given),
  unprintable: async (...given: Parameters<typeof InvoicePdf.unprintable>) => (await pdf()).unprintable(...given),
};
export type Readers = typeof READERS;

/** A task for a thread; it gets one after the other. */
export interface ReadingTask {
  reader: keyof Readers;
  args: unknown[];
}

if (parentPort) {
  const port = parentPort;
  lowerPriority();
  port.on('message', async ({ reader, args }: ReadingTask) => {
    const read = READERS[reader] as (...all: unknown[]) => Promise<unknown>;
    port.postMessage(await answerWith(read(...args)));
  });
}
