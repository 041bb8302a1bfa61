import { Briefcase, ClipboardList, Hourglass, ShieldCheck } from 'lucide-react';
import { STALLED_UNLESS_TOLD } from '@/components/staff/applications/stalled-after';
import { Section } from '@/components/ui/layout/section';
import { Stat } from '@/components/ui/layout/stat';
import type { AdminOverview } from '@/lib/services/dashboards/admin';

/** What somebody has to act on, the largest thing on the dashboard. */
export function Waiting({ waiting, stalled }: { waiting: AdminOverview['waiting']; stalled: number }) {
  return (
    <Section title="What waits">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Stat
          label="Agents to verify"
          value={waiting.unverifiedAgents}
          href="/app/admin/agents"
          icon={<Briefcase aria-hidden className="size-5" />}
        />
        <Stat
          label="Students not verified yet"
          value={waiting.unverifiedStudents}
          href="/app/admin/verification"
          icon={<ShieldCheck aria-hidden className="size-5" />}
        />
        <Stat
          label="Pending applications"
          value={waiting.pendingApplications}
          href="/app/admin/applications/list?status=Pending"
          icon={<ClipboardList aria-hidden className="size-5" />}
        />
        <Stat
          label="Stalled applications"
          value={stalled}
          href="/app/admin/applications/stalled"
          icon={<Hourglass aria-hidden className="size-5" />}
          hint={`No move for ${STALLED_UNLESS_TOLD} working days`}
        />
      </div>
    </Section>
  );
}
