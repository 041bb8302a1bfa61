import { dateText } from '@/lib/domain/days/day-words';
import { type Expiry, expiryState } from '@/lib/domain/days/expiry';

/** When a paper ends, warned of where that is near or past. */
export function ExpiryNote({ expiry: { what, on }, today }: { expiry: Expiry; today: string }) {
  const state = expiryState(on, today);
  if (state === 'valid') return <p className="mt-1.5 text-xs text-muted">{`${what} valid until ${dateText(on)}`}</p>;
  const words = state === 'expired' ? `${what} expired on ${dateText(on)}` : `${what} expires on ${dateText(on)}`;
  return (
    <p className="mt-1.5 rounded-control bg-accent-soft px-3 py-1.5 text-xs text-accent-ink">
      {words}. Universities and visa offices may ask for a new one.
    </p>
  );
}
