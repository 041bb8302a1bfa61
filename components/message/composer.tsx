'use client';

import { Lock, Paperclip, SendHorizontal, X } from 'lucide-react';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { ACCEPT, fileProblem } from '@/components/profile/documents/upload-documents';
import { Button } from '@/components/ui/buttons/button';
import { ICON_BUTTON, IconButton } from '@/components/ui/buttons/icon-button';
import { fileSize } from '@/components/ui/controls/file-size';
import { Textarea } from '@/components/ui/controls/textarea';
import { classNames } from '@/components/ui/layout/class-names';
import { late } from '@/components/ui/windows/late';
import { withIds, withNames } from '@/lib/domain/desk/mentions';
import { unfilledProblem } from '@/lib/domain/desk/reply-templates';
import type { Returned } from './chat';
import type { Replies } from './template-menu';
import { keepUnsent, readUnsent } from './unsent';

/** Only staff need them. */
const TemplateMenu = late(async () => (await import('./template-menu')).TemplateMenu);
const MentionPicker = late(async () => (await import('./mention-picker')).MentionPicker);

interface ComposerProps {
  me: string;
  /** What the place is called where the browser keeps the text. */
  name: string;
  /** Who reads it, in words. */
  readers: string;
  /** Read by staff alone: it looks and reads unlike a message. */
  isNote: boolean;
  /** Whom it can mention after an '@'; none for most. */
  people: readonly { _id: string; name: string }[];
  /** The templates that can be inserted. */
  replies: Replies | undefined;
  /** A refused message, which comes back to be changed. */
  returned: Returned | null;
  onSend: (text: string, files: readonly File[]) => void;
  /** Called with whether files are chosen. */
  onFiles: (holds: boolean) => void;
}

const LONGEST = 4_000;
const MOST_FILES = 5;

/**
 * The box to write in: its text survives a reload. Enter sends, Shift+Enter breaks the line; on a touch screen
 * Enter breaks it. What can't be sent stays, with the reason.
 */
export function Composer({ me, name, readers, isNote, people, replies, returned, onSend, onFiles }: ComposerProps) {
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);

  const write = (next: string) => {
    setText(next);
    setProblem(null);
    keepUnsent(me, name, { draft: next });
  };
  const choose = (next: readonly File[]) => {
    setFiles(next);
    setProblem(null);
    onFiles(next.length > 0);
  };
  useEffect(() => {
    const { draft } = readUnsent(me, name);
    if (draft) setText((typed) => typed || draft);
  }, [me, name]);
  // Only when a message comes back, not when the text in the box changes.
  const latest = useRef({ text, files, people, write, choose });
  useEffect(() => {
    latest.current = { text, files, people, write, choose };
  });
  useEffect(() => {
    if (!returned) return;
    const now = latest.current;
    now.write([withNames(returned.text, now.people), now.text].filter(Boolean).join('\n'));
    now.choose([...returned.files, ...now.files]);
    box.current?.focus();
  }, [returned]);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const trimmed = text.trim();
    const found = problemOf(trimmed, files, isNote) ?? (replies ? unfilledProblem(trimmed) : null);
    setProblem(found);
    box.current?.focus();
    if (found) return;
    onSend(withIds(trimmed, people), files);
    write('');
    choose([]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    submit();
  };
  const onChoice = ({ target }: ChangeEvent<HTMLInputElement>) => {
    choose([...files, ...(target.files ?? [])]);
    target.value = '';
  };
  const insert = (filled: string) => {
    write([text.trimEnd(), filled].filter(Boolean).join('\n'));
    box.current?.focus();
  };
  const remaining = LONGEST - text.trim().length;

  return (
    <form
      data-keeps-own
      onSubmit={submit}
      className={classNames('border-t border-line p-3 print:hidden', isNote && 'bg-accent-soft')}
    >
      {files.length > 0 && (
        <ul aria-label="Files to send" className="mb-2 flex flex-wrap gap-2">
          {files.map((file, index) => (
            <li
              key={`${file.name} ${file.size} ${file.lastModified}`}
              className="flex max-w-full items-center gap-1.5 rounded-control bg-sunken py-0.5 pr-0.5 pl-3 text-sm"
            >
              <span className="min-w-0 truncate">{file.name}</span>
              <span className="shrink-0 text-xs text-muted tabular-nums">{fileSize(file.size)}</span>
              <IconButton
                label={`Remove ${file.name}`}
                className="size-8"
                onClick={() => choose(files.filter((_file, at) => at !== index))}
              >
                <X aria-hidden className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p role="alert" id={`${name}-problem`} className="mb-2 text-sm text-danger-ink">
          {problem}
        </p>
      )}
      <Suspense>
        {people.length > 0 && <MentionPicker box={box} text={text} people={people} onWrite={write} />}
      </Suspense>
      <div className="flex items-end gap-2">
        <label className={`${ICON_BUTTON} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-brand`}>
          <span className="sr-only">Add files</span>
          <Paperclip aria-hidden className="size-5" />
          <input type="file" multiple accept={ACCEPT} onChange={onChoice} className="sr-only" />
        </label>
        <Suspense>{replies && <TemplateMenu replies={replies} onInsert={insert} />}</Suspense>
        <Textarea
          ref={box}
          aria-label={isNote ? 'Staff note' : `Write to ${readers}`}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${name}-problem` : undefined}
          placeholder={isNote ? 'Staff note' : 'Write a message'}
          enterKeyHint="enter"
          rows={1}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          className="max-h-40 min-h-10! min-w-0 flex-1 resize-none!"
        />
        {isNote ? (
          <Button type="submit" variant="secondary" aria-label="Add note">
            <Lock aria-hidden className="size-4" />
            <span className="max-sm:sr-only">Add note</span>
          </Button>
        ) : (
          <Button type="submit" aria-label="Send">
            <SendHorizontal aria-hidden className="size-4" />
            <span className="max-sm:sr-only">Send</span>
          </Button>
        )}
      </div>
      {remaining < 500 && (
        <p className={`mt-1 text-right text-xs tabular-nums ${remaining < 0 ? 'text-danger-ink' : 'text-muted'}`}>
          {remaining < 0
            ? `${(-remaining).toLocaleString('en-GB')} characters too many`
            : `${remaining.toLocaleString('en-GB')} characters left`}
        </p>
      )}
    </form>
  );
}

/** Why this can't be sent, in words; null when it can. */
function problemOf(text: string, files: readonly File[], isNote: boolean): string | null {
  const what = isNote ? 'note' : 'message';
  if (!text && !files.length) return `Please write a ${what}.`;
  if (text.length > LONGEST) {
    return `A ${what} can have at most 4,000 characters. This one has ${text.length.toLocaleString('en-GB')}. Please shorten it, or attach it as a file.`;
  }
  if (files.length > MOST_FILES) return `You can attach at most ${MOST_FILES} files to a ${what}.`;
  return files.map(fileProblem).find((found) => found !== null) ?? null;
}
