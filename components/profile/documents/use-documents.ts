'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { toast } from '@/components/ui/feedback/toast';
import { asRefusal, call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';
import { upload } from '@/lib/api/upload';
import { DOCUMENTS, type DocumentField } from '@/lib/domain/documents';
import { type ChosenFiles, fileProblem, type StoredFile } from './upload-documents';

export type DocumentErrors = Partial<Record<DocumentField, string>>;

/** What is on its way in a field. */
export interface Underway {
  name: string;
  bytes: number;
  of: number;
  /** The network is gone; it is sent when it is back. */
  waits?: boolean;
}

/** A student's documents in the browser: each file is sent as soon as it is chosen, one after another. */
export function useDocuments(studentId: string, stored: readonly StoredFile[]) {
  const router = useRouter();
  const [files, setFiles] = useState(stored);
  const [errors, setErrors] = useState<DocumentErrors>({});
  const [underway, setUnderway] = useState<Partial<Record<DocumentField, Underway>>>({});
  const [expired, setExpired] = useState(false);
  const queue = useRef<Promise<void>>(Promise.resolve());
  /** Chosen, but not kept: the connection broke, or the session ended. */
  const failed = useRef<ChosenFiles>({});
  // What is kept by now, for the check that follows in the same event.
  const kept = useRef(stored);

  const note = (field: DocumentField, error?: string) =>
    setErrors(({ [field]: _former, ...others }) => (error ? { ...others, [field]: error } : others));

  const send = async (field: DocumentField, file: File, label: string) => {
    setUnderway((before) => ({ ...before, [field]: { name: file.name, bytes: 0, of: file.size } }));
    try {
      const body = { userId: studentId, field, ...(field === 'other' ? { label: label.trim() || file.name } : {}) };
      const given = { body, files: { file } };
      const show = (bytes: number, of: number, waits = false) =>
        setUnderway((before) => ({ ...before, [field]: { name: file.name, bytes, of, waits } }));
      const added = await upload('POST /documents', given, {
        onSent: show,
        onWaiting: () => show(0, file.size, true),
      });
      const others = kept.current.filter((one) => DOCUMENTS[field].multiple || one.field !== field);
      kept.current = [...others, added.file];
      setFiles(kept.current);
      setExpired(false);
      note(field);
    } catch (error) {
      const refusal = asRefusal(error, 'The file was not uploaded.');
      setExpired(refusal.status === 401);
      const mayWork = refusal.status === 0 || refusal.status === 401 || refusal.status >= 500;
      if (mayWork) failed.current[field] = [...(failed.current[field] ?? []), file];
      const hint = mayWork ? ' Your selected files are still here. Please try again.' : '';
      note(field, (refusal.fields.file ?? refusal.message) + hint);
      toast.error('Error uploading documents.');
    } finally {
      setUnderway(({ [field]: _done, ...others }) => others);
    }
  };

  const enqueue = (field: DocumentField, list: readonly File[], label: string): Promise<void> => {
    for (const file of list) queue.current = queue.current.then(() => send(field, file, label));
    return queue.current;
  };

  return {
    files,
    errors,
    underway,
    expired,
    /** Sends files as soon as they are chosen. Resolves when they are kept, or named as the field's error. */
    async choose(field: DocumentField, list: File[], label = ''): Promise<void> {
      const problem = list.map(fileProblem).find((found) => found !== null);
      if (problem) toast.error(problem);
      note(field, problem ?? undefined);
      delete failed.current[field];
      if (problem || list.length === 0) return;
      await enqueue(field, list, label);
      if (!failed.current[field]) rereadPage(router);
    },
    /** Waits for what is on its way, and tries again what was not kept. Returns everything that is kept. */
    async settle(): Promise<readonly StoredFile[]> {
      await queue.current;
      const again = failed.current;
      failed.current = {};
      for (const [field, list] of Object.entries(again)) await enqueue(field as DocumentField, list, '');
      return kept.current;
    },
    isFailed: () => Object.keys(failed.current).length > 0,
    setErrors,
    async remove({ fileId }: StoredFile): Promise<void> {
      try {
        await call('DELETE /documents/{fileId}', { params: { fileId } });
        kept.current = kept.current.filter((file) => file.fileId !== fileId);
        setFiles(kept.current);
        toast.success('Document removed.');
      } catch (error) {
        toast.error(asRefusal(error, 'The document was not removed.').message);
      }
    },
  };
}
