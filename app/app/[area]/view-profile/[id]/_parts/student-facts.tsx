import { LinkFromHere } from '@/components/tables/link-from-here';
import { Card } from '@/components/ui/layout/card';
import { FactRows } from '@/components/ui/layout/fact-rows';
import type { StudentOverview } from '@/lib/contract/people/student-desk';
import { dateText, dueWords } from '@/lib/domain/days/day-words';
import { shownPhone } from '@/lib/domain/phones';

/** Beside the applications: how to reach the student, what is due next, which papers the profile lacks. */
export function StudentFacts({ area, student }: { area: 'team' | 'admin'; student: StudentOverview }) {
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
            { term: 'Email', value: email },
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
