import { StatGrid } from '@/components/ui/layout/stat-grid';
import { queryString } from '@/lib/api/client';
import { SAVED_COURSES } from '@/lib/domain/areas';
import { COUNTRIES } from '@/lib/domain/countries';
import type { DashboardCounters } from '@/lib/services/desk/dashboards/student';
import { PROFILE_PARTS_ID } from './profile-parts';

/** The six counters in one strip, with the specification's labels to the letter. Each leads to what it counts. */
export function Counters({ counters }: { counters: DashboardCounters }) {
  const { profile, applied, saved, offers, rejected, visa } = counters;
  const boxes = [
    { label: 'Profile Completed', value: `${profile.percent}%`, href: `#${PROFILE_PARTS_ID}` },
    { label: 'Applications Applied', value: sumOf(applied), href: applications(applied) },
    { label: 'Saved Courses', value: sumOf(saved), href: `${AREA}/${SAVED_COURSES}${tabOf(saved)}` },
    { label: 'Offers Received', value: sumOf(offers), href: applications(offers, 'offers') },
    { label: 'Applicatios Rejected', value: sumOf(rejected), href: applications(rejected, 'rejected') },
    { label: 'Visa Applications Proceed', value: sumOf(visa), href: applications(visa, 'visa') },
  ];
  return <StatGrid className="mb-8 sm:grid-cols-3" stats={boxes} />;
}

const AREA = '/app/student';

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);

const applications = (counts: Record<string, number>, show?: string) => `${AREA}/my-applications${tabOf(counts, show)}`;

/** Opens a list at the first tab that shows any. */
function tabOf(counts: Record<string, number>, show?: string): string {
  const country = COUNTRIES.find((one) => counts[one]);
  return queryString({ country: country === 'Canada' ? undefined : country, show });
}
