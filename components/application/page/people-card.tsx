import { Link } from '@/components/ui/controls/link';
import { Avatar } from '@/components/ui/layout/avatar';
import { Card } from '@/components/ui/layout/card';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { dateText } from '@/lib/domain/days/day-words';
import { peopleOf } from './people';

interface PeopleCardProps {
  application: ApplicationView;
  /** The student's profile, for those who work for them; they read it themselves without. */
  studentHref?: string;
}

/** Who is in it: the student, unless they read it, and who acts for them. Nothing while no one has acted. */
export function PeopleCard({ application, studentHref }: PeopleCardProps) {
  const people = peopleOf(application);
  if (people.length === 0 && !studentHref) return null;
  return (
    <Card as="section" padding="sm" aria-labelledby="people-of-application">
      <h2 id="people-of-application" className="font-sans text-base tracking-normal">
        Contacts
      </h2>
      <ul className="mt-3 space-y-3 text-sm">
        {studentHref && (
          <li className="flex items-center gap-3">
            <Avatar name={application.studentName} className="size-9 text-fine" />
            <span className="min-w-0">
              <Link
                href={studentHref}
                className="font-semibold text-brand-ink underline underline-offset-3 wrap-anywhere"
              >
                {application.studentName}
              </Link>
              <span className="block text-muted">Student</span>
            </span>
          </li>
        )}
        {people.map(({ name, role, actedOn, answers }) => (
          <li key={role} className="flex items-center gap-3">
            <Avatar name={name} className="size-9 text-fine" />
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{name}</span>
              <span className="block text-muted">
                {role}
                {actedOn && `, last active ${dateText(actedOn)}`}
                {answers && `, usually replies ${answers}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
