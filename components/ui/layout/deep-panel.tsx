import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';

type DeepPanelProps = {
  /** Beside the amber dot, such as 'Your move'. Without `now` there is no dot: it is not yours to do. */
  eyebrow: ReactNode;
  now?: boolean;
  /** One sentence, with its day. */
  title: ReactNode;
  /** 'h3' under a section's own h2. */
  headingLevel?: 'h2' | 'h3';
  children?: ReactNode;
  /** At most two buttons. */
  actions?: ReactNode;
  /** At most four facts. */
  facts?: readonly { id?: string; term: ReactNode; value: ReactNode }[];
  className?: string;
};

/** The deep ground for what is to be done next. Once per screen; on phones it reaches both edges. */
export function DeepPanel({
  eyebrow,
  now = true,
  title,
  headingLevel: Heading = 'h2',
  children,
  actions,
  facts,
  className,
}: DeepPanelProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={classNames(
        'ground-deep rounded-card p-4 max-md:-mx-4 max-md:rounded-none md:px-6 md:py-5.5',
        className,
      )}
    >
      <p className={classNames('flex items-center gap-2.5 text-sm', now ? 'text-sun print:text-ink' : 'text-muted')}>
        {now && <span aria-hidden className="now-dot" />}
        {eyebrow}
      </p>
      <Heading
        id={headingId}
        className="mt-1.5 font-display text-xl tracking-[-0.02em] wrap-anywhere md:text-[1.625rem]"
      >
        {title}
      </Heading>
      {children && <div className="mt-1.5 max-w-[60ch] text-md text-muted">{children}</div>}
      {actions && (
        <div className="mt-4.5 flex flex-wrap print:hidden gap-2.5 max-md:*:min-h-12 max-md:*:flex-1">{actions}</div>
      )}
      {facts && facts.length > 0 && (
        <dl className="mt-5 grid grid-cols-2 gap-x-5 gap-y-3 border-t border-line pt-3.5 text-sm md:grid-cols-4">
          {facts.map(({ id, term, value }) => (
            <div key={id ?? String(term)} className="min-w-0">
              <dt className="text-fine text-muted">{term}</dt>
              <dd className="font-semibold tabular-nums wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
