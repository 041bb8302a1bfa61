import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';

type SectionProps = {
  /** What links on the page jump to. */
  id?: string;
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A part of a page under its own h2, which also names it for screen readers. */
export function Section({ id, title, description, actions, children, className }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={classNames('mb-9 min-w-0', className)}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id={headingId} className="text-title">
            {title}
          </h2>
          {description && <p className="mt-1 max-w-reading text-sm text-muted">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
