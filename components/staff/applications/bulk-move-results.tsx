import { CircleCheck, CircleX } from 'lucide-react';
import { Button } from '@/components/ui/controls/button';
import type { MoveResult, StaffApplication } from '@/lib/contract/applications/staff-applications';

/** What came of a move of several. */
export interface Outcome {
  applications: readonly StaffApplication[];
  message: string;
  results: readonly MoveResult[];
}

/** Of each application whether it was moved, and why not; the refused ones first. */
export function BulkMoveResults({ applications, message, results, onClose }: Outcome & { onClose: () => void }) {
  const inOrder = [...results].sort((one, other) => Number(one.moved) - Number(other.moved));
  return (
    <section
      aria-label="Results"
      className="order-last w-full max-w-2xl rounded-control border border-line bg-raised p-3"
    >
      <p role="status" className="text-sm font-semibold">
        {message}
      </p>
      <ul className="mt-1 max-h-72 divide-y divide-line overflow-y-auto text-sm">
        {inOrder.map(({ _id, moved, message: why }) => {
          const application = applications.find((one) => one._id === _id);
          const Icon = moved ? CircleCheck : CircleX;
          return (
            <li key={_id} className="flex items-start gap-2.5 py-2">
              <Icon
                aria-hidden
                className={`mt-0.5 size-4 shrink-0 ${moved ? 'text-success-ink' : 'text-danger-ink'}`}
              />
              <div className="min-w-0 wrap-anywhere">
                <p>
                  {application?.studentName}: {application?.course}
                </p>
                <p className={moved ? 'text-muted' : 'text-danger-ink'}>{moved ? 'Moved.' : why}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <Button size="sm" variant="secondary" className="mt-2" onClick={onClose}>
        Close
      </Button>
    </section>
  );
}
