import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './illustration';

type EmptyStateProps = {
  /** Says what is empty, in the words the product uses for it. */
  title: ReactNode;
  /** Why it is empty and what fills it. */
  text?: ReactNode;
  action?: ReactNode;
  illustration?: IllustrationName;
};

/** Stands where a list would be when it has no entries. */
export function EmptyState({ title, text, action, illustration = 'shelf' }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      <Illustration name={illustration} className="mb-5 h-24 text-muted" />
      <p className="font-medium">{title}</p>
      {text && <p className="mt-1 max-w-md text-sm text-muted">{text}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
