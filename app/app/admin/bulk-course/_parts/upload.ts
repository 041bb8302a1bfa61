import { upload } from '@/lib/api/upload';
import type { addBulkCourse } from '@/lib/contract/catalogue/catalogue';
import type { Result, Sent } from '@/lib/contract/operation';
import type { SourceChoice } from './source-fields';

export type UploadOutcome = Result<typeof addBulkCourse>;
type Body = Sent<typeof addBulkCourse>['body'];
export type RefusedRow = UploadOutcome['errors'][number];

interface Sending extends SourceChoice {
  file: File;
  country: string;
  /** Bytes so far, of all; the two are equal once the server has the whole file. */
  onSent: (bytes: number, of: number) => void;
  /** The network is gone: the file is sent when it is back. */
  onWaiting: () => void;
  signal: AbortSignal;
}

/** Sends the file to be planned and applied in one go. @returns what became of each row. Throws as `upload` does. */
export function uploadCourses(sending: Sending): Promise<UploadOutcome> {
  return upload('POST /add-bulk-course', givenOf(sending), sending);
}

/** Sends the file to be reviewed first. @returns the upload's id. Throws as `upload` does. */
export async function uploadForReview(sending: Sending): Promise<string> {
  return (await upload('POST /course-imports', givenOf(sending), sending)).import._id;
}

function givenOf({ file, country, source, sourceKind, asOf, signal }: Sending) {
  const from = source.trim() ? { source, sourceKind, ...(asOf ? { asOf } : {}) } : {};
  return { body: { country, ...from } as Body, files: { courses_file: file }, signal };
}
