'use client';

import { FileText, Upload, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../buttons/icon-button';
import { classNames } from '../layout/class-names';
import { CHOOSE_AGAIN, useEarlyChange } from './early-change';
import { useFieldWiring } from './field-context';
import { fileSize } from './file-size';

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  /** What is taken, such as 'PDF or JPG, up to 10 MB'. */
  typeHint?: string;
  /** One line high, where several stand below each other. */
  compact?: boolean;
  /** What is there already, such as a link to the stored file. */
  current?: ReactNode;
  /** The chosen files, empty after they were taken back. One that resolves to true has sent them: `current` shows them then. */
  onFiles?: (files: File[]) => unknown;
};

/**
 * A drop zone that is the native file input itself, stretched over it: dropping, keyboard and form libraries work as
 * with any file input.
 */
export function FileInput({
  typeHint,
  compact = false,
  current,
  onFiles,
  onChange,
  className,
  ref,
  ...rest
}: FileInputProps) {
  const { id, ...props } = useFieldWiring(rest);
  const [files, setFiles] = useState<File[]>([]);
  const [over, setOver] = useState(false);
  // In a line that is there from the start: screen readers pass over a live region that appears with its text.
  const [said, setSaid] = useState('');
  /** Of files that were chosen here before the page went. */
  const [lost, setLost] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    const ask = (event: Event) => setLost((event as CustomEvent<string>).detail);
    element?.addEventListener(CHOOSE_AGAIN, ask);
    return () => element?.removeEventListener(CHOOSE_AGAIN, ask);
  }, []);
  const early = useEarlyChange(ref);

  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
    input.current.focus();
  };

  return (
    <div className={className}>
      <div
        className={classNames(
          'relative flex items-center justify-center rounded-card border border-dashed px-4 text-center text-sm transition-colors duration-150',
          compact ? 'min-h-10 gap-2 py-1.5' : 'min-h-24 flex-col gap-1 py-4',
          'has-focus-visible:outline-2 has-focus-visible:outline-brand has-aria-invalid:border-danger has-disabled:opacity-60',
          over ? 'border-brand bg-brand-soft' : 'border-control bg-raised hover:border-brand hover:bg-sunken',
        )}
      >
        <Upload aria-hidden className="size-5 text-brand-ink" />
        <p>
          <span className="font-medium text-brand-ink">{props.multiple ? 'Choose files' : 'Choose a file'}</span>
          <span className={compact ? 'sr-only' : 'max-sm:hidden'}> or drop {props.multiple ? 'them' : 'it'} here</span>
        </p>
        {typeHint && <p className="text-xs text-muted">{typeHint}</p>}
        <input
          {...props}
          id={id}
          ref={(element) => {
            input.current = element;
            return early(element);
          }}
          type="file"
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])];
            setFiles(chosen);
            setLost('');
            setSaid(chosen.length > 0 ? `Chosen: ${namesOf(chosen)}` : `Removed: ${namesOf(files)}`);
            void Promise.resolve(onFiles?.(chosen)).then((isSent) => {
              if (isSent !== true || !input.current) return;
              input.current.value = '';
              setFiles([]);
            });
            onChange?.(event);
          }}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {lost && (
        <div className="mt-2 flex items-center gap-2 rounded-control bg-accent-soft py-1 pr-1 pl-3 text-sm text-accent-ink">
          <p className="min-w-0 flex-1 wrap-anywhere">
            You chose {lost} before you left this page. Please choose {props.multiple ? 'them' : 'it'} again.
          </p>
          <IconButton label={`Remove ${lost}`} onClick={clear}>
            <X aria-hidden className="size-4" />
          </IconButton>
        </div>
      )}
      {current && files.length === 0 && <div className="mt-2 text-sm">{current}</div>}
      {files.length > 0 && (
        <div className="mt-2 flex items-center gap-2 rounded-control bg-sunken py-1 pr-1 pl-3 text-sm">
          <ul className="min-w-0 flex-1 space-y-1 py-1">
            {files.map((file) => (
              <li key={`${file.name} ${file.size} ${file.lastModified}`} className="flex items-center gap-2">
                <FileText aria-hidden className="size-4 shrink-0 text-muted" />
                <span className="truncate">{file.name}</span>
                <span className="ml-auto shrink-0 text-xs text-muted tabular-nums">{fileSize(file.size)}</span>
              </li>
            ))}
          </ul>
          <IconButton label={`Remove ${namesOf(files)}`} onClick={clear}>
            <X aria-hidden className="size-4" />
          </IconButton>
        </div>
      )}
    </div>
  );
}

const namesOf = (files: readonly File[]) => files.map(({ name }) => name).join(', ');
