import type { CSSProperties, ReactNode } from 'react';
import { LINE } from '@/components/drawings/skyline';
import { SKYLINES } from '@/components/drawings/skylines';
import { Link } from '@/components/ui/buttons/link';
import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { counted } from '@/lib/domain/texts/counted';

/** When most courses begin. */
const MAIN_INTAKES: Record<Country, string> = {
  Canada: 'Sep, Jan and May',
  Australia: 'Feb and Jul',
  'New Zealand': 'Feb and Jul',
  USA: 'Aug and Jan',
  UK: 'Sep and Jan',
  Singapore: 'Aug and Jan',
};

/** Where the sun stands, in the units of the joined drawing and of the single one, and how high. */
const SUN = { x: 830, radius: 118 };
const LIT: readonly Country[] = ['New Zealand', 'USA', 'UK'];
const PHONE_SUN = { x: 116, radius: 68 };

interface HorizonLineProps {
  counts: Record<string, number> | null;
  countries: readonly Country[];
}

/**
 * The line from home past the skylines of the countries that are offered, each in its place, with the sun behind the
 * UK; under each its number of courses, its main intakes and the way to its search. Without numbers while they are not
 * known. The intro (intro.css) draws it.
 */
export function HorizonLine({ counts, countries }: HorizonLineProps) {
  return (
    <section aria-labelledby="destinations" className="mx-auto mt-7 max-w-work px-4 md:mt-18 md:px-8">
      <h2 id="destinations" className="sr-only">
        Where would you like to study?
      </h2>
      <SkylineShapes />
      <svg viewBox="0 0 1200 100" aria-hidden="true" className="w-full overflow-visible max-md:hidden" {...LINE}>
        <Sun id="sun" {...SUN} clip={{ x: 600, width: 500 }}>
          <path d="M-600 90H1800" className="intro-base stroke-deep-line" />
          {countries.map((country) => (
            <g key={country} transform={`translate(${COUNTRIES.indexOf(country) * 200} 0)`}>
              <Way country={country} arrival={SUN.x - 800} />
            </g>
          ))}
        </Sun>
        <g clipPath="url(#sun-light)" className="stroke-on-sun">
          {countries
            .filter((country) => LIT.includes(country))
            .map((country) => (
              <use key={country} href={`#${shapeId(country)}`} x={COUNTRIES.indexOf(country) * 200} />
            ))}
        </g>
      </svg>
      <ul className="grid grid-cols-2 gap-y-4.5 md:grid-cols-6">
        {countries.map((country) => (
          <li key={country} style={place(country)} className="md:col-start-[calc(var(--place)+1)]">
            <Link
              href={`/courses?country=${encodeURIComponent(country)}`}
              className="group block h-full rounded-control"
            >
              <PhoneSkyline country={country} />
              <span className="block pe-2 pt-2 text-sm md:pt-3">
                <span className="intro-name block text-lg leading-normal font-semibold text-on-deep underline-offset-4 group-hover:underline">
                  {country}
                </span>
                {counts && <span className="block tabular-nums">{counted(counts[country] ?? 0, 'course')}</span>}
                <span className="block text-deep-muted">Most start in {MAIN_INTAKES[country]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The six skylines once for the whole page; their length counts as 1, so that they draw at one pace. */
function SkylineShapes() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        {COUNTRIES.map((country) => (
          <path key={country} id={shapeId(country)} pathLength={1} d={SKYLINES[country]} />
        ))}
      </defs>
    </svg>
  );
}

function PhoneSkyline({ country }: { country: Country }) {
  const way = <Way country={country} arrival={PHONE_SUN.x} />;
  return (
    <svg viewBox="0 0 200 100" aria-hidden="true" className="overflow-visible md:hidden" {...LINE}>
      {country === 'UK' ? (
        <Sun id="phone-sun" {...PHONE_SUN} clip={{ x: 0, width: 200 }}>
          {way}
        </Sun>
      ) : (
        way
      )}
      {country === 'UK' && (
        <g clipPath="url(#phone-sun-light)" className="stroke-on-sun">
          <use href={`#${shapeId(country)}`} />
        </g>
      )}
    </svg>
  );
}

/** A country's part of the line, with the dot that runs along it in the intro. */
function Way({ country, arrival }: { country: Country; arrival: number }) {
  return (
    <>
      <use href={`#${shapeId(country)}`} style={place(country)} className="intro-way stroke-deep-line" />
      {country !== 'Singapore' && (
        <circle
          cy="90"
          r="5"
          data-first={country === 'Canada' ? '' : undefined}
          data-last={country === 'UK' ? '' : undefined}
          style={{ ...place(country), '--arrival': `${arrival}px` } as CSSProperties}
          className="intro-dot fill-sun stroke-none"
        />
      )}
    </>
  );
}

type SunProps = {
  id: string;
  x: number;
  radius: number;
  clip: { x: number; width: number };
  /** The lines before it. */
  children: ReactNode;
};

/** The sun over the horizon. What is drawn dark over it is clipped to `{id}-light`. */
function Sun({ id, x, radius, clip, children }: SunProps) {
  const disc = (
    <circle
      cx={x}
      cy="90"
      r={radius}
      style={{ '--depth': `${radius}px` } as CSSProperties}
      className="intro-sun fill-sun stroke-none"
    />
  );
  return (
    <>
      <clipPath id={`${id}-sky`}>
        <rect x={clip.x} y="-60" width={clip.width} height="150" />
      </clipPath>
      <clipPath id={`${id}-light`} clipPath={`url(#${id}-sky)`}>
        {disc}
      </clipPath>
      <g clipPath={`url(#${id}-sky)`}>{disc}</g>
      {children}
    </>
  );
}

const shapeId = (country: Country) => `skyline-${COUNTRIES.indexOf(country)}`;
const place = (country: Country) => ({ '--place': COUNTRIES.indexOf(country) }) as CSSProperties;
