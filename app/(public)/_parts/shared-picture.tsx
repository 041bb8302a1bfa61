import { ImageResponse } from 'next/og';
import type { ReactNode } from 'react';
import { durationText, feeText } from '@/components/course/format';
import { SKYLINES } from '@/components/drawings/skylines';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { brandTokens } from '@/lib/domain/accounts/brand';
import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { siteUrl } from '@/lib/platform/env';

/** In the colours of the deep ground in `app/styles/tokens.css`; the renderer knows no style sheet and no OKLCH. */
const SIZE = { width: 1200, height: 630 };
const SUN = '#f7b245';
const PRODUCT = { deep: '#00373a', text: '#eefaf8', muted: '#b1d2d0', line: '#70bab5' };
type Colours = typeof PRODUCT;

function coloursOf(colour: string): Colours {
  if (!colour) return PRODUCT;
  const { deep, 'on-deep': text, 'deep-muted': muted, 'deep-line': line } = brandTokens(colour, 'light');
  return { deep, text, muted, line };
}

/** Whose picture it is: what the site is called, and its brand's colour ('#rrggbb', '' for the product's). */
export interface PictureSite {
  name: string;
  colour: string;
}

/**
 * A course's picture for shared links: its name, its university, what one asks first, and the country's skyline, under the site's
 * name and in its brand's colour.
 */
export function coursePicture(course: CourseView, site: PictureSite): Response {
  const facts = [course.level, durationText(course.durationInMonths), course.forSample ? '' : feeText(course)];
  const name = shortened(latin(course.course), 110);
  const country = COUNTRIES.find((known) => known === course.country);
  return drawn(site, {
    title: name,
    lines: [
      shortened(latin(`${course.university}, ${course.country}`), 100),
      latin(facts.filter(Boolean).join(' · ')) || ' ',
    ],
    below: (colours) =>
      country && (
        <Horizon colours={colours} gap={[800, 1120]}>
          <path d={SKYLINES[country]} transform="translate(800 2) scale(1.6)" />
        </Horizon>
      ),
  });
}

/** The site's picture for shared links: its name, what it says first on its home page, and the skylines of its countries. */
export const sitePicture = (site: PictureSite, headline: string, countries: readonly Country[]): Response =>
  drawn(site, {
    title: shortened(latin(headline), 110),
    lines: [],
    below: (colours) => (
      <Horizon colours={colours} gap={[0, 1200]}>
        {countries.map((country) => (
          <path key={country} d={SKYLINES[country]} transform={`translate(${COUNTRIES.indexOf(country) * 200} 56)`} />
        ))}
      </Horizon>
    ),
  });

function drawn(
  { name, colour }: PictureSite,
  { title, lines, below }: { title: string; lines: string[]; below: (colours: Colours) => ReactNode },
): Response {
  const colours = coloursOf(colour);
  const [first, second] = lines;
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '64px 80px 0',
        color: colours.text,
        background: colours.deep,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 18, fontSize: 32 }}>
        <Mark colours={colours} />
        {latin(name) || new URL(siteUrl()).hostname}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 18 }}>
        <div style={{ fontSize: title.length > 60 ? 46 : title.length > 32 ? 54 : 64, lineHeight: 1.1 }}>{title}</div>
        {first && <div style={{ fontSize: 34 }}>{first}</div>}
        {second && <div style={{ fontSize: 28, color: colours.muted }}>{second}</div>}
      </div>
      <div style={{ display: 'flex', height: 190, margin: '0 -80px' }}>{below(colours)}</div>
    </div>,
    SIZE,
  );
}

/** The line from edge to edge but for the gap, where the drawings stand on it, before the sun. */
function Horizon({
  colours,
  gap: [from, to],
  children,
}: {
  colours: Colours;
  gap: [number, number];
  children: ReactNode;
}) {
  const drawing = { strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <svg width="1200" height="190" viewBox="0 0 1200 190" fill="none" aria-hidden="true">
      <clipPath id="sky">
        <path d="M0 0h1200v146H0z" />
      </clipPath>
      <clipPath id="light" clipPath="url(#sky)">
        <circle cx="970" cy="146" r="118" />
      </clipPath>
      <circle cx="970" cy="146" r="118" fill={SUN} clipPath="url(#sky)" />
      <path d={`M0 146h${from}M${to} 146H1200`} stroke={colours.line} strokeWidth="3.2" />
      <g stroke={colours.line} {...drawing}>
        {children}
      </g>
      <g clipPath="url(#light)">
        <g stroke={colours.deep} {...drawing}>
          {children}
        </g>
      </g>
    </svg>
  );
}

function Mark({ colours }: { colours: Colours }) {
  return (
    <svg width="64" height="64" viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill={colours.text} />
      <circle cx="16" cy="11" r="3.75" fill={SUN} />
      <path
        d="M16 24.5c-2.3-1.9-5.3-2.7-9-2.5v-8.5c3.7-.2 6.7.8 9 3 2.3-2.2 5.3-3.2 9-3V22c-3.7-.2-6.7.6-9 2.5Zm0-8v8"
        stroke={colours.deep}
        strokeWidth="1.9"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Letters the renderer's own font has. For any other it would ask a font service on the internet. */
const latin = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[‐‑]/g, '-')
    .replace(/[^\u0020-\u007e\u00a1-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2026£€]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);
