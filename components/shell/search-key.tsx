'use client';

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Link } from '@/components/ui/controls/link';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { TYPE_AT_ONCE } from '@/lib/domain/areas';

/**
 * The way to the search: a link in the top bar, and the key `/` from anywhere outside a text box. Both lead into the
 * search box, to go on typing there. On a page that has a search box of its own the key goes into that one.
 */
export function SearchKey({ href }: { href: string }) {
  const router = useRouter();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog:modal')) return;
      event.preventDefault();
      const box = searchBox();
      if (box) return box.focus();
      startLoadingBar();
      router.push(href + TYPE_AT_ONCE);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [href, router]);

  return (
    <Link
      href={href + TYPE_AT_ONCE}
      aria-keyshortcuts="/"
      onClick={(event) => {
        if (location.pathname !== href || !searchBox()) return;
        event.preventDefault();
        searchBox()?.focus();
      }}
      className="inline-flex h-9 items-center gap-2 rounded-control border-control text-sm text-muted transition-colors duration-150 hover:border-ink/60 hover:text-ink max-sm:size-10 max-sm:justify-center sm:w-56 sm:border sm:bg-raised sm:px-3"
    >
      <Search aria-hidden className="size-5 shrink-0 sm:size-4" />
      <span className="max-sm:sr-only">Search courses</span>
      <kbd
        aria-hidden
        className="ml-auto rounded-[4px] border border-line px-1.5 font-sans text-xs leading-5 max-sm:hidden"
      >
        /
      </kbd>
    </Link>
  );
}

const searchBox = () => document.querySelector<HTMLInputElement>('main input[type=search]');

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
