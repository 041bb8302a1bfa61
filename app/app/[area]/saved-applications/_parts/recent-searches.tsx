'use client';

import { useEffect, useState } from 'react';
import { clearRecentSearches, recentSearches } from '@/components/course-search/saved/recent-searches';
import { searchText } from '@/components/course-search/saved/search-text';
import { Button } from '@/components/ui/controls/button';
import { Link } from '@/components/ui/controls/link';

/** The last searches of this browser, which the server never sees; nothing where there are none. */
export function RecentSearches({ page }: { page: string }) {
  const [searches, setSearches] = useState<string[]>([]);
  useEffect(() => setSearches(recentSearches()), []);
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id="recent-searches" className="text-md">
          Recent searches
        </h3>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            clearRecentSearches();
            setSearches([]);
          }}
        >
          Clear
        </Button>
      </div>
      <p className="text-sm text-muted">Stored only in this browser until you sign out.</p>
      <ul className="mt-2 space-y-0.5">
        {searches.map((search) => (
          <li key={search}>
            <Link
              href={page + search}
              className="inline-flex min-h-8 items-center text-sm text-brand-ink underline underline-offset-4 wrap-anywhere pointer-coarse:min-h-11"
            >
              {searchText(search)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
