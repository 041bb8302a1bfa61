'use client';

import { Trash2 } from 'lucide-react';
import { IconButton } from '@/components/ui/controls/icon-button';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { uploadWords } from '@/components/ui/feedback/upload-words';
import type { ItemView } from '@/lib/contract/applications/application-parts';
import { isOpen, takesFiles, takesWords } from '@/lib/domain/applications/checklist';
import { AnswerInWords } from './answer-in-words';
import { ROW_ACTIONS, ROW_REST } from './checklist-row';
import { FileButton } from './file-button';
import { FileLink } from './item-words';
import { useAnswer } from './use-answer';

/** The answer to an item, right in its row: what the student or their agent can do, and the files that are there. */
export function ItemAnswer({ applicationId, item }: { applicationId: string; item: ItemView }) {
  const { sent, problem, send, remove, say } = useAnswer(applicationId, item._id);
  const { label, kind, state, files, canAnswer } = item;
  const present = files.filter(({ returned }) => !returned);
  const busy = sent !== undefined;
  const [only] = present;
  return (
    <>
      <div className={ROW_ACTIONS}>
        {canAnswer && takesFiles(kind) && (
          <>
            <FileButton
              label={state === 'redo' ? `Upload ${label} again` : `Upload ${label}`}
              variant={isOpen(state) ? 'primary' : 'secondary'}
              busy={busy}
              onFile={send}
            >
              {state === 'redo' ? 'Upload again' : present.length ? 'Add file' : 'Upload'}
            </FileButton>
            {only && present.length === 1 && (
              <FileButton
                label={`Replace ${only.name}`}
                variant="ghost"
                busy={busy}
                onFile={(file) => send(file, only.fileId)}
              >
                Replace
              </FileButton>
            )}
          </>
        )}
      </div>
      <div className={ROW_REST}>
        {present.length > 0 && (
          <ul aria-label={`Files for ${label}`} className="space-y-1">
            {present.map((file) => (
              <li key={file.fileId} className="flex min-w-0 items-center gap-1">
                <FileLink file={file} className="py-1" />
                {canAnswer && (
                  <IconButton label={`Remove ${file.name}`} className="size-8" onClick={() => remove(file.fileId)}>
                    <Trash2 aria-hidden className="size-4" />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        )}
        {sent && (
          <ProgressBar
            label={uploadWords(sent)}
            value={sent.bytes}
            max={sent.of || 1}
            figures={`${sent.of ? Math.floor((sent.bytes / sent.of) * 100) : 0}%`}
          />
        )}
        {canAnswer && takesWords(kind) && <AnswerInWords item={item} onSend={say} />}
        <p role="alert" className="text-sm text-danger-ink empty:hidden">
          {problem}
        </p>
      </div>
    </>
  );
}
