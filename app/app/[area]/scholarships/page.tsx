import { ScholarshipList } from '@/components/course/scholarship-list';
import { ScholarshipButtons } from '@/components/staff/scholarships/scholarship-buttons';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { canReadCourseNotes } from '@/lib/access';
import type { ScholarshipView } from '@/lib/contract/catalogue/scholarships';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { proposedScholarships, searchScholarships } from '@/lib/services/catalogue/facts/scholarships';

export const metadata = { title: 'Scholarships' };

const SHOWN = 200;
const ADD = 'To add a scholarship, open a course.';
const PROPOSE = 'To propose a scholarship, open a course. Our team checks your proposal before students see it.';

/** For staff: what agencies proposed, and what is shown. For an agency: what became of its proposals. */
export default async function ScholarshipsPage({ params }: { params: Promise<{ area: string }> }) {
  const viewer = await requireArea(params, 'scholarships');
  const isStaff = canReadCourseNotes(viewer);
  const [proposals, shown] = await Promise.all([
    proposedScholarships(viewer, { page: 1, limit: SHOWN }),
    isStaff ? searchScholarships({ limit: SHOWN }) : null,
  ]);
  const buttons = (one: ScholarshipView) => (isStaff ? <ScholarshipButtons scholarship={one} /> : <State of={one} />);
  return (
    <>
      <PageHeader title="Scholarships" description={isStaff ? ADD : PROPOSE} />
      <Section title={isStaff ? 'Proposed by agencies' : 'Your proposals'}>
        <List
          scholarships={proposals.scholarships}
          below={buttons}
          none={isStaff ? 'Nothing to check.' : 'None yet.'}
        />
      </Section>
      {shown && (
        <Section title="Shown to students" className="mt-8">
          <List scholarships={shown.scholarships} below={buttons} none="None yet." />
        </Section>
      )}
    </>
  );
}

function List({
  scholarships,
  below,
  none,
}: {
  scholarships: ScholarshipView[];
  below: (one: ScholarshipView) => React.ReactNode;
  none: string;
}) {
  if (!scholarships.length) return <p className="text-sm text-muted">{none}</p>;
  return <ScholarshipList scholarships={scholarships} withUniversity below={below} />;
}

function State({ of: { state, reason } }: { of: ScholarshipView }) {
  const tone = state === 'shown' ? 'success' : state === 'declined' ? 'danger' : 'neutral';
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
      <StatusChip tone={tone}>{STATES[state]}</StatusChip>
      {reason}
    </p>
  );
}

const STATES = { proposed: 'Waiting for our team', shown: 'Shown to students', declined: 'Declined' } as const;
