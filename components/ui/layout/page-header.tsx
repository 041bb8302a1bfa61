import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/buttons/link';
import { classNames } from './class-names';

type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the right; below the title on phones. */
  actions?: ReactNode;
  /** Its views, in the title's line where there is room. */
  tabs?: ReactNode;
  /** Where this page hangs: a link above the title. */
  back?: { href: string; label: string };
};

/** The page's only h1, with what it is about and what can be done here. */
export function PageHeader({ title, description, actions, tabs, back }: PageHeaderProps) {
  return (
    <header
      className={classNames(
        'flex flex-wrap items-end justify-between gap-x-6',
        tabs ? 'mb-3.5 gap-y-2' : 'mb-6 gap-y-4',
      )}
    >
      <div className={tabs ? 'min-w-0' : 'min-w-0 flex-[1_1_20rem]'}>
        {back && (
          <Link
            href={back.href}
            className="-ml-1 mb-2 inline-flex items-center gap-1 rounded-control px-1 py-0.5 text-sm text-muted hover:text-ink"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {back.label}
          </Link>
        )}
        <h1 className="text-xl sm:text-2xl">{title}</h1>
        {description && <p className="mt-2 max-w-reading text-muted">{description}</p>}
      </div>
      {tabs && <div className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full">{tabs}</div>}
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
