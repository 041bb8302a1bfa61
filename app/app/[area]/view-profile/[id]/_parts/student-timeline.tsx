import { ContactCard } from '@/components/agency/leads/contact-card';
import { LeadTimeline } from '@/components/agency/leads/lead-timeline';
import { ReachLinks } from '@/components/agency/leads/reach-links';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { canWorkLeads } from '@/lib/agency-access';
import { NEXT_KINDS } from '@/lib/domain/agency/prospects';
import { dateText } from '@/lib/domain/days/day-words';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { viewStudentCare } from '@/lib/services/people/prospects/contact';

interface StudentTimelineProps {
  viewer: Viewer;
  studentId: string;
}

/** For the agency: how to reach the student, what was noted, and the next step. */
export async function StudentTimeline({ viewer, studentId }: StudentTimelineProps) {
  const care = await viewStudentCare(viewer, studentId);
  const { nextOn, nextKind, nextText, timeline } = care;
  const { email, mobile, mobileE164, greeting } = care;
  const reach = { email, mobile, mobileE164, greeting };
  const whom = { kind: 'student', id: studentId } as const;
  return (
    <Section title="Follow-up" description="Read by your agency alone, and by the student in their own file.">
      <div className="mb-4 space-y-3">
        <p className="text-sm wrap-anywhere">
          <span className="text-muted">Next: </span>
          <strong className="font-semibold">
            {nextOn ? `${NEXT_KINDS[nextKind]} on ${dateText(nextOn)}` : 'no next step'}
          </strong>
          {nextText && `, ${nextText}`}
        </p>
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
