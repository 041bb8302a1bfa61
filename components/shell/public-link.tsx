'use client';

import { usePathname } from 'next/navigation';
import { Link } from '@/components/ui/buttons/link';
import { currentPlace } from './current-place';

/** A link of the public top menu that knows whether it is the current place. */
export function PublicLink({ href, label }: { href: string; label: string }) {
  const here = currentPlace(usePathname(), [{ href }]) === href;
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className="inline-flex min-h-10 items-center rounded-control px-3 text-sm text-muted transition-colors duration-150 hover:text-ink aria-[current]:font-semibold aria-[current]:text-brand-ink"
    >
      {label}
    </Link>
  );
}
