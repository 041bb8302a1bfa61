'use client';

import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import type { ApplicationFileView } from '@/lib/contract/applications/application-parts';
import { FileLink } from './item-words';

/** Whether a browser shows a file of this type in a page. */
const canBeShown = (type: string) => type.startsWith('image/') || type === 'application/pdf';

/** A picture or a PDF in the page. It comes from where the link leads, for the same readers, and nothing in it runs as ours. */
export function FileInPage({ file: { path, name, type } }: { file: ApplicationFileView }) {
  if (!canBeShown(type)) return null;
  return type === 'application/pdf' ? (
    <iframe
      src={path}
      title={name}
      loading="lazy"
      className="block h-[70vh] max-h-180 w-full border-0 bg-sunken max-md:hidden"
    />
  ) : (
    // biome-ignore lint/performance/noImgElement: a private file behind a check of its reader
    <img src={path} alt={name} className="max-h-[70vh] w-full bg-sunken object-contain" />
  );
}

/** A file for who checks it: its link, and a button that shows it beside the decision. */
export function FileToCheck({ file }: { file: ApplicationFileView }) {
  const [open, setOpen] = useState(false);
  return (
    <li className="min-w-0">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3">
        <FileLink file={file} className="py-1" />
        {canBeShown(file.type) && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={open}
            className={file.type === 'application/pdf' ? 'max-md:hidden print:hidden' : 'print:hidden'}
            onClick={() => setOpen(!open)}
          >
            <Eye aria-hidden className="size-4" />
            {open ? 'Close' : 'Preview'}
            <span className="sr-only">: {file.name}</span>
          </Button>
        )}
      </div>
      {open && (
        <div className="mt-1 overflow-hidden rounded-control border border-line">
          <FileInPage file={file} />
        </div>
      )}
    </li>
  );
}
