import { FileText } from 'lucide-react';
import { fileSize } from '@/components/ui/controls/file-size';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { dateText } from '@/lib/domain/days/day-words';
import { DOCUMENTS, type DocumentField } from '@/lib/domain/documents';
import type { StoredFile } from './upload-documents';

const ACADEMIC: readonly DocumentField[] = [
  'tenth_certificate',
  'twelfth_certificate',
  'english_certificate',
  'bachelor_dmc',
  'bachelor_degree',
  'master_dmc',
  'master_degree',
];

/** A student's documents as links that open in a new tab: academic ones and others. */
export function DocumentLists({ files }: { files: readonly StoredFile[] }) {
  const isAcademic = ({ field }: StoredFile) => ACADEMIC.includes(field);
  return (
    <>
      <Section title="Academic Docs">
        <DocumentList files={files.filter(isAcademic)} />
      </Section>
      <Section title="Other Docs">
        <DocumentList files={files.filter((file) => !isAcademic(file))} />
      </Section>
    </>
  );
}

function DocumentList({ files }: { files: readonly StoredFile[] }) {
  if (files.length === 0) return <p className="text-sm text-muted">No documents uploaded yet.</p>;
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {files.map((file) => (
        <Card as="li" key={file.fileId} padding="sm" className="flex min-w-0 gap-3">
          <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
          <div className="min-w-0 text-sm">
            <p className="font-medium">{file.label || DOCUMENTS[file.field].title}</p>
            {file.path ? (
              <a
                href={file.path}
                target="_blank"
                rel="noopener"
                className="text-brand-ink underline underline-offset-2 wrap-anywhere hover:no-underline"
              >
                {file.name}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            ) : (
              <p>On file. Your role doesn’t allow you to open it.</p>
            )}
            <p className="mt-0.5 text-xs text-muted tabular-nums">
              {fileSize(file.size)}, {dateText(file.addedOn)}
            </p>
          </div>
        </Card>
      ))}
    </ul>
  );
}
