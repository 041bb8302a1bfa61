import { useEffect, useRef } from 'react';
import type { Attempt, KeptAttempt } from './attempt';

/** Counts the time with a part in view. Gives what an attempt has spent by now; it is kept with each change, and when the page is left. */
export function useSpent({ attempt, read, put }: KeptAttempt): (now: Attempt) => Attempt['spent'] {
  const since = useRef<number | null>(null);
  const counted = (now: Attempt): Attempt['spent'] => {
    const seconds = since.current === null ? 0 : (Date.now() - since.current) / 1000;
    since.current = document.visibilityState === 'visible' && !now.result ? Date.now() : null;
    return now.result ? now.spent : { ...now.spent, [now.part]: (now.spent[now.part] ?? 0) + seconds };
  };
  const runs = attempt !== null && attempt.result === null;
  const act = useRef({ counted, read, put });
  act.current = { counted, read, put };
  useEffect(() => {
    if (!runs) return;
    since.current = document.visibilityState === 'visible' ? Date.now() : null;
    const turn = () => {
      const own = act.current.read();
      if (own) act.current.put({ ...own, spent: act.current.counted(own) });
    };
    document.addEventListener('visibilitychange', turn);
    return () => document.removeEventListener('visibilitychange', turn);
  }, [runs]);
  return counted;
}
