import { classNames } from './class-names';

/** A person's initials in a circle. Decorative: the name stands beside it. */
export function Avatar({ name, className = 'size-8 text-xs' }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-brand-soft font-semibold text-brand-ink select-none',
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}

/** First letters of the first and the last word, in capitals; '?' for a name without letters. */
export function initials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return (
    [first, last]
      .map((word) => word?.match(/\p{L}/u)?.[0] ?? '')
      .join('')
      .toUpperCase() || '?'
  );
}
