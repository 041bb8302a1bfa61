import { CircleAlert, CircleCheck, CircleDashed, CircleX, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names';

export type Tone = 'neutral' | 'brand' | 'attention' | 'success' | 'danger';

type StatusChipProps = {
  tone: Tone;
  /** The word of the status: colour never says it alone. */
  children: ReactNode;
  /** Instead of the tone's own icon; `aria-hidden`, `size-3.5`. */
  icon?: ReactNode;
  className?: string;
};

/** A status as icon and word on a tint. */
export function StatusChip({ tone, children, icon, className }: StatusChipProps) {
  const Icon = TONE_ICON[tone];
  return (
    <span className={classNames(CHIP, TONE[tone], className)}>
      {icon ?? <Icon aria-hidden className="size-3.5 shrink-0" />}
      {children}
    </span>
  );
}

export const CHIP =
  'inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-medium align-middle';

export const TONE: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink',
  brand: 'bg-brand-soft text-brand-ink',
  attention: 'bg-accent-soft text-accent-ink',
  success: 'bg-success-soft text-success-ink',
  danger: 'bg-danger-soft text-danger-ink',
};

const TONE_ICON = {
  neutral: CircleDashed,
  brand: Info,
  attention: CircleAlert,
  success: CircleCheck,
  danger: CircleX,
};
