import { Check, CheckCheck, FileText, Pencil, RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/buttons/button';
import { fileSize } from '@/components/ui/controls/file-size';
import { classNames } from '@/components/ui/layout/class-names';
import type { Attachment, MessageView } from '@/lib/contract/messages/messages';
import { withNames } from '@/lib/domain/desk/mentions';
import { roleWords } from '@/lib/domain/roles';
import { useLocalTime } from './use-local-time';
import type { UnsentMessage } from './use-unsent';

interface StoredMessageProps {
  message: MessageView;
  /** Who wrote it. */
  name: string;
  isMine: boolean;
  /** Whether the other person has read it. */
  isRead: boolean;
}

/** A message that arrived, with its files and, under one's own, whether it was read. */
export function StoredMessage({ message, name, isMine, isRead }: StoredMessageProps) {
  const localTime = useLocalTime();
  const { author } = message;
  const Mark = isRead ? CheckCheck : Check;
  return (
    <div className={classNames('max-w-[85%]', isMine ? 'self-end' : 'self-start')}>
      <div className={classNames(BUBBLE, message.isNote ? 'bg-accent-soft' : isMine ? 'bg-brand-soft' : 'bg-sunken')}>
        {author && !isMine ? (
          <p className="mb-0.5 text-xs font-semibold">
            {name} <span className="font-normal text-muted">{roleWords(author.role)}</span>
          </p>
        ) : (
          <span className="sr-only">{isMine ? 'You' : name}: </span>
        )}
        {message.text && <p className="whitespace-pre-line">{withNames(message.text, message.mentions)}</p>}
        {message.attachments.length > 0 && (
          <ul className={classNames('space-y-1.5', message.text !== '' && 'mt-2')}>
            {message.attachments.map((attachment) => (
              <li key={attachment.fileId}>
                <AttachmentLink attachment={attachment} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className={classNames('mt-0.5 flex items-center gap-1 text-xs text-muted', isMine && 'justify-end')}>
        <time dateTime={message.createdOn}>{localTime(message.createdOn)}</time>
        {isMine && (
          <>
            <Mark aria-hidden className={classNames('size-3.5', isRead && 'text-brand-ink')} />
            <span>{message.isNote ? 'Saved' : isRead ? 'Read' : 'Sent'}</span>
          </>
        )}
      </p>
    </div>
  );
}

interface UnderwayMessageProps {
  message: UnsentMessage;
  /** Whom its text may mention. */
  people: readonly { _id: string; name: string }[];
  onRetry: () => void;
  onEdit: () => void;
}

/** A message on its way; one that failed can be sent again, or changed when the server refused it. */
export function UnderwayMessage({ message, people, onRetry, onEdit }: UnderwayMessageProps) {
  const { text, files, failure, isRefused } = message;
  return (
    <div className="max-w-[85%] self-end">
      <div className={classNames(BUBBLE, 'bg-brand-soft', failure === null && 'opacity-70')}>
        {text && <p className="whitespace-pre-line">{withNames(text, people)}</p>}
        {files.map(({ name }) => (
          <p key={name} className="flex items-center gap-1.5">
            <FileText aria-hidden className="size-4 shrink-0" />
            {name}
          </p>
        ))}
      </div>
      {failure === null ? (
        <p className="mt-0.5 text-right text-xs text-muted">Sending…</p>
      ) : (
        <div role="alert" className="mt-1 flex flex-wrap items-center justify-end gap-2 text-xs text-danger-ink">
          Not sent: {failure}
          <Button variant="secondary" size="sm" onClick={isRefused ? onEdit : onRetry}>
            {isRefused ? <Pencil aria-hidden className="size-3.5" /> : <RotateCw aria-hidden className="size-3.5" />}
            {isRefused ? 'Change' : 'Try again'}
          </Button>
        </div>
      )}
    </div>
  );
}

function AttachmentLink({ attachment: { path, name, size } }: { attachment: Attachment }) {
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      className="flex items-center gap-2 rounded-control border border-line bg-surface px-2.5 py-2 hover:border-brand"
    >
      <FileText aria-hidden className="size-4 shrink-0 text-brand-ink" />
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      <span className="shrink-0 text-xs text-muted tabular-nums">{fileSize(size)}</span>
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

const BUBBLE = 'rounded-card px-3.5 py-2 text-sm wrap-anywhere';
