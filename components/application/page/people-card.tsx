import { Link } from '@/components/ui/buttons/link';
import { Avatar } from '@/components/ui/layout/avatar';
import { Card } from '@/components/ui/layout/card';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { replyWords } from '@/lib/domain/applications/assignment';
import { dateText } from '@/lib/domain/days/day-words';

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

/** A person who acts in an application. */
interface PersonOfApplication {
  name: string;
  role: 'Counsellor' | 'Agent';
  /** When they last did something here, ISO 8601; null for an assignee who didn't yet. */
  actedOn: string | null;
  /** How long their answers usually take: 'within 5 hours'; null where that isn't known. */
  answers: string | null;
}

type Acted = Pick<ApplicationView, 'history' | 'acts' | 'hasAgent' | 'counsellor' | 'handler'>;

/**
 * Those who act in it beside the student: the assignee, else the one who last did something in it, and the
 * agent who did.
 */
function peopleOf({ history, acts, hasAgent, counsellor, handler }: Acted): PersonOfApplication[] {
  const signatures = [...history, ...acts].toSorted((one, other) => other.at.localeCompare(one.at));
  const last = (roles: readonly string[], role: PersonOfApplication['role']): PersonOfApplication[] => {
    const found = signatures.find(({ byRole, byName }) => roles.includes(byRole) && byName);
    return found ? [{ name: found.byName, role, actedOn: found.at, answers: null }] : [];
  };
  if (counsellor && handler.kind === 'agency')
    return [{ name: counsellor.name, role: 'Agent', actedOn: null, answers: null }];
  const replyMinutes = counsellor?.replyMinutes ?? null;
  const answers = replyMinutes === null ? null : replyWords(replyMinutes);
  const assignee: PersonOfApplication[] = counsellor
    ? [{ name: counsellor.name, role: 'Counsellor', actedOn: null, answers }]
    : last(['team', 'admin'], 'Counsellor');
  return [...assignee, ...(hasAgent ? last(['agent'], 'Agent') : [])];
}
