import { ApplicationStatusChip } from '@/components/application/application-status-chip';
import { StageProgress } from '@/components/application/stage-progress';
import { Chat } from '@/components/message/chat';
import { Assignee } from '@/components/staff/hand-over/assignee';
import { MergeStudent } from '@/components/staff/student/merge-student';
import { LinkFromHere } from '@/components/tables/link-from-here';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { Card } from '@/components/ui/layout/card';
import { FactRows } from '@/components/ui/layout/fact-rows';
import { Flag } from '@/components/ui/layout/flag';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { canReadNotes } from '@/lib/access';
import type { StudentOverview } from '@/lib/contract/people/student-desk';
import { addressWords } from '@/lib/domain/accounts/helps';
import { startOf } from '@/lib/domain/applications/starts';
import { dateText, dueWords } from '@/lib/domain/days/day-words';
import { shownPhone } from '@/lib/domain/phones';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { caseOfStudent } from '@/lib/services/desk/hand-over';
import { notesOnStudent } from '@/lib/services/desk/messages/student-notes';
import type { StudentDeletion } from '@/lib/services/file/leaving/leave';
import type { MergesOfStudent } from '@/lib/services/file/merging/merge';
import { counsellorNames } from '@/lib/services/people/staff/counsellors';
import { CaseTasks } from '../../../../_parts/case-tasks';
import { DeleteStudent } from './deletion';

interface OverviewProps {
  viewer: Viewer;
  area: 'team' | 'admin';
  student: StudentOverview;
  people: MergesOfStudent;
  deletion: StudentDeletion | null;
}

/** For staff: how everything stands with a student, what is to be done, and what colleagues noted. */
export async function Overview({ viewer, area, student, people, deletion }: OverviewProps) {
  const { _id } = student;
  const isClosed = people.merges.some(({ gone }) => gone._id === _id);
  return (
    <>
      {!isClosed && <AssigneeOfStudent viewer={viewer} studentId={_id} />}
      <div className="grid items-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]">
        <OpenApplications area={area} student={student} />
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <StudentFacts area={area} student={student} />
        </div>
        {!isClosed && (
          <div className="min-w-0">
            <CaseTasks viewer={viewer} studentId={_id} />
            <StudentNotes viewer={viewer} studentId={_id} />
          </div>
        )}
      </div>
      {area === 'admin' && !isClosed && (
        <Section
          title="Duplicate accounts"
          description="Merging moves everything in the other account to this one: applications, documents and messages."
          className="mt-8 max-w-xl"
        >
          <MergeStudent student={student} alike={people.alike} />
        </Section>
      )}
      {deletion && !isClosed && <DeleteStudent student={student} deletion={deletion} />}
    </>
  );
}

async function AssigneeOfStudent({ viewer, studentId }: { viewer: Viewer; studentId: string }) {
  const [assignee, colleagues] = await Promise.all([caseOfStudent(viewer, studentId), counsellorNames()]);
  return (
    <div className="mb-6">
      <Assignee of="students" id={studentId} viewerId={viewer.userId} colleagues={colleagues} {...assignee} />
    </div>
  );
}

/** The staff's own notes on a student, with the box to write one; nothing for others. */
async function StudentNotes({ viewer, studentId }: { viewer: Viewer; studentId: string }) {
  if (!canReadNotes(viewer)) return null;
  const [first, people] = await Promise.all([notesOnStudent(viewer, studentId), counsellorNames()]);
  const place = { kind: 'student-notes', id: studentId, readers: 'our team', people } as const;
  return (
    <Section
      id="notes"
      title="Internal notes"
      description="Only our team can read these. Type @ to mention a colleague."
    >
      <Chat me={viewer.userId} place={place} first={first} className="max-h-[min(28rem,70dvh)]" />
    </Section>
  );
}

/** A student's open applications, each as one row with its stages and what waits for whom. */
function OpenApplications({ area, student }: { area: 'team' | 'admin'; student: StudentOverview }) {
  const { openApplications, closedApplications } = student;
  const closed = closedApplications ? ` ${closedApplications} closed.` : '';
  return (
    <Section title="Open applications">
      {openApplications.length === 0 ? (
        <p className="text-sm text-muted">No open applications.{closed}</p>
      ) : (
        <>
          <RowSheet className="@container">
            {openApplications.map(
              ({ _id, course, university, country, status, moves, openItems, toCheck, ...start }) => (
                <li key={_id} className="grid gap-x-6 gap-y-2 px-4 py-3 @2xl:grid-cols-[minmax(0,1fr)_15rem]">
                  <div className="min-w-0 text-sm">
                    <LinkFromHere
                      href={`/app/${area}/applications/${_id}`}
                      className="font-medium text-brand-ink wrap-anywhere underline-offset-2 hover:underline"
                    >
                      {course}
                    </LinkFromHere>
                    <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-muted">
                      <Flag country={country} className="w-4 shrink-0" labelled />
                      <span className="wrap-anywhere">{university}</span>
                      <span className="whitespace-nowrap">{startOf(start)}</span>
                    </p>
                    <p className="mt-1.5 flex flex-wrap gap-1.5">
                      <ApplicationStatusChip status={status} />
                      {toCheck && <StatusChip tone="attention">To check</StatusChip>}
                      {openItems > 0 && <StatusChip tone="neutral">{openItems} requested</StatusChip>}
                    </p>
                  </div>
                  <div className="@2xl:self-center">
                    <StageProgress status={status} moves={moves} />
                  </div>
                </li>
              ),
            )}
          </RowSheet>
          {closed && <p className="mt-2 text-fine text-muted">Plus{closed}</p>}
        </>
      )}
    </Section>
  );
}

/** Beside the applications: how to reach the student, what is due next, which papers the profile lacks. */
function StudentFacts({ area, student }: { area: 'team' | 'admin'; student: StudentOverview }) {
  const { email, agent, createdOn, profileCompleted, missingDocuments, today, dueDays } = student;
  return (
    <aside aria-label="About the student" className="mb-9 grid items-start gap-4 md:max-lg:grid-cols-2">
      {dueDays.length > 0 && (
        <Card as="section" padding="sm" aria-labelledby="due-next">
          <h2 id="due-next" className="font-sans text-base tracking-normal">
            Due next
          </h2>
          <ul className="mt-1 divide-y divide-line text-sm">
            {dueDays.map(({ key, on, what, about, applicationId }) => (
              <li key={key} className="py-2.5">
                <div className="flex items-baseline justify-between gap-3">
                  <LinkFromHere
                    href={`/app/${area}/applications/${applicationId}`}
                    className="min-w-0 wrap-anywhere hover:underline"
                  >
                    {what}
                  </LinkFromHere>
                  <span
                    className={`shrink-0 text-fine ${on < today ? 'font-semibold text-danger-ink' : 'text-accent-ink'}`}
                  >
                    {dueWords(on, today)}
                  </span>
                </div>
                <p className="text-fine text-muted wrap-anywhere">
                  <time dateTime={on}>{dateText(on)}</time> · {about}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card as="section" padding="sm" aria-labelledby="missing-documents">
        <h2 id="missing-documents" className="font-sans text-base tracking-normal">
          Missing documents
        </h2>
        {missingDocuments.length ? (
          <ul className="mt-2 list-disc ps-5 text-sm">
            {missingDocuments.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        ) : (
          <p className="mt-2 text-sm text-muted">All required documents are uploaded.</p>
        )}
      </Card>
      <Card as="section" padding="sm" aria-labelledby="student-facts">
        <h2 id="student-facts" className="font-sans text-base tracking-normal">
          Student
        </h2>
        <FactRows
          className="mt-1"
          rows={[
            { term: 'Email', value: addressWords(email) },
            { term: 'Mobile', value: shownPhone(student) || '–' },
            { term: 'Agent', value: agent ? agent.company_name || 'Agent' : 'Self' },
            { term: 'Created on', value: dateText(createdOn) },
            { term: 'Profile completed', value: `${profileCompleted}%` },
          ]}
        />
      </Card>
    </aside>
  );
}
