import { ArrowRight } from 'lucide-react';
import Link from 'next/link';
import { Flag } from '@/components/ui/layout/flag';
import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { Reveal } from './reveal';
import { SectionHeading } from './section-heading';

/** When most courses begin. */
const MAIN_INTAKES: Record<Country, string> = {
  Canada: 'Sep, Jan and May',
  Australia: 'Feb and Jul',
  'New Zealand': 'Feb and Jul',
  USA: 'Aug and Jan',
  UK: 'Sep and Jan',
  Singapore: 'Aug and Jan',
};

/** The six countries with their numbers of courses; without numbers while nobody knows them. */
export function Destinations({ counts }: { counts: Record<string, number> | null }) {
  return (
    <Reveal labelledBy="destinations" className="mx-auto max-w-work px-4 py-14 md:px-8 md:py-20">
      <SectionHeading id="destinations" title="Where would you like to study?">
        Six countries, each with its own fees, intakes and rules. Start with the one you have in mind.
      </SectionHeading>
      <ul className="mt-8 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {COUNTRIES.map((country) => (
          <li key={country}>
            <Link
              href={`/courses?country=${encodeURIComponent(country)}`}
              prefetch={false}
              className="group flex h-full items-center gap-4 rounded-card border border-line bg-raised p-5 transition-colors duration-150 hover:border-brand"
            >
              <Flag country={country} className="w-12" />
              <span className="min-w-0 flex-1">
                <span className="block text-lg font-semibold">{country}</span>
                {counts && <span className="block text-sm tabular-nums">{courses(counts[country] ?? 0)}</span>}
                <span className="block text-sm text-muted">Most start in {MAIN_INTAKES[country]}</span>
              </span>
              <ArrowRight aria-hidden className="size-5 shrink-0 text-muted group-hover:text-brand-ink" />
            </Link>
          </li>
        ))}
      </ul>
    </Reveal>
  );
}

function courses(count: number): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? 'course' : 'courses'}`;
}
