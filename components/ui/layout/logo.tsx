import { PRODUCT_NAME } from '@/lib/domain/product-name';
import { classNames } from './class-names';

/** The mark and the name; the mark alone with `markOnly`, then named for screen readers. */
export function Logo({ markOnly = false, className }: { markOnly?: boolean; className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5 font-semibold tracking-tight', className)}>
      <LogoMark />
      <span className={markOnly ? 'sr-only' : 'text-base whitespace-nowrap'}>{PRODUCT_NAME}</span>
    </span>
  );
}

/** An open book whose pages are a horizon with the sun. */
function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className="size-8 shrink-0">
      <rect width="32" height="32" rx="8" className="fill-brand" />
      <circle cx="16" cy="11" r="3.75" className="fill-accent" />
      <path
        d="M16 24.5c-2.3-1.9-5.3-2.7-9-2.5v-8.5c3.7-.2 6.7.8 9 3 2.3-2.2 5.3-3.200 9-3V22c-3.7-.2-6.7.6-9 2.5Zm0-8v8"
        className="stroke-on-brand"
        strokeWidth="1.9"
        strokeLinejoin="round"
      />
    </svg>
  );
}
