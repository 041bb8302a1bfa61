import type { ReactNode } from 'react';

export type IllustrationName = 'shelf' | 'search' | 'inbox' | 'path' | 'done';

/** Our own line drawings, decorative: the text beside says it all. Takes the text's colour and the brand's tint. */
export function Illustration({ name, className }: { name: IllustrationName; className?: string }) {
  return (
    <svg
      viewBox="0 0 120 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {DRAWINGS[name]}
    </svg>
  );
}

const TINT = 'fill-brand-soft stroke-brand';
const PAPER = 'fill-raised';

const DRAWINGS: Record<IllustrationName, ReactNode> = {
  shelf: (
    <>
      <path d="M10 82h100M16 82v6M104 82v6" />
      <path d="M24 38h10v44H24z" className={PAPER} />
      <path d="M24 48h10M24 72h10" />
      <path d="M34 28h12v54H34z" className={TINT} />
      <path d="M40 36v16" className="stroke-brand" />
      <path d="m54.5 44.5 9.7-2.6 10 37.5-9.7 2.6z" className={PAPER} />
      <path d="m57 54 9.7-2.6" />
      <path d="M84 82V64h12v18M84 64c0-4 2.5-5.5 6-5.5s6 1.5 6 5.5" className={PAPER} />
      <path d="M90 58c0-9-6-11-6-17 4 1 6 4 6 8 0-7 3-11 7-12 0 8-7 9-7 21Z" className={TINT} />
    </>
  ),
  search: (
    <>
      <path d="M22 18h50a4 4 0 0 1 4 4v62a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4Z" className={PAPER} />
      <path d="M28 32h22M28 42h30M28 52h16M28 62h20" opacity=".6" />
      <circle cx="76" cy="56" r="20" className={TINT} />
      <path d="m91 71 15 15" strokeWidth="4" />
      <path d="M66 56a10 10 0 0 1 10-10" className="stroke-brand" />
    </>
  ),
  inbox: (
    <>
      <path d="M20 52 32 24h56l12 28v30a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4Z" className={PAPER} />
      <path d="M20 52h24c2 8 8 12 16 12s14-4 16-12h24v30a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4Z" className={TINT} />
      <path d="M60 10v26M51 28l9 9 9-9" />
    </>
  ),
  path: (
    <>
      <path d="M12 86c20 2 36-2 36-12S30 63 30 54s14-13 30-13 26-3 26-10" strokeDasharray="4 6" />
      <path d="M86 34c-9-9-13-13-13-19a13 13 0 0 1 26 0c0 6-4 10-13 19Z" className={TINT} />
      <circle cx="86" cy="15" r="4.5" className={PAPER} />
      <circle cx="12" cy="86" r="5" className={PAPER} />
    </>
  ),
  done: (
    <>
      <path d="M30 14h46l14 14v54a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4Z" className={PAPER} />
      <path d="M76 14v14h14M38 34h24M38 44h38M38 54h20" opacity=".6" />
      <circle cx="82" cy="70" r="17" className={TINT} />
      <path d="m74 70.5 6 6 11-12.5" strokeWidth="2.5" className="stroke-brand" />
    </>
  ),
};
