import { Bookmark } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from '@/components/ui/buttons/link';
import { addressOf, type CourseQuery, changed } from '../search-address';

/** A search that is looked at for so long, in ms, was meant; a shorter one was on the way to another. */
const MEANT_AFTER = 4_000;

/** Leads to where the search gets a name; a search that asks for nothing has no such link. Notes the search as a recent one. */
export function SaveSearch({ query, page }: { query: CourseQuery; page: string }) {
  const search = addressOf(changed(query, { block: '' }));
  const asks = addressOf(changed(query, { block: '', sort: 'relevance' })) !== '';
  useEffect(() => {
    if (!asks) return;
    const timer = setTimeout(() => void remember(search), MEANT_AFTER);
    return () => clearTimeout(timer);
  }, [asks, search]);
  if (!asks) return null;
  return (
    <Link
      href={`${page}?save=${encodeURIComponent(search)}#saved-searches`}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-control text-sm font-medium text-brand-ink hover:underline pointer-coarse:min-h-11"
    >
      <Bookmark aria-hidden className="size-4" />
      Save this search
    </Link>
  );
}

async function remember(search: string): Promise<void> {
  const kept = await import('./recent-searches').catch(() => null);
  kept?.rememberSearch(search);
}
