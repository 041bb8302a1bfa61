import { DEFAULT_STALLED_DAYS } from '@/components/staff/applications/stalled-after';
import { Section } from '@/components/ui/layout/section';
import { StatGrid } from '@/components/ui/layout/stat-grid';
import type { AdminOverview } from '@/lib/services/desk/dashboards/admin';

/** What someone has to act on, the largest thing on the dashboard. */
export function Waiting({ waiting, stalled }: { waiting: AdminOverview['waiting']; stalled: number }) {
  return (
    <Section title="Needs attention">
      <StatGrid
        className="lg:grid-cols-4"
        stats={[
          { label: 'Agents to verify', value: waiting.unverifiedAgents, href: '/app/admin/agents?verified=no' },
          {
            label: 'Students not verified yet',
            value: waiting.unverifiedStudents,
            href: '/app/admin/students?verified=no',
          },
          {
            label: 'Pending applications',
            value: waiting.pendingApplications,
            href: '/app/admin/applications/list?status=Pending',
          },
          {
            label: 'Stalled applications',
            value: stalled,
            href: '/app/admin/applications/stalled',
            hint: `No status change for ${DEFAULT_STALLED_DAYS} working days`,
          },
        ]}
      />
    </Section>
  );
}
