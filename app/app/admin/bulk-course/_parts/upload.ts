import { CallError } from '@/lib/api/client';
import type { addBulkCourse } from '@/lib/contract/catalogue';
import type { Result } from '@/lib/contract/operation';

export type UploadOutcome = Result<typeof addBulkCourse>;
export type RefusedRow = UploadOutcome['errors'][number];

/**
 * Sends the file. Not `call()`: only XMLHttpRequest tells how much has been sent.
 * @param onSent bytes so far, of all; the two are equal once the server has the whole file.
 * @returns what became of each row. Throws `CallError`, or an AbortError once `signal` is aborted.
 */
export function uploadCourses(
  file: File,
  country: string,
  onSent: (bytes: number, of: number) => void,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  const form = new FormData();
  form.append('country', country);
  form.append('courses_file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/v1/add-bulk-course');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
    request.onload = () => {
      const answer: unknown = request.response;
      if (request.status >= 200 && request.status < 300 && answer) resolve(answer as UploadOutcome);
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
