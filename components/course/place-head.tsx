import type { ReactNode } from 'react';
import { Skyline } from '@/components/drawings/skyline';
import { TAB, TAB_LIST } from '@/components/ui/layout/tab-style';
import { COUNTRIES } from '@/lib/domain/countries';
import { UniversityLogo } from './university-logo';

type PlaceHeadProps = {
  university: string;
  country: string;
  logo: string | null;
  /** The page's h1. */
  title: string;
  /** Under the title: where it is. */
  children: ReactNode;
  /** Parts of the page, by the ids they have. */
  jumps?: readonly { id: string; label: string }[];
};

/**
 * The head of a course's or a university's page: crest, name and place on a ground of its own that reaches both edges
 * and the top bar, the country's skyline at its foot. The `main` around it clips it (`reaches-edges`).
 */
export function PlaceHead({ university, country, logo, title, children, jumps = [] }: PlaceHeadProps) {
  const known = COUNTRIES.find((one) => one === country);
  return (
    <header className="reaches-edges relative mb-7 before:absolute before:inset-x-[-50vw] before:-top-40 before:bottom-0 before:-z-10 before:border-b before:border-line before:bg-raised">
      <div className="flex gap-4 pb-5 md:gap-5 md:pe-64">
        <UniversityLogo
          university={university}
          country={country}
          src={logo}
          size={64}
          className="h-auto w-12 md:w-16"
        />
        <div className="min-w-0 flex-1">
          <h1 className="text-xl text-pretty wrap-anywhere md:text-2xl">{title}</h1>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">{children}</div>
        </div>
      </div>
      {jumps.length > 0 && (
        <nav aria-label="On this page">
          <ul className={`${TAB_LIST} -mx-3 border-b-0`}>
            {jumps.map(({ id, label }) => (
              <li key={id} className="shrink-0">
                <a href={`#${id}`} className={TAB}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {known && (
        <Skyline
          country={known}
          className="pointer-events-none absolute end-0 -bottom-[11.5px] -z-10 w-[230px] text-control opacity-75 max-md:hidden"
        />
      )}
    </header>
  );
}
