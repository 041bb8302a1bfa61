import { Ago } from '@/components/activity/ago';
import { AssigneeButtons } from './assignee-buttons';
import type { Cases, Colleague } from './hand-over-dialog';

interface AssigneeProps {
  of: Cases['of'];
  id: string;
  /** The assignee, and the viewer; ids. */
  counsellorId: string | null;
  viewerId: string;
  colleagues: readonly Colleague[];
  /** Changes of hands, the newest first. */
  handOvers: readonly { byName: string; toName: string; note: string; at: string }[];
}

/** The assignee of a student or an application, with what the last one left to know; takes it or hands it over. */
export function Assignee({ of, id, counsellorId, viewerId, colleagues, handOvers }: AssigneeProps) {
  const name = colleagues.find(({ _id }) => _id === counsellorId)?.name;
  const [last] = handOvers;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p>
        <span className="text-muted">Counsellor: </span>
        <strong className="font-semibold">
          {name ?? 'not assigned'}
          {counsellorId === viewerId && ' (you)'}
        </strong>
      </p>
      <AssigneeButtons of={of} id={id} counsellorId={counsellorId} viewerId={viewerId} colleagues={colleagues} />
      {last?.note && (
        <p className="w-full max-w-reading text-muted wrap-anywhere">
          {last.byName}, <Ago iso={last.at} now={new Date()} />: “{last.note}”
        </p>
      )}
    </div>
  );
}
