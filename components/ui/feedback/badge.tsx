import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names';
import { CHIP, TONE, type Tone } from './status-chip';

/** A short word or number on a tint, for what is no status: a kind, a count. */
export function Badge({
  tone = 'neutral',
  children,
  className,
}: {
  tone?: Tone;
  children: ReactNode;
  className?: string;
}) {
  return <span className={classNames(CHIP, 'tabular-nums', TONE[tone], className)}>{children}</span>;
}
