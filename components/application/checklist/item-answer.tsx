'use client';

import { Camera, Trash2, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { type ButtonVariant, buttonStyle } from '@/components/ui/buttons/button-style';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { uploadWords } from '@/components/ui/feedback/upload-words';
import type { ItemView } from '@/lib/contract/applications/application-parts';
import { isOpen, takesFiles, takesWords } from '@/lib/domain/applications/checklist';
import { ROW_ACTIONS, ROW_REST } from './checklist-row';
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

interface AnswerInWordsProps {
  item: ItemView;
  /** Whether it was stored. */
  onSend: (answer: { text: string; seen: { text: string } }) => Promise<boolean>;
}

/** The answer to a question in words; for a condition or a payment it is the second way beside a file. */
function AnswerInWords({ item, onSend }: AnswerInWordsProps) {
  const isQuestion = item.kind === 'question';
  const [open, setOpen] = useState(isQuestion && !item.answer);
  const [text, setText] = useState(item.answer);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  // What the answer is written over; once a refusal has said what is stored by now, that.
  const [seen, setSeen] = useState<string | null>(item.answer);
  if (!open) {
    return (
      <Button size="sm" variant="ghost" className="-ms-3 print:hidden" onClick={() => setOpen(true)}>
        {item.answer ? 'Change answer' : 'Write an answer'}
        <span className="sr-only">: {item.label}</span>
      </Button>
    );
  }
  const send = async () => {
    if (busy) return;
    if (!text.trim()) return setError('Please write an answer.');
    setError(undefined);
    setBusy(true);
    const stored = await onSend({ text, seen: { text: seen ?? item.answer } });
    setSeen(stored ? text : null);
    setBusy(false);
    if (stored) setOpen(false);
  };
  return (
    <div className="max-w-reading min-w-0 basis-full space-y-2">
      <Field label="Your answer" id={`answer-${item._id}`} {...(error ? { error } : {})}>
        <Textarea value={text} rows={3} maxLength={4000} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button size="sm" busy={busy} onClick={send}>
        Send answer
      </Button>
    </div>
  );
}

interface FileButtonProps {
  /** What pressing it does, such as 'Upload'. */
  children: string;
  /** For screen readers, with what it is for. */
  label: string;
  variant?: ButtonVariant;
  /** A file is on its way: nothing is chosen, and the focus stays where it is. */
  busy?: boolean;
  onFile: (file: File) => void;
}

const ACCEPT = '.pdf,.jpg,.jpeg,.png,.webp,.doc,.docx,image/jpeg,image/png,image/webp,application/pdf';

/** A button that chooses one file; on phones the same button offers the camera. */
function FileButton({ children, label, variant = 'primary', busy = false, onFile }: FileButtonProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="relative inline-flex has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <label
        htmlFor={id}
        aria-disabled={busy || undefined}
        className={buttonStyle(variant, 'sm', busy ? undefined : 'cursor-pointer')}
      >
        <Upload aria-hidden className="size-4 pointer-coarse:hidden" />
        <Camera aria-hidden className="hidden size-4 pointer-coarse:block" />
        <span aria-hidden>{children}</span>
        <span className="sr-only">{label}</span>
      </label>
      <input
        id={id}
        ref={input}
        type="file"
        accept={ACCEPT}
        aria-disabled={busy || undefined}
        className="absolute inset-0 size-full cursor-pointer opacity-0 aria-disabled:cursor-not-allowed"
        onClick={(event) => {
          if (busy) event.preventDefault();
        }}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file again must be a change too.
          if (input.current) input.current.value = '';
          if (file) onFile(file);
        }}
      />
    </span>
  );
}
