import { CallError } from '@/lib/api/client';
import type { addBulkCourse } from '@/lib/contract/catalogue/catalogue';
import type { startCourseImport } from '@/lib/contract/imports/course-imports';
import type { Result } from '@/lib/contract/operation';
import type { SourceChoice } from './source-fields';

export type UploadOutcome = Result<typeof addBulkCourse>;
export type RefusedRow = UploadOutcome['errors'][number];

interface Upload extends SourceChoice {
  file: File;
  country: string;
  /** Bytes so far, of all; the two are equal once the server has the whole file. */
  onSent: (bytes: number, of: number) => void;
  signal: AbortSignal;
}

/** Sends the file to be planned and applied in one go. @returns what became of each row. Throws as `send` does. */
export function uploadCourses(upload: Upload): Promise<UploadOutcome> {
  return send('/api/v1/add-bulk-course', upload);
}

/** Sends the file to be reviewed first. @returns the upload's id. Throws as `send` does. */
export async function uploadForReview(upload: Upload): Promise<string> {
  const answer = await send<Result<typeof startCourseImport>>('/api/v1/course-imports', upload);
  return answer.import._id;
}

/**
 * Not `call()`: only XMLHttpRequest tells how much has been sent. Throws `CallError`, or an AbortError once `signal` is
 * aborted.
 */
function send<Answer>(address: string, upload: Upload): Promise<Answer> {
  const { file, country, source, sourceKind, asOf, onSent, signal } = upload;
  const form = new FormData();
  form.append('country', country);
  if (source.trim()) {
    form.append('source', source);
    form.append('sourceKind', sourceKind);
    if (asOf) form.append('asOf', asOf);
  }
  form.append('courses_file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
    request.onload = () => {
      const answer: unknown = request.response;
      if (request.status >= 200 && request.status < 300 && answer) resolve(answer as Answer);
      else reject(refusal(request.status, answer));
    };
    request.onerror = () => reject(new CallError(0, 'Network error.'));
    request.onabort = () => reject(new DOMException('Cancelled.', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

function refusal(status: number, answer: unknown): CallError {
  const { message, fields } = (answer ?? {}) as { message?: string; fields?: Record<string, string> };
  return new CallError(status, message ?? 'Something went wrong.', fields);
}
