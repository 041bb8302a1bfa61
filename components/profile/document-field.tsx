'use client';

import { ExternalLink, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Field } from '@/components/ui/controls/field';
import { FileInput } from '@/components/ui/controls/file-input';
import { fileSize } from '@/components/ui/controls/file-size';
import { IconButton } from '@/components/ui/controls/icon-button';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { DOCUMENTS, type DocumentField as FieldName } from '@/lib/domain/documents';
import { ACCEPT, type StoredFile } from './upload-documents';

interface DocumentFieldProps {
  field: FieldName;
  optional: boolean;
  stored: readonly StoredFile[];
  error?: string | undefined;
  onFiles: (files: File[]) => void;
  onRemove: (file: StoredFile) => Promise<void>;
}

/** The place of one kind of document: what is there already, with a preview, and where to choose more or another. */
export function DocumentField({ field, optional, stored, error, onFiles, onRemove }: DocumentFieldProps) {
  const { title, multiple } = DOCUMENTS[field];
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
  const replaces = !multiple && stored.length > 0;
  return (
    <div className="min-w-0">
      <Field
        label={title}
        name={field}
        optional={optional}
        {...(replaces ? { hint: 'A new file replaces the one that is there.' } : {})}
        {...(error ? { error } : {})}
      >
        <FileInput
          accept={ACCEPT}
          multiple={multiple}
          typeHint="PDF, JPG, PNG, WebP, DOC or DOCX, up to 10 MB"
          onFiles={onFiles}
          ref={input}
        />
      </Field>
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
                <span className="truncate">{file.name}</span>
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
