import { useEffect, useRef } from 'react';

/** Plays one recording at a time: another takes its place, and none goes on when the page is left. `say(null)` ends it. */
export function useVoice(): (address: string | null) => void {
  const audio = useRef<HTMLAudioElement | null>(null);
  const say = (address: string | null) => {
    audio.current?.pause();
    audio.current = address === null ? null : new Audio(address);
    void audio.current?.play().catch(() => undefined);
  };
  useEffect(() => () => audio.current?.pause(), []);
  return say;
}
