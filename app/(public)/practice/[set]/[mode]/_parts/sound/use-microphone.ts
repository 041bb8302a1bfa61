import { useEffect, useRef } from 'react';
import { microphone } from './use-recording';

/**
 * One microphone for all answers of a session: the browser asks for it once, and none of an answer's first words is lost while it opens.
 * Each answer gets a copy, which it ends by itself. One that was disconnected is asked for again.
 * @param isOpen while false, nothing listens
 */
export function useMicrophone(isOpen: boolean): typeof microphone {
  const kept = useRef<MediaStream | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      for (const track of kept.current?.getTracks() ?? []) track.stop();
      kept.current = null;
    };
  }, [isOpen]);
  return async () => {
    if (!kept.current?.getTracks().some(({ readyState }) => readyState === 'live')) {
      const found = await microphone();
      if (typeof found === 'string') return found;
      kept.current = found;
    }
    return kept.current.clone();
  };
}
