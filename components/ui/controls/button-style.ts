import { classNames } from '../layout/class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The classes that make a `<button>` or a link look like a button. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], className);
}

const BASE =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control border text-center font-medium no-underline select-none ' +
  'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-brand text-on-brand enabled:hover:bg-brand-hover [a]:hover:bg-brand-hover',
  secondary:
    'border-control bg-raised text-ink enabled:hover:border-ink/60 enabled:hover:bg-sunken [a]:hover:border-ink/60 [a]:hover:bg-sunken',
  ghost: 'border-transparent text-brand-ink enabled:hover:bg-brand-soft [a]:hover:bg-brand-soft',
  danger: 'border-transparent bg-danger text-on-danger enabled:hover:bg-danger-hover [a]:hover:bg-danger-hover',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 py-1 text-sm',
  md: 'min-h-10 px-4 py-2 text-sm',
  lg: 'min-h-12 px-6 py-2.5 text-base',
};
