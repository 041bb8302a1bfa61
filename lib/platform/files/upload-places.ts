import { AppError } from '@/lib/domain/errors';
import { env } from '@/lib/platform/env';
import { once } from '@/lib/platform/once';

/** How many uploads of one person are received at a time, and how many more wait. */
const EACH = 2;
const EACH_WAITING = 10;
/** How long an upload waits for a place before its body is read, in milliseconds. */
const WAIT_MS = 20_000;

interface Places {
  taken: number;
  byPerson: Map<string, { taken: number; waiting: number }>;
  waiting: (() => void)[];
}

const places = () => once('upload-places', (): Places => ({ taken: 0, byPerson: new Map(), waiting: [] }));

/**
 * Runs an upload when this process has a place for it: two for each person, UPLOADS_AT_ONCE for all. Its body stays
 * unread meanwhile. Throws 429 when the person has too many under way, 503 when the process is busy for too long.
 */
export async function withUploadPlace<T>(userId: string, upload: () => Promise<T>, waitMs = WAIT_MS): Promise<T> {
  const state = places();
  const own = state.byPerson.get(userId) ?? { taken: 0, waiting: 0 };
  state.byPerson.set(userId, own);
  const isFree = () => own.taken < EACH && state.taken < env().UPLOADS_AT_ONCE;
  const until = Date.now() + waitMs;
  if (!isFree()) {
    if (own.waiting >= EACH_WAITING) throw tooMany();
    own.waiting++;
    try {
      while (!isFree()) await placeFreed(state, until, () => (own.taken >= EACH ? tooMany() : busy()));
    } finally {
      own.waiting--;
      forget(userId, own);
    }
  }
  state.byPerson.set(userId, own);
  own.taken++;
  state.taken++;
  try {
    return await upload();
  } finally {
    own.taken--;
    state.taken--;
    forget(userId, own);
    // Each looks whether the place is one for them.
    for (const look of state.waiting.splice(0)) look();
  }
}

function forget(userId: string, own: { taken: number; waiting: number }): void {
  if (own.taken + own.waiting === 0) places().byPerson.delete(userId);
}

function placeFreed(state: Places, until: number, refusal: () => AppError): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      clearTimeout(late);
      resolve();
    };
    const late = setTimeout(() => {
      state.waiting = state.waiting.filter((one) => one !== look);
      reject(refusal());
    }, until - Date.now());
    state.waiting.push(look);
  });
}

const tooMany = () =>
  new AppError('too_many_requests', 'Your other uploads are still running. Please wait until they finish.', {
    retryAfter: 10,
  });
const busy = () =>
  new AppError('unavailable', 'Too many uploads are running. Please try again in a moment.', { retryAfter: 10 });
