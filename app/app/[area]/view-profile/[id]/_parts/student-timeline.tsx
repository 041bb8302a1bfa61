import { ContactCard } from '@/components/agency/leads/contact-card';
import { LeadTimeline } from '@/components/agency/leads/lead-timeline';
import { ReachLinks } from '@/components/agency/leads/reach-links';
import { StepList } from '@/components/agency/leads/step-list';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { canWorkLeads } from '@/lib/agency-access';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { leadChoices } from '@/lib/services/people/prospects/choices';
import { viewStudentCare } from '@/lib/services/people/prospects/contact';

interface StudentTimelineProps {
  viewer: Viewer;
  studentId: string;
}

/** For the agency: how to reach the student, what was noted, and the next step. */
export async function StudentTimeline({ viewer, studentId }: StudentTimelineProps) {
  const [care, { doers }] = await Promise.all([viewStudentCare(viewer, studentId), leadChoices(viewer)]);
  const { steps, timeline, email, mobile, mobileE164, greeting } = care;
  const reach = { email, mobile, mobileE164, greeting };
  const whom = { kind: 'student', id: studentId } as const;
  return (
    <Section
      title="Follow-up"
      description="Only your agency can read this here. The student sees it in their exported file."
    >
      <div className="mb-4 space-y-3">
        <StepList whom={whom} steps={steps} people={doers} />
        <ReachLinks whom={whom} {...reach} />
      </div>
      <ContactCard whom={whom} />
      {canWorkLeads(viewer) && (
        <Card className="mt-4">
          <LeadTimeline entries={timeline} />
        </Card>
      )}
    </Section>
  );
}
