import { ApplicationStatusChip } from '@/components/application/application-status-chip';
import { TakeMergeBack } from '@/components/staff/student/take-merge-back';
import { LinkFromHere } from '@/components/tables/link-from-here';
import { Link } from '@/components/ui/controls/link';
import type { MergeView } from '@/lib/contract/people/merging';
import { isEnd } from '@/lib/domain/applications/application-status';
import { dateText } from '@/lib/domain/days/day-words';

interface MergesProps {
  area: 'team' | 'admin';
  studentId: string;
  merges: readonly MergeView[];
}

/** Which accounts were merged into this one, or into which this one was; nothing where there are none. */
export function Merges({ area, studentId, merges }: MergesProps) {
  if (!merges.length) return null;
  const now = new Date().toISOString();
  return (
    <ul className="mb-5 space-y-2 text-sm">
      {merges.map((merge) => {
        const { _id, keep, gone, byName, at, endsOn, isWhole, twins } = merge;
        const isGone = gone._id === studentId;
        const other = isGone ? keep : gone;
        return (
          <li
            key={_id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-card border border-line bg-sunken px-4 py-2.5"
          >
            <p className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
              {isGone ? 'Merged into ' : 'Includes the former account of '}
              <Link
                href={`/app/${area}/view-profile/${other._id}`}
                className="font-medium text-brand-ink underline-offset-2 hover:underline"
              >
                {other.name}
              </Link>
              {`${isGone ? '' : ', merged'} on ${dateText(at)} by ${byName}.`}
              {!isWhole && ' The merge is still running.'}
            </p>
            {area === 'admin' && endsOn > now && <TakeMergeBack merge={merge} />}
            {twins.length > 0 && <StayedApplications area={area} isGone={isGone} twins={twins} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The applications that stayed on the account that went, each with the way to it: one of the two is to be withdrawn. */
function StayedApplications({ area, isGone, twins }: { area: string; isGone: boolean; twins: MergeView['twins'] }) {
  const isOpen = twins.some(({ status }) => !isEnd(status));
  return (
    <div className="min-w-0 basis-full wrap-anywhere">
      <p>
        {`The student applied for the same course and intake on both accounts. The application on ${isGone ? 'this' : 'the closed'} account was not moved`}
        {isOpen ? ': withdraw one of the two.' : '.'}
      </p>
      <ul className="mt-1 space-y-1">
        {twins.map(({ _id, what, status }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <LinkFromHere
              href={`/app/${area}/applications/${_id}`}
              className="font-medium text-brand-ink underline-offset-2 hover:underline"
            >
              {what}
            </LinkFromHere>
            <ApplicationStatusChip status={status} />
          </li>
        ))}
      </ul>
    </div>
  );
}
