import type { Country } from '@/lib/domain/countries';
import { SKYLINES } from './skylines';

type SkylineProps = {
  country: Country;
  /** Draws the line on to both sides, beyond the drawing: the part around it clips. */
  onALine?: boolean;
  className?: string;
};

/** A country's skyline in the text's colour. Decorative. */
export function Skyline({ country, onALine = false, className = '' }: SkylineProps) {
  return (
    <svg
      viewBox="0 0 200 100"
      aria-hidden="true"
      className={`${onALine ? 'overflow-visible' : ''} ${className}`}
      {...LINE}
    >
      <path d={SKYLINES[country]} />
      {onALine && <path d="M-800 90H0M200 90H1000" />}
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
