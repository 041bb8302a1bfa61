'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { SearchInput } from '@/components/ui/controls/search-input';
import { Spinner } from '@/components/ui/feedback/spinner';

/** How long the keys must be quiet before a search goes out. */
const QUIET_MS = 300;

/** A search box whose text is the address's `q`; a new search leads back to page 1. */
export function AddressSearch({ label }: { label: string }) {
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  const searched = params.get('q') ?? '';
  const [text, setText] = useState(searched);
  const [pending, startTransition] = useTransition();
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined);

  // What was searched from elsewhere (Back) shows here, unless the user is typing.
  useEffect(() => {
    if (quiet.current === undefined) setText(searched);
  }, [searched]);
  useEffect(() => () => clearTimeout(quiet.current), []);

  const type = (typed: string) => {
    setText(typed);
    clearTimeout(quiet.current);
    quiet.current = setTimeout(() => {
      quiet.current = undefined;
      const next = new URLSearchParams(window.location.search);
      next.delete('page');
      if (typed.trim()) next.set('q', typed);
      else next.delete('q');
      startTransition(() => router.replace(next.size ? `${pathname}?${next}` : pathname, { scroll: false }));
    }, QUIET_MS);
  };
  return (
    <search aria-busy={pending} className="relative block w-full sm:max-w-80">
      <SearchInput aria-label={label} placeholder={label} maxLength={100} value={text} onText={type} />
      {pending && <Spinner className="absolute top-3 -right-7 size-4 text-muted max-sm:hidden" />}
    </search>
  );
}
