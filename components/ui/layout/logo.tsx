'use client';

import { classNames } from './class-names';
import { useSiteFace } from './site-face';

/** The mark and the name, or the site's own logo; the mark alone with `markOnly`, then named for screen readers. */
export function Logo({ markOnly = false, className }: { markOnly?: boolean; className?: string }) {
  const { name, logo, logoDark } = useSiteFace();
  if (logo)
    return (
      <span className="inline-flex">
        {/* biome-ignore lint/performance/noImgElement: the site makes its own sizes. */}
        <img src={logo} alt={name} className={classNames(PICTURE, 'dark:hidden in-[.ground-deep]:hidden')} />
        {/* biome-ignore lint/performance/noImgElement: the site makes its own sizes. */}
        <img
          src={logoDark || logo}
          alt={name}
          // One that is meant for light pages stands on a light plate there.
          className={classNames(
            PICTURE,
            'hidden dark:block in-[.ground-deep]:block',
            !logoDark && 'rounded-control bg-on-deep px-1.5 py-0.5',
          )}
        />
      </span>
    );
  return (
    <span className={classNames('inline-flex items-center gap-2.5 font-semibold tracking-tight', className)}>
      <LogoMark />
      <span className={markOnly ? 'sr-only' : 'text-base whitespace-nowrap'}>{name}</span>
    </span>
  );
}

const PICTURE = 'h-8 w-auto max-w-48 object-contain';

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
