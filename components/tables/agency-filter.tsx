'use client';

import { X } from 'lucide-react';
import { Link } from '@/components/ui/buttons/link';
import { useChoice } from './use-choice';

/** The agency that the address names, with the way to all of them; nothing where it names none. */
export function AgencyFilter({ name }: { name: string | undefined }) {
  const { hrefOf } = useChoice();
  if (name === undefined) return null;
  return (
    <Link
      href={hrefOf('agency', null)}
      scroll={false}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-control bg-raised px-3 text-sm hover:bg-sunken pointer-coarse:min-h-11"
    >
      <span className="max-w-36 truncate" title={name}>
        Agency: {name || 'no name'}
      </span>
      <X aria-hidden className="size-3.5 shrink-0" />
      <span className="sr-only">(show all agencies)</span>
    </Link>
  );
}

/** An agency's name in a row: a press shows those of this agency alone. */
export function AgencyLink({ id, name }: { id: string; name: string }) {
  const { hrefOf } = useChoice();
  return (
    <Link
      href={hrefOf('agency', id)}
      scroll={false}
      title={`Show only ${name}`}
      className="wrap-anywhere underline-offset-2 hover:text-ink hover:underline @4xl:line-clamp-1"
    >
      {name}
    </Link>
  );
}
