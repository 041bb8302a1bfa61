import { Link } from '@/components/ui/controls/link';
import { activeFilters } from './active-filters';
import type { SearchAnswer } from './answers';
import { coursesText } from './course-count';
import { addressOf, type CourseQuery, changed, NO_FILTERS, SORT_CHOICES } from './search-address';

/** The keyword read as a sentence: what it says as chips, and the search that is meant, one press away. */
export function SentenceOffer(props: { query: CourseQuery; read: SearchAnswer['read']; page: string }) {
  const { query, read, page } = props;
  if (!read) return null;
  const change = { ...read.filters, q: read.q } as Partial<CourseQuery>;
  const said = changed(NO_FILTERS, change);
  const sort = read.filters.sort && SORT_CHOICES.find(({ value }) => value === read.filters.sort)?.label;
  const parts = [...activeFilters(said).map(({ label }) => label), ...(sort ? [sort] : [])];
  return (
    <aside
      aria-label="Read as a sentence"
      className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-raised px-4 py-3 text-sm"
    >
      <span className="text-muted">Do you mean</span>
      <ul className="flex flex-wrap gap-1.5">
        {read.q && <li className="rounded-full bg-sunken px-2.5 py-0.5">“{read.q}”</li>}
        {parts.map((part) => (
          <li key={part} className="rounded-full bg-sunken px-2.5 py-0.5">
            {part}
          </li>
        ))}
      </ul>
      <Link
        href={page + addressOf(changed(query, change))}
        className="font-medium text-brand-ink underline underline-offset-4"
      >
        {read.total > 0 ? `Show ${coursesText(read.total)}` : 'Search for these'}
      </Link>
    </aside>
  );
}
