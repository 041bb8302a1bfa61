import { BadgeCheck, Bookmark, ClipboardList, Plane, UserRound, XCircle } from 'lucide-react';
import { StatGrid } from '@/components/ui/layout/stat-grid';
import { queryString } from '@/lib/api/client';
import { COUNTRIES } from '@/lib/domain/countries';
import type { DashboardCounters } from '@/lib/services/dashboards/student';
import { PROFILE_PARTS_ID } from './profile-parts';

/** The six counter boxes, with the specification's labels to the letter. Each leads to what it counts. */
export function Counters({ counters }: { counters: DashboardCounters }) {
  const { profile, applied, saved, offers, rejected, visa } = counters;
  const boxes = [
    { label: 'Profile Completed', value: `${profile.percent}%`, href: `#${PROFILE_PARTS_ID}`, Icon: UserRound },
    { label: 'Applications Applied', value: sumOf(applied), href: applications(applied), Icon: ClipboardList },
    { label: 'Saved Courses', value: sumOf(saved), href: `${AREA}/saved-applications${tabOf(saved)}`, Icon: Bookmark },
    { label: 'Offers Received', value: sumOf(offers), href: applications(offers, 'offers'), Icon: BadgeCheck },
    { label: 'Applicatios Rejected', value: sumOf(rejected), href: applications(rejected, 'rejected'), Icon: XCircle },
    { label: 'Visa Applications Proceed', value: sumOf(visa), href: applications(visa, 'visa'), Icon: Plane },
  ];
  return <StatGrid className="mb-8 sm:grid-cols-3 xl:grid-cols-6" stats={boxes} />;
}

const AREA = '/app/student';

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);

const applications = (counts: Record<string, number>, show?: string) => `${AREA}/my-applications${tabOf(counts, show)}`;

/** Opens a list at the first tab that shows any. */
function tabOf(counts: Record<string, number>, show?: string): string {
  const country = COUNTRIES.find((one) => counts[one]);
  return queryString({ country: country === 'Canada' ? undefined : country, show });
}
