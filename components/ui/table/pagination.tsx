import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/buttons/link';
import { classNames } from '../layout/class-names';
import { pageWindow } from './page-window';

type PaginationProps = {
  /** Current page, from 1. */
  page: number;
  pageCount: number;
  /** The address of a page; keep the other search parameters in it. */
  href: (page: number) => string;
  /** Names the control when a page has two. */
  label?: string;
};

/** Links to the first, the last and the nearby pages. Renders nothing when one page holds all. */
export function Pagination({ page, pageCount, href, label = 'Pagination' }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className="flex justify-center">
      <ul className="flex flex-wrap items-center justify-center gap-0.5 text-sm tabular-nums sm:gap-1">
        <li>
          <Step href={page > 1 ? href(page - 1) : undefined} rel="prev">
            <ChevronLeft aria-hidden className="size-4" />
            <span className="max-sm:sr-only">Previous</span>
          </Step>
        </li>
        {pageWindow(page, pageCount).map((mark) =>
          typeof mark === 'string' ? (
            <li key={mark} aria-hidden className="w-4 text-center text-muted sm:w-8">
              …
            </li>
          ) : (
            <li key={mark}>
              <Link
                href={href(mark)}
                aria-label={mark === page ? `Page ${mark}, current page` : `Page ${mark}`}
                aria-current={mark === page ? 'page' : undefined}
                className={classNames(
                  CELL,
                  'min-w-8 px-1 sm:min-w-10 sm:px-1.5',
                  mark === page ? 'bg-brand font-semibold text-on-brand' : 'hover:bg-sunken',
                )}
              >
                {mark.toLocaleString('en-GB')}
              </Link>
            </li>
          ),
        )}
        <li>
          <Step href={page < pageCount ? href(page + 1) : undefined} rel="next">
            <span className="max-sm:sr-only">Next</span>
            <ChevronRight aria-hidden className="size-4" />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

const CELL = 'inline-flex h-10 items-center justify-center gap-1 rounded-control transition-colors duration-150';

function Step({ href, rel, children }: { href?: string; rel: 'prev' | 'next'; children: ReactNode }) {
  if (href === undefined) {
    return (
      <span aria-hidden className={classNames(CELL, 'min-w-8 px-1 text-muted sm:px-3')}>
        {children}
      </span>
    );
  }
  return (
    <Link href={href} rel={rel} className={classNames(CELL, 'min-w-8 px-1 hover:bg-sunken sm:px-3')}>
      {children}
    </Link>
  );
}
