'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';

/** A recording and whose voices it has. */
export interface Sound {
  src: string;
  voices: string;
}

interface SoundPlayerProps {
  sound: Sound;
  /** It plays once, from its start to its end. */
  once: boolean;
  /** In a test: it has begun before. */
  used: boolean;
  onUsed: () => void;
}

/**
 * A recording. In practice with the browser's own controls. In a test it plays once; the play counts when sound really
 * begins, so a failed start costs nothing, and after a reload it goes on where it was.
 */
export function SoundPlayer({ sound: { src, voices }, once, used, onUsed }: SoundPlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<'ready' | 'playing' | 'failed' | 'over'>('ready');
  const place = `practice-place:${src}`;

  useEffect(() => {
    const element = audio.current;
    if (!once || !element) return;
    const keep = () => sessionStorage.setItem(place, String(element.currentTime));
    element.addEventListener('timeupdate', keep);
    return () => element.removeEventListener('timeupdate', keep);
  }, [once, place]);

  const start = () => {
    const element = audio.current;
    if (!element) return;
    const from = Number(sessionStorage.getItem(place) ?? 0);
    if (used && from > 0) element.currentTime = from;
    element.play().catch(() => setState('failed'));
  };
  return (
    <div className="mb-6 rounded-card bg-sunken px-4 py-3 print:hidden">
      {/* biome-ignore lint/a11y/useMediaCaption: the words are the answers; they are shown after these are in. */}
      <audio
        ref={audio}
        src={src}
        preload={once ? 'auto' : 'metadata'}
        controls={!once}
        className={once ? 'hidden' : 'w-full'}
        onPlaying={() => {
          setState('playing');
          onUsed();
        }}
        onEnded={() => setState('over')}
        onError={() => setState('failed')}
      />
      {once && state !== 'playing' && state !== 'over' && (
        <Button onClick={start}>{used ? 'Continue the recording' : 'Play the recording'}</Button>
      )}
      {once && (
        <p role="status" className="mt-2 text-sm">
          {state === 'playing' && 'The recording is playing.'}
          {state === 'over' && 'The recording has ended.'}
          {state === 'failed' && 'The recording did not start. Try again: this attempt did not count.'}
          {state === 'ready' && !used && 'You hear the recording only once. It begins with reading time.'}
        </p>
      )}
      {!once && <p className="mt-1 text-sm text-muted">{voices}</p>}
    </div>
  );
}
