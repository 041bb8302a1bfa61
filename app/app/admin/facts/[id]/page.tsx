import { notFound } from 'next/navigation';
import { VERDICT_WORDS, VerdictMark } from '@/components/drawings/verdict-mark';
import { VERDICT_MARKS } from '@/components/eligibility/fit-chip';
import { Link } from '@/components/ui/buttons/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Pagination } from '@/components/ui/table/pagination';
import { dateText } from '@/lib/domain/days/day-words';
import type { Verdict } from '@/lib/engines/eligibility/verdicts';
import { FACT_IDS, SHIPPED_FACTS } from '@/lib/engines/facts/fact-ids';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { studentsOfFact } from '@/lib/services/applications/effects';

export const metadata = { title: 'Students affected by a fact' };

const PER_PAGE = 20;

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ page?: string | string[] }>;
}

/** The students whose verdicts the changes of a fact changed. */
export default async function FactStudentsPage({ params, searchParams }: Props) {
  await requireViewer('admin');
  const { id } = await params;
  const fact = FACT_IDS.find((one) => one === decodeURIComponent(id));
  if (!fact) notFound();
  const asked = Number((await searchParams).page);
  const page = Number.isInteger(asked) && asked > 0 && asked < 100_000 ? asked : 1;
  const { students, total, pending } = await studentsOfFact(fact, { page, limit: PER_PAGE });
  const here = `/app/admin/facts/${fact}`;
  return (
    <>
      <PageHeader
        title={SHIPPED_FACTS[fact].label}
        description="Students whose eligibility for a saved course or an open application changed when this fact changed. We notified each of them once."
        back={{ href: '/app/admin/facts', label: 'Facts' }}
      />
      {pending && <p className="mb-4 text-sm text-muted">We’re still checking a change. More students may be added.</p>}
      {students.length === 0 ? (
        <EmptyState
          title="No student is affected"
          text="Nobody has changed this fact yet, or the change did not affect any student."
        />
      ) : (
        <RowSheet>
          {students.map(({ _id, userId, name, email, at, verdicts }) => (
            <SheetRow key={_id}>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Link
                  href={`/app/admin/view-profile/${userId}`}
                  className="font-medium text-brand-ink underline underline-offset-3 wrap-anywhere"
                >
                  {name || 'A deleted account'}
                </Link>
                <span className="text-sm text-muted wrap-anywhere">{email}</span>
                <span className="text-sm text-muted">{dateText(at)}</span>
              </p>
              <ul className="mt-1.5 space-y-1.5 text-sm">
                {verdicts.map((verdict) => (
                  <li key={`${verdict.courseId} ${verdict.applicationId} ${verdict.of}`}>
                    <VerdictChange {...verdict} />
                  </li>
                ))}
              </ul>
            </SheetRow>
          ))}
        </RowSheet>
      )}
      <div className="mt-6">
        <Pagination
          label="Pages of students"
          page={page}
          pageCount={Math.ceil(total / PER_PAGE)}
          href={(next) => `${here}?page=${next}`}
        />
      </div>
    </>
  );
}

interface VerdictChangeProps {
  course: string;
  university: string;
  /** Null for a saved course. */
  applicationId: string | null;
  of: 'admission' | 'visa';
  from: Verdict;
  to: Verdict;
}

/** One verdict before and after, with what it is about. */
function VerdictChange({ course, university, applicationId, of, from, to }: VerdictChangeProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <span className="min-w-0 wrap-anywhere">
        {course}, {university}
        <span className="text-muted">
          {' '}
          ({applicationId ? 'applied for' : 'saved'}, {of === 'visa' ? 'English for the visa' : 'admission'})
        </span>
      </span>
      <span className="inline-flex items-center gap-1.5 text-muted">
        <VerdictMark kind={VERDICT_MARKS[from]} className="size-4" />
        {VERDICT_WORDS[VERDICT_MARKS[from]]}
      </span>
      <span aria-hidden>→</span>
      <span className="sr-only">is now</span>
      <span className="inline-flex items-center gap-1.5 font-semibold">
        <VerdictMark kind={VERDICT_MARKS[to]} className="size-4" />
        {VERDICT_WORDS[VERDICT_MARKS[to]]}
      </span>
    </span>
  );
}
