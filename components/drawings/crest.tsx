import { crestDesign } from './crest-design';

type CrestProps = {
  university: string;
  country: string;
  /** Its width in pixels; it is 52/48 as high. */
  size?: number;
  className?: string;
};

/**
 * The sign of a university without a logo: a shield with its letters, whose colour and field come from its name. Decorative:
 * the name stands beside it.
 */
export function Crest({ university, country, size = 48, className }: CrestProps) {
  const { letters, hue, charge } = crestDesign(university, country);
  return (
    <svg
      viewBox="0 0 48 52"
      width={size}
      height={Math.round((size * 52) / 48)}
      aria-hidden="true"
      className={`shrink-0 self-start ${className ?? ''}`}
    >
      <g className="crest-shield">
        <path d="M0 0h48v52H0z" fill={`oklch(var(--crest-field) ${hue})`} />
        <path d={charge} fill={`oklch(var(--crest-charge) ${hue})`} />
      </g>
      <text
        x="24"
        y={28 + (FONT_SIZES[letters.length] ?? 17) / 12}
        textAnchor="middle"
        fontSize={FONT_SIZES[letters.length] ?? 17}
        fontWeight="600"
        fill={`oklch(var(--crest-letters) ${hue})`}
      >
        {letters}
      </text>
    </svg>
  );
}

/** By the number of letters, in the drawing's units. */
const FONT_SIZES: Record<number, number> = { 2: 17, 3: 14.5, 4: 12 };
