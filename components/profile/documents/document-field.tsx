'use client';

import { ExternalLink, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Field } from '@/components/ui/controls/field';
import { FileInput } from '@/components/ui/controls/file-input';
import { fileSize } from '@/components/ui/controls/file-size';
import { TextInput } from '@/components/ui/controls/text-input';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { uploadWords } from '@/components/ui/feedback/upload-words';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { dateText } from '@/lib/domain/days/day-words';
import { type Expiry, expiryState } from '@/lib/domain/days/expiry';
import { DOCUMENTS, type DocumentField as FieldName } from '@/lib/domain/documents';
import { ACCEPT, type StoredFile } from './upload-documents';
import type { Underway } from './use-documents';

interface DocumentFieldProps {
  field: FieldName;
  optional: boolean;
  stored: readonly StoredFile[];
  /** What of this kind ends when. */
  expiries: readonly Expiry[];
  /** 'YYYY-MM-DD'. */
  today: string;
  underway?: Underway | undefined;
  error?: string | undefined;
  /** Sends the files; `label` says what they are, where the kind doesn't. Resolves when they are kept or refused. */
  onFiles: (files: File[], label: string) => Promise<void>;
  onRemove: (file: StoredFile) => Promise<void>;
}

/** The place of one kind of document: what is there already, with a preview, and where to choose more or another. */
export function DocumentField(props: DocumentFieldProps) {
  const { field, optional, stored, expiries, today, underway, error, onFiles, onRemove } = props;
  const { title, multiple } = DOCUMENTS[field];
  const [label, setLabel] = useState('');
  // The field is empty again, kept or refused: what happened to the file is said below it.
  const choose = async (files: File[]) => {
    await onFiles(files, label);
    if (files.length > 0) setLabel('');
    return true;
  };
  const [removing, setRemoving] = useState<StoredFile | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isRemoved = useRef(false);
  useEffect(() => {
    // The button that asked went with the document, and a closing dialog gives the focus back to it.
    if (removing || !isRemoved.current) return;
    isRemoved.current = false;
    input.current?.focus();
  }, [removing]);
  const confirm = async () => {
    if (!removing || busy) return;
    setBusy(true);
    await onRemove(removing);
    setBusy(false);
    isRemoved.current = true;
    setRemoving(null);
  };
  const hint = !multiple && stored.length > 0 ? 'A new file replaces the current one.' : MEANINGS[field];
  return (
    <div className="min-w-0 px-4 py-3">
      {field === 'other' && (
        <Field label="Document type" name="other-label" optional className="mb-3">
          <TextInput value={label} maxLength={120} onChange={(event) => setLabel(event.target.value)} />
        </Field>
      )}
      <Field
        label={title}
        name={field}
        optional={optional}
        className={ROW}
        {...(hint ? { hint } : {})}
        {...(error ? { error } : {})}
      >
        <FileInput accept={ACCEPT} multiple={multiple} compact onFiles={choose} ref={input} />
      </Field>
      {underway && (
        <div className="mt-2">
          <ProgressBar
            label={uploadWords(underway)}
            value={underway.bytes}
            max={underway.of || 1}
            figures={percentWords(underway.bytes, underway.of)}
          />
        </div>
      )}
      {expiries.map((expiry) => (
        <ExpiryNote key={expiry.what} expiry={expiry} today={today} />
      ))}
      {stored.length > 0 && (
        <ul aria-label={`Uploaded: ${title}`} className="mt-2 space-y-1 text-sm">
          {stored.map((file) => (
            <li key={file.fileId} className="flex items-center gap-2 rounded-control bg-success-soft py-0.5 pr-1 pl-3">
              <a
                href={file.path}
                target="_blank"
                rel="noopener"
                className="inline-flex min-w-0 flex-1 items-center gap-1.5 py-1 text-success-ink hover:underline"
              >
                <span className="truncate">{file.label ? `${file.label}: ${file.name}` : file.name}</span>
                <ExternalLink aria-hidden className="size-4 shrink-0" />
                <span className="sr-only">(opens in a new tab)</span>
              </a>
              <span className="shrink-0 text-xs text-success-ink tabular-nums">{fileSize(file.size)}</span>
              <IconButton label={`Remove ${file.name}`} className="size-8" onClick={() => setRemoving(file)}>
                <Trash2 aria-hidden className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        onConfirm={confirm}
        title="Remove this document?"
        text={removing?.name}
        confirmLabel="Remove"
        destructive
        busy={busy}
      />
    </div>
  );
}

/** What those documents are whose names say it only to people who know them. */
const MEANINGS: Partial<Record<FieldName, string>> = {
  english_certificate: 'Your IELTS, PTE, TOEFL or Duolingo test report.',
  bachelor_dmc: 'The marks for each semester or year.',
  master_dmc: 'The marks for each semester or year.',
  experience: 'From your employers, with what you did and the dates.',
  gap_letter: 'A letter that explains a period without study or work.',
  statement_of_purpose: 'Your own explanation of why you chose this course.',
  bank_statement: 'Bank statements or a loan letter.',
};

/** On wide screens the label, its hint and an error at the left, the input at the end. */
const ROW =
  'sm:grid sm:grid-cols-[minmax(0,1fr)_13rem] sm:gap-x-4 sm:[&>*]:col-start-1 sm:[&>div]:col-start-2 sm:[&>div]:row-span-3 sm:[&>div]:row-start-1 sm:[&>div]:mt-0 sm:[&>label]:self-center';

const percentWords = (bytes: number, of: number) => `${of ? Math.floor((bytes / of) * 100) : 0}%`;

/** When a paper ends, warned of where that is near or past. */
function ExpiryNote({ expiry: { what, on }, today }: { expiry: Expiry; today: string }) {
  const state = expiryState(on, today);
  if (state === 'valid') return <p className="mt-1.5 text-xs text-muted">{`${what} valid until ${dateText(on)}`}</p>;
  const words = state === 'expired' ? `${what} expired on ${dateText(on)}` : `${what} expires on ${dateText(on)}`;
  return (
    <p className="mt-1.5 rounded-control bg-accent-soft px-3 py-1.5 text-xs text-accent-ink">
      {words}. Universities and visa offices may ask for a new one.
    </p>
  );
}
