import { StageChip } from '@/components/agency/leads/stage-chip';
import { IsStudent } from '@/components/staff/leads/make-student';
import { Link } from '@/components/ui/controls/link';
import { Card } from '@/components/ui/layout/card';
import type { LeadView } from '@/lib/contract/people/leads';
import { SAME_WORDS } from '@/lib/domain/desk/leads';

const LINK = 'font-medium text-brand-ink wrap-anywhere underline-offset-2 hover:underline';

/** Students and other enquiries that are perhaps the same person; nothing where there are none. */
export function Duplicates({ area, lead }: { area: 'admin' | 'team'; lead: LeadView }) {
  const { students, leads } = lead.duplicates;
  const others = students.filter(({ _id }) => _id !== lead.studentId);
  if (!others.length && !leads.length) return null;
  return (
    <Card as="section" padding="sm" aria-labelledby="duplicates">
      <h2 id="duplicates" className="font-sans text-base tracking-normal">
        Possible duplicates
      </h2>
      <ul className="mt-1 divide-y divide-line text-sm">
        {others.map((student) => (
          <li key={student._id} className="space-y-1.5 py-2.5">
            <Link href={`/app/${area}/view-profile/${student._id}`} className={LINK}>
              {student.name}
            </Link>
            <p className="text-fine text-muted">Student. {SAME_WORDS[student.same]}.</p>
            {lead.state !== 'student' && <IsStudent leadId={lead._id} student={student} />}
          </li>
        ))}
        {leads.map((other) => (
          <li key={other._id} className="space-y-1.5 py-2.5">
            <Link href={`/app/${area}/leads/${other._id}`} className={LINK}>
              {other.name}
            </Link>
            <p className="text-fine text-muted">Enquiry. {SAME_WORDS[other.same]}.</p>
            <StageChip stage={other.state} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
