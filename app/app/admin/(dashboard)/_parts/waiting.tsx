import { Briefcase, ClipboardList, ShieldCheck } from 'lucide-react';
import { Section } from '@/components/ui/section';
import { Stat } from '@/components/ui/stat';
import type { AdminOverview } from '@/lib/services/admin-dashboard';
import { Figure } from '../../../_parts/figure';

/** What somebody has to act on, the largest thing on the dashboard. */
export function Waiting({ waiting }: { waiting: AdminOverview['waiting'] }) {
  return (
    <Section title="What waits">
      <div className="grid gap-3 sm:grid-cols-3">
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
        <Figure
          label="Pending applications"
          value={waiting.pendingApplications}
          icon={<ClipboardList aria-hidden className="size-5" />}
        />
      </div>
    </Section>
  );
}
