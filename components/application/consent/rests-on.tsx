import { StatusChip } from '@/components/ui/feedback/status-chip';
import type { ConsentView } from '@/lib/contract/my-data/consent';
import { dateText } from '@/lib/domain/days/day-words';
import { roleWords } from '@/lib/domain/roles';

type Rests = NonNullable<NonNullable<ConsentView['given']>['restsOn']>;
type Address = Rests['student'];

/** For staff: the e-mail addresses behind a consent, and who entered each. What the agency entered proves less. */
export function RestsOn({ restsOn: { student, guardian, link, spoken } }: { restsOn: Rests }) {
  const lines = [
    { whose: 'Student', of: student },
    ...(guardian ? [{ whose: 'Parent or guardian', of: guardian }] : []),
  ];
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-3 border-t border-line pt-4 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
      {lines.map(({ whose, of }) => (
        <div key={whose} className="sm:contents">
          <dt className="text-muted">{whose}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {of.address || 'Email address not recorded'}
            <span className="mt-1 flex flex-wrap items-center gap-2 text-muted">
              {of.entered?.byRole === 'agent' && <StatusChip tone="attention">Entered by the agency</StatusChip>}
              {enteredWords(of.entered)}
            </span>
          </dd>
        </div>
      ))}
      {spoken && !spoken.due && (
        <div className="sm:contents">
          <dt className="text-muted">Verified by</dt>
          <dd className="min-w-0 wrap-anywhere">
            {spoken.byName} spoke with the student on {dateText(spoken.at)}
          </dd>
        </div>
      )}
      {link && (
        <div className="sm:contents">
          <dt className="text-muted">Confirmed by</dt>
          <dd className="min-w-0 wrap-anywhere">
            The link emailed to that address, with the date of birth. {link.askedByName} requested it.
          </dd>
        </div>
      )}
    </dl>
  );
}

function enteredWords(entered: Address['entered']): string {
  if (!entered) return 'Who entered it was not recorded';
  const { byName, byRole, at } = entered;
  return byRole === 'agent'
    ? `${byName}, ${dateText(at)}`
    : `Entered by ${byName} (${roleWords(byRole)}), ${dateText(at)}`;
}
