import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { ASKED_BY, startIn, startOf, startWords } from '@/lib/domain/applications/starts';
import { dateText } from '@/lib/domain/days/day-words';
import { AskStart, ChangeStart, DecideStart } from './start-buttons';

/** When the course starts, where that changed or may change: the starts it had, a request for a later one, and who decides it. */
export function StartSection({ application }: { application: ApplicationView }) {
  const { _id, starts, startRequest, canAskStart, canChangeStart, handler, startIsKnown } = application;
  const isMoved = starts.length > 1;
  if (!isMoved && !startRequest && !canAskStart) return null;
  const who = handler.agency || 'our team';
  return (
    <Section
      id="start"
      title="Start of the course"
      actions={
        <>
          {canAskStart && <AskStart applicationId={_id} who={who} />}
          {canChangeStart && isMoved && <ChangeStart applicationId={_id} seen={startOf(application)} />}
        </>
      }
    >
      <Card>
        <p className="font-medium">
          {startIsKnown ? `Starts in ${startOf(application)}` : 'The new start is not known yet.'}
        </p>
        {startRequest && (
          <div className="mt-3 rounded-control bg-accent-soft px-3 py-2">
            <p className="wrap-anywhere">
              {`${startRequest.byName} asked on ${dateText(startRequest.at)} for a later start (${startWords(startIn(startRequest))}): ${startRequest.reason}`}
            </p>
            <p className="mt-1 text-sm text-muted">{`All due dates are paused until ${who} decides.`}</p>
          </div>
        )}
        {startRequest && canChangeStart && <DecideStart applicationId={_id} from={application.applicationStatus} />}
        {isMoved && (
          <ol aria-label="Start dates of the course" className="mt-3 space-y-1 text-sm text-muted">
            {starts.map((start) => (
              <li key={start.since} className="wrap-anywhere">
                {historyWords(start)}
              </li>
            ))}
          </ol>
        )}
      </Card>
    </Section>
  );
}

function historyWords(start: ApplicationView['starts'][number]): string {
  const { since, byName, askedBy, why, evidence } = start;
  if (!byName) return `${startWords(startIn(start))}: applied for on ${dateText(since)}`;
  const asked = askedBy ? `, asked for by ${ASKED_BY[askedBy].toLowerCase()}` : '';
  const shown = evidence ? ` Letter: ${evidence}.` : '';
  return `${startWords(startIn(start))}: recorded by ${byName} on ${dateText(since)}${asked}. ${why}${shown}`;
}
