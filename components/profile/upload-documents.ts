import { CallError } from '@/lib/api/client';
import type { Result } from '@/lib/contract/operation';
import type { saveDocuments } from '@/lib/contract/profile/documents';
import type { DocumentField } from '@/lib/domain/documents';

export type StoredFile = Result<typeof saveDocuments>['files'][number];
export type ChosenFiles = Partial<Record<DocumentField, File[]>>;

const MOST_BYTES = 10 * 1024 * 1024;
const KINDS = /\.(pdf|jpe?g|png|webp|docx?)$/i;
export const ACCEPT = '.pdf,.jpg,.jpeg,.png,.webp,.doc,.docx';

/** What is wrong with a file before it is sent, in words; null when nothing is. The server looks at its content too. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!KINDS.test(name)) return `${name} is not a PDF, JPG, PNG, WebP, DOC or DOCX file.`;
  if (size === 0) return `${name} is empty.`;
  return size > MOST_BYTES ? `${name} is larger than 10 MB.` : null;
}

/**
 * Sends documents. Not `call()`: only XMLHttpRequest reports how much has been sent.
 * @param onSent bytes so far, of all.
 * @returns every stored file. Throws `CallError`.
 */
export function uploadDocuments(
  studentId: string,
  chosen: ChosenFiles,
  onSent: (bytes: number, of: number) => void,
): Promise<StoredFile[]> {
  const form = new FormData();
  form.append('userId', studentId);
  for (const [field, files] of Object.entries(chosen)) for (const file of files) form.append(field, file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/v1/save-documents');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
    request.onload = () => {
      const answer = (request.response ?? {}) as {
        files?: StoredFile[];
        message?: string;
        fields?: Record<string, string>;
      };
      if (request.status >= 200 && request.status < 300 && answer.files) resolve(answer.files);
      else reject(new CallError(request.status, answer.message ?? 'Something went wrong.', answer.fields));
    };
    request.onerror = () => reject(new CallError(0, 'Network error.'));
    request.send(form);
  });
}
