import { classNames } from '../layout/class-names';

/** 'danger-quiet' opens what then asks with 'danger': destruction is red only when it is meant. */
export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger' | 'danger-quiet';
/** 'row' is the height that the row's density gives. */
export type ButtonSize = 'row' | 'sm' | 'md' | 'lg';

/** The classes that make a `<button>` or a link look like a button. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], className);
}

const BASE =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control border text-center font-medium no-underline select-none ' +
  'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 pointer-coarse:min-h-11';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-brand text-on-brand enabled:hover:bg-brand-hover [a]:hover:bg-brand-hover',
  secondary:
    'border-control bg-raised text-ink enabled:hover:border-ink/60 enabled:hover:bg-sunken [a]:hover:border-ink/60 [a]:hover:bg-sunken',
  outline:
    'border-brand text-brand-ink enabled:hover:bg-brand enabled:hover:text-on-brand [a]:hover:bg-brand [a]:hover:text-on-brand',
  ghost: 'border-transparent text-brand-ink enabled:hover:bg-brand-soft [a]:hover:bg-brand-soft',
  danger: 'border-transparent bg-danger text-on-danger enabled:hover:bg-danger-hover [a]:hover:bg-danger-hover',
  'danger-quiet':
    'border-control bg-raised text-ink enabled:hover:border-danger enabled:hover:text-danger-ink [a]:hover:border-danger [a]:hover:text-danger-ink',
};

const SIZES: Record<ButtonSize, string> = {
  row: 'min-h-(--row-control) px-3 py-0.5 text-fine',
  sm: 'min-h-8 px-3 py-1 text-sm',
  md: 'min-h-10 px-4 py-2 text-sm',
  lg: 'min-h-12 px-6 py-2.5 text-base',
};
