'use client';

import { useEffect, useState } from 'react';
import { NotJudged } from '@/components/eligibility/not-judged';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { SearchInput } from '@/components/ui/controls/search-input';
import { SelectField } from '@/components/ui/controls/select-field';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { toast } from '@/components/ui/feedback/toast';
import { call } from '@/lib/api/client';
import type { Applicant, applicants } from '@/lib/contract/agency/agent-area';
import type { Result } from '@/lib/contract/operation';
import { counted } from '@/lib/domain/texts/counted';
import { ApplicantRow } from './applicant-row';

interface StudentPickerProps {
  courseId: string;
  /** The application form for one student. */
  hrefOf: (studentId: string) => string;
  /** Those ticked, also when a search has them out of sight. */
  chosen: ReadonlyMap<string, Applicant>;
  onToggle: (student: Applicant) => void;
}

/**
 * The agent's students, those who fit first, with a search in them and how each stands towards the course. A name leads to the
 * form for that one student; ticked ones are applied for together.
 */
export function StudentPicker({ courseId, ...choice }: StudentPickerProps) {
  const { found, failed, search, counsellor, ofCounsellor, retry } = useApplicants(courseId);
  const counsellors = found?.counsellors ?? [];
  return (
    // One height for the list, the wait and the refusal: nothing moves under the finger.
    <div className="flex h-[min(32rem,60dvh)] flex-col gap-3 pb-2">
      <div className="flex flex-wrap gap-2">
        <div className="min-w-0 flex-1 basis-56">
          <SearchInput
            aria-label="Search students"
            placeholder="Name, email or mobile"
            maxLength={100}
            onText={search}
          />
        </div>
        {(counsellors.length > 1 || counsellor) && (
          <SelectField
            aria-label="Counsellor"
            placeholder="All counsellors"
            className="flex-1 basis-40"
            options={counsellors}
            value={counsellor}
            onChange={({ target }) => ofCounsellor(target.value)}
          />
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {failed ? (
          <ErrorBox message="Failed to fetch students." action={<Button onClick={retry}>Try again</Button>} />
        ) : found ? (
          <Found {...found} counsellor={counsellor} {...choice} />
        ) : (
          <Waiting />
        )}
      </div>
    </div>
  );
}

type FoundProps = Omit<StudentPickerProps, 'courseId'> & {
  search: string;
  counsellor: string;
  students: readonly Applicant[];
  total: number;
  notJudged: readonly string[];
};

function Found({ search, counsellor, students, total, notJudged, hrefOf, chosen, onToggle }: FoundProps) {
  if (!students.length && search) {
    const text = counsellor ? 'Try fewer letters, or all counsellors.' : 'Try fewer letters.';
    return <EmptyState illustration="search" title={`No student matches '${search}'`} text={text} />;
  }
  if (!students.length && counsellor) {
    return <EmptyState illustration="search" title={`${counsellor} has no students`} text="Choose all counsellors." />;
  }
  if (!students.length) {
    return (
      <EmptyState
        title="No students yet"
        text="Add a student first. Then you can apply for them."
        action={<ButtonLink href="/app/agent/add-student/new">Add student</ButtonLink>}
      />
    );
  }
  return (
    <>
      <p role="status" className="mb-2 text-xs text-muted">
        {countText(students.length, total)} Select one student, or tick several.
      </p>
      <NotJudged quotes={notJudged} className="mb-2" />
      <ul className="divide-y divide-line">
        {students.map((student) => (
          <ApplicantRow
            key={student._id}
            student={student}
            href={hrefOf(student._id)}
            isChosen={chosen.has(student._id)}
            onToggle={() => onToggle(student)}
          />
        ))}
      </ul>
    </>
  );
}

function countText(shown: number, total: number): string {
  if (shown < total)
    return `Showing ${shown} of ${total.toLocaleString('en-GB')}, best fit first. Search to find others.`;
  return `${counted(shown, 'student')}, best fit first.`;
}

function Waiting() {
  return (
    <Loading label="Loading students">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <div key={row} className="flex items-center gap-3 px-2 py-2.5">
          <Skeleton className="size-8 shrink-0 rounded-full" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3 w-2/3" />
            <Skeleton className="h-5 w-1/3" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

/** How many students one answer holds. */
const PICKED_AT_ONCE = 50;
/** How long the keys must be quiet before a search goes out. */
const QUIET_MS = 250;

interface ApplicantSearch {
  /** The last answer and what was searched for to get it; undefined before the first. */
  found: (Result<typeof applicants> & { search: string }) | undefined;
  failed: boolean;
  search: (text: string) => void;
  /** '' for all. */
  counsellor: string;
  ofCounsellor: (name: string) => void;
  retry: () => void;
}

/**
 * The agent's students whose name, e-mail address or mobile number contains the words, those who fit first, with how each stands
 * towards the course; the first 50.
 */
function useApplicants(courseId: string): ApplicantSearch {
  const [asked, setAsked] = useState({ text: '', counsellor: '', delay: 0 });
  const [found, setFound] = useState<ApplicantSearch['found']>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      try {
        const query = { courseId, q: asked.text, counsellor: asked.counsellor, page: 1, limit: PICKED_AT_ONCE };
        const answer = await call('GET /agent/applicants', { query, signal: leaving.signal });
        setFound({ ...answer, search: asked.text });
        setFailed(false);
      } catch {
        if (leaving.signal.aborted) return;
        setFailed(true);
        toast.error('Failed to fetch students.');
      }
    };
    const quiet = setTimeout(ask, asked.delay);
    return () => {
      clearTimeout(quiet);
      leaving.abort();
    };
  }, [asked, courseId]);

  return {
    found,
    failed,
    search: (text) => setAsked((before) => ({ ...before, text: text.trim(), delay: QUIET_MS })),
    counsellor: asked.counsellor,
    ofCounsellor: (counsellor) => setAsked((before) => ({ ...before, counsellor, delay: 0 })),
    retry: () => setAsked((before) => ({ ...before, delay: 0 })),
  };
}
