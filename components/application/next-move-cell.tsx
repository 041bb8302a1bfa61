import type { StaffApplication } from '@/lib/contract/applications/staff-applications';

/** Who acts next on an application, and what they do, as a table's cell. */
export function NextMoveCell({ next }: Pick<StaffApplication, 'next'>) {
  if (!next) return '-';
  return (
    <>
      <span className={next.isYours ? 'font-medium' : ''}>{next.whose}</span>
      <span className="block text-xs text-muted wrap-anywhere">{next.title}</span>
    </>
  );
}
