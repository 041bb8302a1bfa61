import { FileText } from 'lucide-react';
import { fileSize } from '@/components/ui/controls/file-size';
import { classNames } from '@/components/ui/layout/class-names';
import type { ApplicationFileView, ItemView } from '@/lib/contract/applications/application-parts';
import { isOpen, STATE_WORDS } from '@/lib/domain/applications/checklist';
import { dateText, dayAndDueWords } from '@/lib/domain/days/day-words';

interface ItemWordsProps {
  item: ItemView;
  /** 'YYYY-MM-DD'. */
  today: string;
}

/** What an item is and where it stands, in words: its label, its state and due day, the note, and why it was returned. */
export function ItemWords({ item, today }: ItemWordsProps) {
  const { label, note, dueOn, state, reason, answer, ofOffer, answered, reviewed } = item;
  const late = dueOn !== null && dueOn < today;
  return (
    <>
      <p className="font-medium wrap-anywhere">{label}</p>
      <p className="mt-0.5 text-sm text-muted">
        {ofOffer && 'Condition of the offer · '}
        {STATE_WORDS[state]}
        {state === 'received' && answered && `, sent ${dateText(answered.at)}`}
        {isOpen(state) && dueOn && (
          <>
            {' · '}
            <span className={classNames('font-medium', late ? 'text-danger-ink' : 'text-ink')}>
              due {dayAndDueWords(dueOn, today)}
            </span>
          </>
        )}
      </p>
      {note && isOpen(state) && <p className="mt-1 max-w-reading text-sm wrap-anywhere">{note}</p>}
      {answer && (
        <blockquote className="mt-2 max-w-reading border-s-2 border-control ps-3 text-sm whitespace-pre-line wrap-anywhere">
          {answer}
        </blockquote>
      )}
      {reason && state === 'redo' && (
        <p className="mt-2 max-w-reading rounded-control bg-accent-soft px-3 py-2 text-sm wrap-anywhere">
          <span className="font-semibold">{reviewed?.byName}:</span> {reason}
        </p>
      )}
      {reason && state === 'waived' && <p className="mt-1 text-sm text-muted wrap-anywhere">{reason}</p>}
    </>
  );
}

/** A file of an application as a link that opens in a new tab; in words where the reader can't open it. */
export function FileLink({ file, className }: { file: ApplicationFileView; className?: string }) {
  if (!file.path)
    return (
      <span className={classNames('text-sm text-muted', className)}>
        On file. Your role doesn’t allow you to open it.
      </span>
    );
  return (
    <a
      href={file.path}
      target="_blank"
      rel="noopener"
      className={classNames(
        'inline-flex min-w-0 items-center gap-1.5 text-sm text-brand-ink hover:underline',
        className,
      )}
    >
      <FileText aria-hidden className="size-4 shrink-0" />
      <span className="truncate">{file.name}</span>
      <span className="shrink-0 text-xs text-muted tabular-nums">{fileSize(file.size)}</span>
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
