import type { StaffApplication } from '@/lib/contract/applications/staff-applications';
import { awaitedConsentWords } from '@/lib/domain/applications/consent';
import { ApplicationStatusChip } from './application-status-chip';

/** An application's status with what comes next, as a table's cell. */
export function StatusCell({ status, next, missingYes }: Pick<StaffApplication, 'status' | 'next' | 'missingYes'>) {
  const waits = awaitedConsentWords(missingYes);
  // Whose move it is says the same, unless it is the reader's own.
  const words = next && (!waits || next.isYours) && `${next.whose}: ${next.title}`;
  return (
    <>
      <ApplicationStatusChip status={status} />
      {waits && (
        <span
          title={waits}
          className="mt-1 line-clamp-2 text-xs font-medium text-accent-ink whitespace-normal @4xl:line-clamp-1 md:w-40"
        >
          {waits}
        </span>
      )}
      {words && (
        <span
          title={words}
          className="mt-0.5 line-clamp-2 text-xs text-muted wrap-anywhere whitespace-normal @4xl:line-clamp-1 md:w-40"
        >
          {words}
        </span>
      )}
    </>
  );
}
