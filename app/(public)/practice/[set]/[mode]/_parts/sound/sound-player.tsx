'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { counted } from '@/lib/domain/texts/counted';
import { useCountdown } from '../countdown';

/** A recording and whose voices it has. */
export interface Sound {
  src: string;
  voices: string;
  /** It begins with time to read the questions. */
  hasReading: boolean;
}

/** How a recording is heard in a test. */
export interface Hearing {
  /** Seconds after which it begins by itself; null where a press begins it. */
  lead: number | null;
  /** It counts as heard when it ends, because the answer is spoken after it. */
  toEnd: boolean;
  /** The examiner of a session speaks: where from, and what can be done when no sound comes. */
  examiner?: { address: string; instead: ReactNode };
}

interface SoundPlayerProps {
  sound: Sound;
  /** In a test it plays once, from its start to its end; null for practice, where it may be heard again. */
  once: Hearing | null;
  /** In a test: it has begun before. */
  used: boolean;
  onUsed: () => void;
}

/** Where the playing of a recording stands in this tab: after a reload it goes on from there. */
export const placeOf = (src: string): string => `practice-place:${src}`;

/**
 * A recording. In practice with the browser's own controls. In a test it plays once; the play counts when sound really
 * begins, so a failed start costs nothing, and after a reload it goes on where it was.
 */
export function SoundPlayer({ sound: { src, voices, hasReading }, once, used, onUsed }: SoundPlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<'ready' | 'blocked' | 'playing' | 'failed' | 'over'>('ready');
  const isOnce = once !== null;
  const examiner = once?.examiner;
  const [address] = useState(examiner?.address ?? src);
  const place = placeOf(src);
  // A recording that was begun before goes on by a press: after a reload browsers play nothing without one.
  const [from] = useState(() => (once && !used && once.lead !== null ? Date.now() + once.lead * 1000 : null));

  useEffect(() => {
    const element = audio.current;
    if (!isOnce || !element) return;
    const keep = () => sessionStorage.setItem(place, String(element.currentTime));
    element.addEventListener('timeupdate', keep);
    return () => element.removeEventListener('timeupdate', keep);
  }, [isOnce, place]);

  const start = () => {
    const element = audio.current;
    if (!element) return;
    if (state === 'failed') {
      // It may have been loaded meanwhile.
      if (examiner) element.src = examiner.address;
      element.load();
    }
    const begun = Number(sessionStorage.getItem(place) ?? 0);
    if ((used || once?.toEnd) && begun > 0) element.currentTime = begun;
    element
      .play()
      .catch((error) => setState(error instanceof Error && error.name === 'NotAllowedError' ? 'blocked' : 'failed'));
  };
  const lead = useCountdown(state === 'ready' ? from : null, start);
  const isOver = isOnce && (state === 'over' || (used && once.toEnd));
  const isByPress = from === null || state === 'blocked' || state === 'failed';
  return (
    <div className="mb-6 rounded-card bg-sunken px-4 py-3 print:hidden">
      {/* biome-ignore lint/a11y/useMediaCaption: the words are the answers; they are shown after these are in. */}
      <audio
        ref={audio}
        src={address}
        preload={isOnce ? 'auto' : 'metadata'}
        controls={!isOnce}
        className={isOnce ? 'hidden' : 'w-full'}
        onPlaying={() => {
          setState('playing');
          if (!once?.toEnd) onUsed();
        }}
        onEnded={() => {
          sessionStorage.removeItem(place);
          setState('over');
          if (once?.toEnd) onUsed();
        }}
        onError={() => setState('failed')}
      />
      {isOnce && isByPress && state !== 'playing' && !isOver && (
        <Button onClick={start}>
          {examiner ? 'Hear the examiner' : used ? 'Continue the recording' : 'Play the recording'}
        </Button>
      )}
      {isOnce && (
        <p role="status" className="mt-2 text-sm">
          {examiner && state === 'ready' && !isByPress && !isOver && 'The examiner is about to speak.'}
          {state === 'playing' && (examiner ? 'The examiner is speaking.' : 'The recording is playing.')}
          {isOver && (examiner ? 'The examiner has finished.' : 'The recording has ended.')}
          {state === 'failed' && used && 'The recording stopped. It goes on from there.'}
          {state === 'failed' && !used && 'The recording did not start. Try again: this attempt did not count.'}
          {state === 'failed' && !used && from !== null && ' The clock of this task waits for it.'}
          {state === 'blocked' && 'Your browser plays sound only after a press. The clock of this task waits for it.'}
          {state === 'ready' && !used && !examiner && 'You hear the recording only once.'}
          {state === 'ready' && !used && hasReading && ' It begins with time to read the questions.'}
        </p>
      )}
      {/* Not in the status: screen readers would say each second. */}
      {state === 'failed' && examiner?.instead}
      {state === 'ready' && from !== null && !examiner && (
        <p className="text-sm">It begins by itself in {counted(lead, 'second')}.</p>
      )}
      {!isOnce && <p className="mt-1 text-sm text-muted">{voices} You can pause it and hear it again.</p>}
    </div>
  );
}
