'use client';

import { useRef, useState } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import type { SentWork } from '@/lib/contract/practice/sent';
import { dateText } from '@/lib/domain/days/day-words';
import { CommentForm } from './comment-form';
import { QuotedText } from './quoted-text';
import { Recording } from './recording';

interface SentWorkViewProps {
  work: SentWork;
  mayComment: boolean;
  /** The reader sent it. */
  isOwn: boolean;
}

/** The text or recording, the comments, and where the reader may, a form for another one. */
export function SentWorkView({ work, mayComment, isOwn }: SentWorkViewProps) {
  const { _id, kind, text, comments } = work;
  const [quote, setQuote] = useState('');
  const audio = useRef<HTMLAudioElement>(null);
  /** Plays from a second on, where the recording is loaded. */
  const playFrom = (second: number) => {
    if (!audio.current) return;
    audio.current.currentTime = second;
    void audio.current.play().catch(() => {});
    audio.current.focus();
  };
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        {kind === 'text' ? (
          <QuotedText
            text={text ?? ''}
            quotes={comments.map(({ quote: words }) => words)}
            onChosen={mayComment ? setQuote : undefined}
          />
        ) : (
          <Recording id={_id} audio={audio} />
        )}
      </div>
      <div className="min-w-0">
        <Section title="Comments">
          {comments.length === 0 ? (
            <EmptyState
              title="No comments yet"
              text={isOwn ? 'You’ll get a notification when your counsellor comments.' : undefined}
            />
          ) : (
            <RowSheet>
              {comments.map(({ _id: key, byName, text: words, quote: about, second, at }, place) => (
                <SheetRow key={key}>
                  {about && (
                    <p className="text-sm text-muted wrap-anywhere">
                      [{place + 1}] ‘{about}’
                    </p>
                  )}
                  {second !== null && (
                    <button
                      type="button"
                      onClick={() => playFrom(second)}
                      className="min-h-8 text-sm text-brand-ink tabular-nums underline underline-offset-3 pointer-coarse:min-h-11"
                    >
                      At {clockText(second)}
                    </button>
                  )}
                  <p className="whitespace-pre-line wrap-anywhere">{words}</p>
                  <p className="text-sm text-muted">
                    {byName}, {dateText(at)}
                  </p>
                </SheetRow>
              ))}
            </RowSheet>
          )}
        </Section>
        {mayComment && <CommentForm id={_id} kind={kind} quote={quote} onQuote={setQuote} audio={audio} />}
      </div>
    </div>
  );
}

/** '0:34'. */
const clockText = (second: number): string =>
  `${Math.floor(second / 60)}:${String(Math.floor(second % 60)).padStart(2, '0')}`;
