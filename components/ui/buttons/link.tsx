import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link to a page of ours. It loads nothing of that page by being in sight: a menu of twenty entries would ask the server
 * forty times for pages that are not opened. `PrefetchOnIntent` loads what the visitor points at.
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  return <NextLink {...props} prefetch={false} />;
}
