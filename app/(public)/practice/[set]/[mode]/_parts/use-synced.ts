import { useEffect, useRef, useState } from 'react';
import { CallError, call } from '@/lib/api/client';
import { leftOn } from '@/lib/domain/practice/clock';
import type { Mode } from '../../../_parts/words';
import type { KeptAttempt } from './attempt';
import { changedWork, joined } from './joined';

/** How soon after a change it is sent. */
const WAIT_MS = 800;

/** `signed-out`: the session has ended; the work is kept in the browser and sent after the next sign-in. */
type SyncState = 'browser' | 'saved' | 'waiting' | 'signed-out';

/** Where the work of a student is kept; nothing is said while all is well. */
export const KEPT_WHERE: Partial<Record<SyncState, string>> = {
  waiting: 'Saved in this browser. We’ll save it to your account when you are online.',
  'signed-out':
    'You are signed out. Your work is saved in this browser. Sign in to save it to your account, so that you can continue on another device.',
};

/**
 * Keeps a student's attempt in the account too, so that another device goes on with it, also one on which it is open: what is newer
 * comes when the page is looked at again, and with the answer to each change. Without a network, or without a
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
      if (saved && (!own?.synced || own.savedOn !== saved.savedOn)) put(joined(saved, own));
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
    const { work, seen, done } = changedWork(own);
    const { heard, part, factor, spent } = own;
    const left = own.clock && leftOn(own.clock, Date.now());
    const clock = own.clock && left !== null ? { clock: { from: own.clock.from, left } } : {};
    const body = { mode, ...work, seen, heard, part, spent, done, factor: factorOf(factor), ...clock };
    try {
      const { attempt: saved } = await call('PUT /practice/{id}/attempt', { params: { id }, body });
      const now = read();
      // What was changed while the call was under way is sent by the next one; what another device did meanwhile comes with the answer.
      if (now) put(joined(saved, now, own));
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
    const seen = () => document.visibilityState === 'visible' && again();
    addEventListener('online', again);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', seen);
    };
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
