import type { StaffApplication } from '@/lib/contract/applications/staff-applications';
import { ApplicationStatusChip } from './application-status-chip';

/** An application's status with what comes next, as a table's cell. */
export function StatusCell({ status, next }: Pick<StaffApplication, 'status' | 'next'>) {
  const words = next && `${next.whose}: ${next.title}`;
  return (
    <>
      <ApplicationStatusChip status={status} />
      {words && (
        <span
          title={words}
          className="mt-0.5 line-clamp-2 text-xs text-muted wrap-anywhere whitespace-normal @4xl:line-clamp-1 md:w-44"
        >
          {words}
        </span>
      )}
    </>
  );
}
