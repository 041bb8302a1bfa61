import { useEffect, useRef, useState } from 'react';
import { CallError, call } from '@/lib/api/client';
import type { KeptAttempt as Saved } from '@/lib/contract/practice/attempts';
import type { Mode } from '../../../_parts/words';
import { type Attempt, FRESH, type KeptAttempt } from './attempt';

/** How soon after a change it is sent. */
const WAIT_MS = 800;

/** `signed-out`: the session has ended; the work is kept in the browser and sent after the next sign-in. */
type SyncState = 'browser' | 'saved' | 'waiting' | 'signed-out';

/** Where the work of a student is kept; nothing is said while all is well. */
export const KEPT_WHERE: Partial<Record<SyncState, string>> = {
  waiting: 'Kept in this browser. It goes to your account when you are online.',
  'signed-out': 'You are signed out. Your work is kept in this browser. Sign in to go on elsewhere.',
};

/**
 * Keeps a student's attempt in the account too, so that another device goes on with it. Without a network, or without a
 * session, the browser's copy goes on alone, and is sent when the network is back or the page is opened again.
 */
export function useSynced(id: string, mode: Mode, owner: string | null, kept: KeptAttempt): SyncState {
  const [state, setState] = useState<SyncState>(owner ? 'waiting' : 'browser');
  const [isRead, setRead] = useState(false);
  const { attempt, read, put } = kept;
  const isChanged = attempt?.isChanged ?? false;

  const failed = (error: unknown) =>
    setState(error instanceof CallError && error.status === 401 ? 'signed-out' : 'waiting');

  const load = async () => {
    try {
      const { attempt: saved } = await call('GET /practice/{id}/attempt', { params: { id }, query: { mode } });
      const own = read();
      if (saved && (own === null || own.savedOn !== saved.savedOn)) put(joined(saved, own));
      // Cleared on another device.
      if (!saved && own?.savedOn && !own.isChanged) put(null);
      setRead(true);
      setState('saved');
    } catch (error) {
      failed(error);
    }
  };

  const save = async () => {
    const own = read();
    if (!own?.isChanged) return;
    const { answers, notes, highlights, flagged, heard, part, isHandedIn, factor } = own;
    const work = { answers, notes, highlights, flagged, heard, part, done: isHandedIn };
    const body = { mode, ...work, factor: factorOf(factor) };
    try {
      const { attempt: saved } = await call('PUT /practice/{id}/attempt', { params: { id }, body });
      const now = read();
      // What was changed while the call was under way is sent by the next one.
      if (now)
        put({
          ...now,
          savedOn: saved.savedOn,
          deadline: nearer(now.deadline, deadlineOf(saved)),
          isChanged: now !== own,
        });
      setState('saved');
    } catch (error) {
      failed(error);
    }
  };

  const acts = useRef({ load, save });
  acts.current = { load, save };

  useEffect(() => {
    if (owner === null) return;
    void acts.current.load();
    const again = () => void acts.current.load().then(() => acts.current.save());
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [owner]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the attempt begins the wait anew.
  useEffect(() => {
    if (owner === null || !isRead || !isChanged) return;
    const timer = setTimeout(() => void acts.current.save(), WAIT_MS);
    return () => clearTimeout(timer);
  }, [owner, isRead, isChanged, attempt]);

  return state;
}

const FACTORS = [0, 1, 1.25, 1.5, 2] as const;
const factorOf = (factor: number) => FACTORS.find((one) => one === factor) ?? 0;

const deadlineOf = ({ secondsLeft, done }: Saved): number | null =>
  secondsLeft === null || done ? null : Date.now() + secondsLeft * 1000;

/** The account's deadline counts; seconds that a call took move nothing. */
const nearer = (own: number | null, saved: number | null): number | null =>
  own !== null && saved !== null && Math.abs(own - saved) < 3_000 ? own : saved;

/** What is saved, with what this browser has that was not sent yet. */
function joined(saved: Saved, own: Attempt | null): Attempt {
  const { answers, notes, highlights, flagged, heard, part, savedOn } = saved;
  const base = own ?? FRESH;
  const isMine = base.isChanged;
  return {
    ...base,
    answers: isMine ? { ...answers, ...base.answers } : answers,
    notes: isMine ? { ...notes, ...base.notes } : notes,
    highlights: isMine ? { ...highlights, ...base.highlights } : highlights,
    flagged: isMine ? base.flagged : flagged,
    heard: [...new Set([...heard, ...base.heard])],
    part: isMine ? base.part : part,
    deadline: deadlineOf(saved),
    isHandedIn: saved.done || base.isHandedIn,
    savedOn,
  };
}
