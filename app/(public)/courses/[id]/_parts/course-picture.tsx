import { ImageResponse } from 'next/og';
import { durationText, feeText } from '@/components/course/format';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { PRODUCT_NAME } from '@/lib/domain/product-name';

/** In the shape and the colours of `public/og.png`; the renderer knows no style sheet and no OKLCH. */
const SIZE = { width: 1200, height: 630 };
const COLOURS = {
  surface: '#f8faf9',
  ink: '#17242a',
  brand: '#00696b',
  soft: '#d9f2ee',
  accent: '#eeab3a',
  white: '#fff',
};

/** A course's picture for shared links: its name, its university and what one asks first. */
export function coursePicture(course: CourseView): Response {
  const facts = [course.level, durationText(course.durationInMonths), course.forSample ? '' : feeText(course)];
  const name = shortened(latin(course.course), 110);
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '72px 88px',
        color: COLOURS.ink,
        background: COLOURS.surface,
      }}
    >
      <div
        style={{
          position: 'absolute',
          right: -140,
          bottom: -240,
          width: 560,
          height: 560,
          borderRadius: 280,
          background: COLOURS.soft,
        }}
      />
      <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 34 }}>
        <Mark />
        {PRODUCT_NAME}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 24 }}>
        <div style={{ fontSize: name.length > 60 ? 54 : 68, lineHeight: 1.12 }}>{name}</div>
        <div style={{ fontSize: 36 }}>{shortened(latin(`${course.university}, ${course.country}`), 100)}</div>
      </div>
      <div style={{ fontSize: 30, color: COLOURS.brand }}>{latin(facts.filter(Boolean).join(' · ')) || ' '}</div>
    </div>,
    SIZE,
  );
}

function Mark() {
  return (
    <svg width="72" height="72" viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill={COLOURS.brand} />
      <circle cx="16" cy="11" r="3.75" fill={COLOURS.accent} />
      <path
        d="M16 24.5c-2.3-1.9-5.3-2.7-9-2.5v-8.5c3.7-.2 6.7.8 9 3 2.3-2.2 5.3-3.2 9-3V22c-3.7-.2-6.7.6-9 2.5Zm0-8v8"
        stroke={COLOURS.white}
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
