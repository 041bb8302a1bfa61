'use client';

import { Fragment, type RefObject, useEffect, useRef, useState } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import type { SentWork } from '@/lib/contract/practice/sent';
import { dateText } from '@/lib/domain/days/day-words';
import { CommentForm } from './comment-form';

interface SentWorkViewProps {
  work: SentWork;
  mayComment: boolean;
  /** The reader sent it. */
  isOwn: boolean;
}

/** The text or recording, the comments, and where the reader may, a form for another one. */
export function SentWorkView({ work, mayComment, isOwn }: SentWorkViewProps) {
  const { _id, kind, text, comments, criteria } = work;
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
              {comments.map(({ _id: key, byName, text: words, quote: about, second, bands, at }, place) => (
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
                  {Object.entries(bands).map(([name, band]) => (
                    <p key={name} className="text-sm tabular-nums">
                      {name}: <strong>{band.toFixed(1)}</strong>
                    </p>
                  ))}
                  <p className="text-sm text-muted">
                    {byName}, {dateText(at)}
                  </p>
                </SheetRow>
              ))}
            </RowSheet>
          )}
        </Section>
        {mayComment && (
          <CommentForm id={_id} kind={kind} quote={quote} onQuote={setQuote} audio={audio} criteria={criteria} />
        )}
      </div>
    </div>
  );
}

/** '0:34'. */
const clockText = (second: number): string =>
  `${Math.floor(second / 60)}:${String(Math.floor(second % 60)).padStart(2, '0')}`;

/** Plays a student's recording. It is loaded as a whole: some browsers play no sound that they can't ask for in parts. */
function Recording({ id, audio }: { id: string; audio: RefObject<HTMLAudioElement | null> }) {
  const [address, setAddress] = useState<string | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    const load = async () => {
      const answer = await fetch(`/api/v1/practice-sent/${id}/recording`);
      if (!answer.ok) throw new Error(String(answer.status));
      made = URL.createObjectURL(await answer.blob());
      if (isGone) URL.revokeObjectURL(made);
      else setAddress(made);
    };
    load().catch(() => setLost(true));
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  if (isLost) return <p role="alert">The recording could not be loaded. Please reload the page.</p>;
  if (!address) return <p role="status">Loading the recording…</p>;
  // biome-ignore lint/a11y/useMediaCaption: a learner's own voice, for the person who teaches them.
  return <audio ref={audio} controls src={address} aria-label="Recording" className="w-full max-w-xl" />;
}

interface QuotedTextProps {
  text: string;
  /** What each comment is about, in their order; '' for all of the text. */
  quotes: readonly string[];
  /** Words were chosen with the mouse or by touch. */
  onChosen?: ((words: string) => void) | undefined;
}

/** A student's text in which the words that comments are about are lit, with the number of the comment. */
function QuotedText({ text, quotes, onChosen }: QuotedTextProps) {
  const marks = quotes
    .map((words, place) => ({ from: words ? text.indexOf(words) : -1, to: text.indexOf(words) + words.length, place }))
    .filter(({ from }) => from >= 0)
    .sort((one, other) => one.from - other.from);
  let done = 0;
  const choose = () => {
    const words = getSelection()?.toString().trim() ?? '';
    if (words && text.includes(words)) onChosen?.(words);
  };
  return (
    <div onPointerUp={choose} className="max-w-reading leading-relaxed whitespace-pre-wrap wrap-anywhere">
      {marks.map(({ from, to, place }) => {
        const start = Math.max(from, done);
        const before = text.slice(done, start);
        const lit = text.slice(start, Math.max(to, start));
        done = Math.max(done, to);
        return (
          <Fragment key={place}>
            {before}
            <mark className="rounded-sm bg-brand-soft text-brand-ink">{lit}</mark>
            <sup className="ms-0.5">[{place + 1}]</sup>
          </Fragment>
        );
      })}
      {text.slice(done)}
    </div>
  );
}
