/** The classes every text-like control shares. 16 px text on phones keeps iOS from zooming in. */
export const CONTROL =
  'block w-full rounded-control border border-control bg-raised text-base text-ink transition-colors duration-150 sm:text-sm ' +
  'hover:border-ink/60 focus-visible:border-brand focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-brand ' +
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken';

export const CONTROL_SIZE = 'min-h-10 px-3 py-2';
