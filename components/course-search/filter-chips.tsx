import { Link } from '@/components/ui/controls/link';
import { RemovableChip } from '@/components/ui/controls/removable-chip';
import { Flag } from '@/components/ui/layout/flag';
import { activeFilters } from './active-filters';
import { addressOf, type CourseQuery, NO_FILTERS } from './search-address';

/** What narrows the search, each removable. 'Clear all' takes the chips beside it; the keyword and the sort stay. */
export function FilterChips({ query, page, whose }: { query: CourseQuery; page: string; whose: 'your' | 'their' }) {
  const filters = activeFilters(query, whose);
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mt-3 flex flex-wrap items-center gap-2">
      {filters.map(({ label, without }) => (
        <li key={label} className="min-w-0">
          <RemovableChip
            href={page + addressOf(without)}
            icon={label === query.country ? <Flag country={label} /> : undefined}
          >
            {label}
          </RemovableChip>
        </li>
      ))}
      <li>
        <Link
          href={page + addressOf({ ...NO_FILTERS, q: query.q, sort: query.sort })}
          className="inline-flex min-h-8 items-center rounded-control px-2 text-sm font-medium text-brand-ink hover:underline"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
