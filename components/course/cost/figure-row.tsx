import type { ReactNode } from 'react';
import { StatusChip, type Tone } from '@/components/ui/feedback/status-chip';
import type { CourseCost } from '@/lib/contract/catalogue/course-cost';
import { isSourceAddress } from '@/lib/domain/addresses/web-address';
import { dateText } from '@/lib/domain/days/day-words';
import { NOT_KNOWN } from '@/lib/engines/cost/sum-words';

type Figure = CourseCost['bank']['held'];

/** One figure: what it is, the amount, how it is worked out, and the source with the day it was read. */
export function FigureRow({ figure, amount, color }: { figure: Figure; amount?: ReactNode; color?: string }) {
  const { label, text, certainty, source, look } = figure;
  return (
    <li data-figure className="px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="min-w-0 font-sans text-base font-medium">
          {color && (
            <span
              aria-hidden="true"
              className={`me-2 inline-block size-2.5 rounded-xs ${certainty === 'last known' ? 'hatched' : color}`}
            />
          )}
          {label}
        </h3>
        {amount && <span className="ms-auto font-display font-semibold tabular-nums">{amount}</span>}
      </div>
      {/* The chip says so already. */}
      {text !== NOT_KNOWN && (
        <p className="mt-0.5 text-sm text-muted wrap-anywhere">{text.replace(`${NOT_KNOWN} `, '')}</p>
      )}
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
        {certainty !== 'known' && <StatusChip tone={TONES[certainty]}>{WORDS[certainty]}</StatusChip>}
        {source && <SourceLink source={source} />}
        {look && (
          <a href={look.address} rel="noopener nofollow" className="text-brand-ink underline underline-offset-3">
            Where to look: {look.title}
          </a>
        )}
      </p>
    </li>
  );
}

/** Where a figure comes from: a link, and the day. */
export function SourceLink({ source: { title, address, kind, day } }: { source: NonNullable<Figure['source']> }) {
  // The course's own record may name an http page, and example rates are on this site.
  const isLink = kind === 'university' || address === '/api/v1/rates' || isSourceAddress(address);
  return (
    <span className="wrap-anywhere">
      {isLink ? (
        <a href={address} rel="noopener nofollow" className="text-brand-ink underline underline-offset-3">
          {title}
        </a>
      ) : (
        title
      )}
      , {WHEN[kind]} <time dateTime={day}>{dateText(day)}</time>
    </span>
  );
}

const WHEN: Record<NonNullable<Figure['source']>['kind'], string> = {
  official: 'official source, read',
  secondary: 'unofficial source, read',
  university: 'as of',
  rates: 'of',
};
const TONES: Record<Figure['certainty'], Tone> = {
  known: 'success',
  likely: 'brand',
  'last known': 'attention',
  'not known': 'neutral',
};
const WORDS: Record<Figure['certainty'], string> = {
  known: 'Known',
  likely: 'Likely',
  'last known': 'Last known: may have changed',
  'not known': 'Not known',
};
