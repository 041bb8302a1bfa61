import { AppError } from '@/lib/domain/errors';
import type { Viewer } from './viewer';

/** How long the password, given at sign-in or again, is good for what an open session alone must not be enough for. */
const CONFIRMED_MS = 600_000;

/** Whether the password or a factor was given in this session within ten minutes. */
export function isConfirmed({ session }: Pick<Viewer, 'session'>): boolean {
  return !session || Date.now() - session.confirmedOn.getTime() < CONFIRMED_MS;
}

/** Throws 403 with `confirm: true` where the password has to be given again: `POST /confirm-password`, then the same call. */
export function assertConfirmed(viewer: Pick<Viewer, 'session'>): void {
  if (isConfirmed(viewer)) return;
  throw new AppError('forbidden', 'Please enter your password again to continue.', { hints: { confirm: true } });
}
