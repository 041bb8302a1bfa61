import type { Country } from '@/lib/domain/countries';
import { SKYLINES } from './skylines';

/** A country's skyline in the text's colour. Decorative. */
export function Skyline({ country, className }: { country: Country; className?: string }) {
  return (
    <svg viewBox="0 0 200 100" aria-hidden="true" className={className} {...LINE}>
      <path d={SKYLINES[country]} />
    </svg>
  );
}

/** How every line of the skylines is drawn. */
export const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
