import type { ComponentProps } from 'react';
import { classNames } from './class-names';

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'form';
  /** 'none' when the content brings its own, such as a table to the card's edge. */
  padding?: 'none' | 'sm' | 'md';
};

/** A raised sheet with a hairline border. No shadow: shadows are for what floats. */
export function Card({ as = 'div', padding = 'md', className, ...rest }: CardProps) {
  // One intrinsic name stands for all: the props used here are common to every tag in the list.
  const Tag = as as 'div';
  return (
    <Tag {...rest} className={classNames('rounded-card border border-line bg-raised', PADDING[padding], className)} />
  );
}

const PADDING = { none: '', sm: 'p-4', md: 'p-4 sm:p-6' };
