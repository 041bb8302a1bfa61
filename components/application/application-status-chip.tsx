import { StatusChip } from '@/components/ui/feedback/status-chip';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { kindOf, STATUS_KINDS, toneOf } from './status-kind';
import { StatusKindIcon } from './status-kind-icon';

/** An application's status in the colour and icon of its kind. */
export function ApplicationStatusChip({ status }: { status: ApplicationStatus }) {
  const kind = kindOf(status);
  return (
    <StatusChip tone={toneOf(kind)} icon={<StatusKindIcon kind={kind} />}>
      {status}
    </StatusChip>
  );
}

/** What the colours and icons of statuses stand for. */
export function StatusLegend() {
  return (
    <dl className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-xs text-muted">
      <dt className="mr-1">Colour key</dt>
      {STATUS_KINDS.map(({ kind, label }) => (
        <dd key={kind}>
          <StatusChip tone={toneOf(kind)} icon={<StatusKindIcon kind={kind} />}>
            {label}
          </StatusChip>
        </dd>
      ))}
    </dl>
  );
}
