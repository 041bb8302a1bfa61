'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/buttons/link';
import { withFrom } from '@/lib/domain/areas';

/** A link to a page that leads back to this one, with its filters: both stand in the address. */
export function LinkFromHere({ href, ...rest }: Omit<ComponentProps<typeof Link>, 'href'> & { href: string }) {
  const here = useHere();
  return <Link {...rest} href={withFrom(href, here)} />;
}

/** The address of this page with its filters, for links that lead back to it. */
export function useHere(): string {
  const pathname = usePathname();
  const params = new URLSearchParams(useSearchParams());
  params.delete('from');
  return params.size ? `${pathname}?${params}` : pathname;
}
