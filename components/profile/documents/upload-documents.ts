import type { Result } from '@/lib/contract/operation';
import type { saveDocuments } from '@/lib/contract/profile/documents';
import type { DocumentField } from '@/lib/domain/documents';

export type StoredFile = Result<typeof saveDocuments>['files'][number];
export type ChosenFiles = Partial<Record<DocumentField, File[]>>;

const MOST_BYTES = 10 * 1024 * 1024;
// A JPG may be called .heic: the server looks at the content, and says what to do about a real one.
const KINDS = /\.(pdf|jpe?g|png|webp|docx?|hei[cf])$/i;
// Not .heic: because of that an iPhone makes a JPG of it.
export const ACCEPT = '.pdf,.jpg,.jpeg,.png,.webp,.doc,.docx';

/** What is wrong with a file before it is sent, in words; null when nothing is. The server looks at its content too. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!KINDS.test(name)) return `${name} is not a PDF, JPG, PNG, WebP, DOC or DOCX file.`;
  if (size === 0) return `${name} is empty.`;
  return size > MOST_BYTES ? `${name} is larger than 10 MB.` : null;
}
