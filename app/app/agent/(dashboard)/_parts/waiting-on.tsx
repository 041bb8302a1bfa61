import { ApplicationStatusChip } from '@/components/application/application-status-chip';
import { Link } from '@/components/ui/controls/link';
import { Flag } from '@/components/ui/layout/flag';
import { Section } from '@/components/ui/layout/section';
import { queryString } from '@/lib/api/client';
import { COUNTRIES } from '@/lib/domain/countries';
import type { Load } from '@/lib/services/applications/waiting';

const BASE = '/app/agent/applications';

/** Applications under way by who acts next; each number leads to its list. */
export function WaitingOn({ loads }: { loads: readonly Load[] }) {
  return (
    <Section title="Applications waiting for">
      <ul className="sheet-grid sm:grid-cols-2 xl:grid-cols-4">
        {loads.map(({ waits, title, total, statuses }) => (
          <li key={waits} className="p-4 sm:px-5">
            <h3 className="flex items-baseline justify-between gap-3 text-sm">
              {title}
              <span className="font-display text-xl tabular-nums">{total.toLocaleString('en-GB')}</span>
            </h3>
            {statuses.length > 0 ? (
              <ul className="mt-1.5">
                {statuses.map(({ status, count }) => (
                  <li key={status}>
                    <Link
                      href={`${BASE}${queryString({ waits, status })}`}
                      className="-mx-2 flex min-h-9 items-center justify-between gap-3 rounded-control px-2 text-sm pointer-coarse:min-h-11 hover:bg-sunken"
                    >
                      <ApplicationStatusChip status={status} />
                      <span className="tabular-nums">{count.toLocaleString('en-GB')}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="mt-1.5 text-sm text-muted">Nothing right now.</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** All applications by country; each number leads to its list. */
export function ByCountry({ counts }: { counts: Record<string, number> }) {
  return (
    <Section title="Applications by country">
      <ul className="flex flex-wrap gap-2">
        {COUNTRIES.map((country) => (
          <li key={country}>
            <Link
              href={`${BASE}${queryString({ country })}`}
              className="flex min-h-10 items-center gap-2 rounded-full border border-line bg-raised px-4 text-sm hover:border-brand"
            >
              <Flag country={country} />
              {country}
              <span className="font-semibold tabular-nums">{(counts[country] ?? 0).toLocaleString('en-GB')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
