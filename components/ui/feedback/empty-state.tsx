import type { ReactNode } from 'react';
import { Skyline } from '@/components/drawings/skyline';
import type { Country } from '@/lib/domain/countries';
import { Illustration, type IllustrationName } from './illustration';

type EmptyStateProps = {
  /** Says what is empty, in the words the product uses for it. */
  title: ReactNode;
  /** Why it is empty and what fills it. */
  text?: ReactNode;
  action?: ReactNode;
  illustration?: IllustrationName;
  /** Whose skyline stands there instead of an illustration. */
  country?: Country;
};

/** Stands where a list would be when it has no entries. */
export function EmptyState({ title, text, action, illustration, country = 'New Zealand' }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      {illustration ? (
        <Illustration name={illustration} className="mb-5 h-24 text-muted" />
      ) : (
        <Skyline country={country} className="mb-4 h-24 text-control" />
      )}
      <p className="font-medium">{title}</p>
      {text && <p className="mt-1 max-w-md text-sm text-muted">{text}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
