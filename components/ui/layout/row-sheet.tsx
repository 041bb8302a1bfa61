import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

/** A list as one sheet with hairlines between its rows; the density around it sets how tall they are. */
export function RowSheet({ className, ...rest }: ComponentProps<'ul'>) {
  return (
    <ul
      {...rest}
      className={classNames('overflow-clip rounded-card border border-line bg-raised divide-y divide-line', className)}
    />
  );
}

type SheetRowProps = {
  /** What it is: an icon, a crest, a kind. */
  lead?: ReactNode;
  children: ReactNode;
  /** The one action, or a figure. */
  end?: ReactNode;
  /** On phones `end` stands under the words: where it is more than one button, which would leave them a few letters a line. */
  endUnder?: boolean;
  className?: string;
};

/** One line of a `RowSheet`: mark, words, action. */
export function SheetRow({ lead, children, end, endUnder, className }: SheetRowProps) {
  return (
    <li
      className={classNames(
        'row-height flex items-center gap-x-3 gap-y-1 px-3.5 py-1 sm:px-4',
        endUnder && 'max-sm:flex-wrap max-sm:py-2',
        className,
      )}
    >
      {lead}
      <div className="min-w-0 flex-1">{children}</div>
      {end && (
        <div
          className={classNames('flex shrink-0 items-center gap-2', endUnder && 'max-sm:basis-full max-sm:justify-end')}
        >
          {end}
        </div>
      )}
    </li>
  );
}

interface SheetHeadProps {
  title: ReactNode;
  children?: ReactNode;
  end?: ReactNode;
  /** h2 where the sheet has no heading of its own under the page's. */
  headingLevel?: 'h2' | 'h3';
}

/** A head inside the sheet, over the rows of one group; `end` is what can be done with them all. */
export function SheetHead({ title, children, end, headingLevel: Heading = 'h3' }: SheetHeadProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-2.5 gap-y-1 bg-sunken px-3.5 py-2 text-sm sm:px-4">
      <Heading className="font-sans text-sm font-semibold tracking-normal">{title}</Heading>
      {children && <span className="text-muted">{children}</span>}
      {end && <span className="ms-auto">{end}</span>}
    </li>
  );
}
