import { useEffect, useRef, useState } from 'react';

/** `3:05` of seconds. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const secondsTo = (time: number | null) => (time === null ? 0 : Math.max(0, Math.ceil((time - Date.now()) / 1000)));

/** Whole seconds until a time, in milliseconds since 1970; calls `onOver` once when it has come. 0 where there is none. */
export function useCountdown(until: number | null, onOver?: () => void): number {
  const [left, setLeft] = useState(() => secondsTo(until));
  useTicks(until, () => setLeft(secondsTo(until)), onOver);
  return until === null ? 0 : left;
}

/** Whether a deadline has passed; calls `onUp` once when it does, also where that was while the page was closed. */
export function useTimeUp(deadline: number | null, onUp?: () => void): boolean {
  const [passed, setPassed] = useState<number | null>(null);
  useTicks(deadline, undefined, () => {
    setPassed(deadline);
    onUp?.();
  });
  return deadline !== null && passed === deadline;
}

function useTicks(until: number | null, onTick?: () => void, onOver?: () => void): void {
  const acts = useRef({ onTick, onOver });
  acts.current = { onTick, onOver };
  useEffect(() => {
    if (until === null) return;
    acts.current.onTick?.();
    const timer = setInterval(() => {
      acts.current.onTick?.();
      if (Date.now() < until) return;
      clearInterval(timer);
      acts.current.onOver?.();
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
}
