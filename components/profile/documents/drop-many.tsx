'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { FileInput } from '@/components/ui/controls/file-input';
import { SelectField } from '@/components/ui/controls/select-field';
import { wired } from '@/components/ui/controls/wired';
import { DOCUMENTS, type DocumentField } from '@/lib/domain/documents';
import { documentOfName } from '@/lib/domain/papers/documents-by-name';
import { ACCEPT, type StoredFile } from './upload-documents';

interface DropManyProps {
  /** What is there already. */
  stored: readonly StoredFile[];
  onFiles: (field: DocumentField, files: File[], label: string) => Promise<void>;
}

interface Unsorted {
  file: File;
  field: DocumentField | '';
}

const KINDS = Object.entries(DOCUMENTS).map(([value, { title }]) => ({ value, label: title }));

/** One place for many files: each goes where its name says, and the person is asked about the others. */
export function DropMany({ stored, onFiles }: DropManyProps) {
  const [unsorted, setUnsorted] = useState<readonly Unsorted[]>([]);
  const [error, setError] = useState('');

  const sort = (files: readonly File[]) => {
    const asked: Unsorted[] = [];
    const taken = new Set<DocumentField>();
    for (const file of files) {
      const field = documentOfName(file.name);
      // A second one would take the place of the first.
      const replaces = field && !DOCUMENTS[field].multiple && (taken.has(field) || hasOne(stored, field));
      if (!field || replaces) asked.push({ file, field: field ?? '' });
      else {
        taken.add(field);
        void onFiles(field, [file], '');
      }
    }
    setUnsorted((before) => [...before, ...asked]);
    return true;
  };
  const say = (at: number, field: DocumentField | '') => {
    setError('');
    setUnsorted(unsorted.map((one, place) => (place === at ? { ...one, field } : one)));
  };
  const keep = () => {
    const said = unsorted.filter(({ field }) => field !== '');
    if (said.length === 0) return setError('Please choose the document type.');
    setUnsorted(unsorted.filter(({ field }) => field === ''));
    for (const { file, field } of said) if (field) void onFiles(field, [file], '');
  };

  return (
    <div className="space-y-3">
      <Field
        label="Add several files at once"
        name="many-documents"
        hint="PDF, JPG, PNG, WebP, DOC or DOCX, up to 10 MB each. We sort the files by their names, for example “passport.pdf”."
        optional
      >
        <FileInput accept={ACCEPT} multiple onFiles={sort} />
      </Field>
      {unsorted.length > 0 && (
        <fieldset className="min-w-0 space-y-3 rounded-card bg-accent-soft p-4">
          <legend className="sr-only">What are these files?</legend>
          <p aria-hidden className="text-sm font-medium text-accent-ink">
            What are these files?
          </p>
          {unsorted.map(({ file, field }, at) => (
            <Field
              key={`${file.name} ${file.size} ${file.lastModified}`}
              label={file.name}
              id={`unsorted-${at}`}
              {...(field && hasOne(stored, field) && !DOCUMENTS[field].multiple
                ? { hint: 'This replaces the current file.' }
                : {})}
              {...(error && !field ? { error } : {})}
            >
              <SelectField
                placeholder="Choose a document type"
                options={KINDS}
                {...wired(field, (text) => say(at, text))}
              />
            </Field>
          ))}
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={keep}>
              Upload {unsorted.length === 1 ? 'it' : 'them'}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setUnsorted([])}>
              Leave {unsorted.length === 1 ? 'it' : 'them'} out
            </Button>
          </div>
        </fieldset>
      )}
    </div>
  );
}

const hasOne = (stored: readonly StoredFile[], wanted: DocumentField) => stored.some(({ field }) => field === wanted);
