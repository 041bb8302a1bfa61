import { ChevronRight } from 'lucide-react';
import { Link } from '@/components/ui/buttons/link';
import { classNames } from '@/components/ui/layout/class-names';
import { siteUrl } from '@/lib/platform/env';
import { JsonLd } from './json-ld';

interface Place {
  path: string;
  label: string;
}

/** The way from the home page to this page, for people and for search engines. The last place is the page itself. */
export function Breadcrumbs({ places }: { places: readonly Place[] }) {
  const whole = [{ path: '/', label: 'Home' }, ...places];
  return (
    <>
      <nav aria-label="Breadcrumb" className="mb-5 text-sm text-muted">
        <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
          {whole.slice(0, -1).map(({ path, label }, index) => (
            <li key={path} className="flex items-center gap-1.5">
              <Link href={path} className="py-0.5 hover:text-ink hover:underline">
                {label}
              </Link>
              <ChevronRight
                aria-hidden
                className={classNames('size-3.5', index === whole.length - 2 && 'max-sm:hidden')}
              />
            </li>
          ))}
          {/* On phones the heading right below says the same. */}
          <li aria-current="page" className="min-w-0 wrap-anywhere max-sm:hidden">
            {whole.at(-1)?.label}
          </li>
        </ol>
      </nav>
      <JsonLd
        statement={{
          '@type': 'BreadcrumbList',
          itemListElement: whole.map(({ path, label }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: siteUrl(path),
          })),
        }}
      />
    </>
  );
}
