'use client';

import Link from 'next/link';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorBox } from '@/components/ui/error-box';
import { SearchInput } from '@/components/ui/search-input';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import type { StudentRow } from '@/lib/contract/students';
import { PICKED_AT_ONCE, useStudents } from './use-students';

/** The agent's students by name, with a search in them; each is a link to `hrefOf` their id. */
export function StudentPicker({ hrefOf }: { hrefOf: (studentId: string) => string }) {
  const { found, failed, search, retry } = useStudents();
  return (
    // One height for the list, the wait and the refusal: nothing moves under the finger.
    <div className="flex h-[min(28rem,60dvh)] flex-col gap-3 pb-4">
      <SearchInput aria-label="Search students" placeholder="Name, e-mail or mobile" maxLength={100} onText={search} />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {failed ? (
          <ErrorBox message="Failed to fetch students." action={<Button onClick={retry}>Try again</Button>} />
        ) : found ? (
          <Found {...found} hrefOf={hrefOf} />
        ) : (
          <Waiting />
        )}
      </div>
    </div>
  );
}

interface FoundProps {
  search: string;
  students: readonly StudentRow[];
  hrefOf: (studentId: string) => string;
}

function Found({ search, students, hrefOf }: FoundProps) {
  if (!students.length && search) {
    return <EmptyState illustration="search" title={`No student matches '${search}'`} text="Try fewer letters." />;
  }
  if (!students.length) {
    return (
      <EmptyState
        title="No students yet"
        text="Add a student first; then you can apply for them."
        action={<ButtonLink href="/app/agent/add-student/new">Add a student</ButtonLink>}
      />
    );
  }
  return (
    <>
      <p role="status" className="mb-2 text-xs text-muted">
        {countText(students.length)}
      </p>
      <ul className="divide-y divide-line">
        {students.map(({ _id, name, email }) => (
          <li key={_id}>
            <Link
              href={hrefOf(_id)}
              prefetch={false}
              className="flex items-center gap-3 rounded-control px-2 py-2.5 hover:bg-sunken"
            >
              <Avatar name={name} />
              <span className="min-w-0 flex-1">
                <span className="block font-medium wrap-anywhere">{name}</span>
                <span className="block text-sm text-muted wrap-anywhere">{email}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function countText(count: number): string {
  if (count === PICKED_AT_ONCE) return `The first ${count} by name. Search to find others.`;
  return count === 1 ? '1 student' : `${count} students`;
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
          </div>
        </div>
      ))}
    </Loading>
  );
}
