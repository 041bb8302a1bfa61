import { classNames } from '@/components/ui/layout/class-names';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { type Stage, type StageMove, stagesOf } from './stages';
import { kindOf } from './status-kind';

/** The stages of an application as one line, for lists: a mark for each, the current one in words. */
export function StageProgress({ status, moves }: { status: ApplicationStatus; moves: readonly StageMove[] }) {
  const stages = stagesOf(status, moves);
  const closed = kindOf(status) === 'closed';
  return (
    <div>
      <ol aria-label="Stages" className="flex gap-1">
        {stages.map(({ label, state }) => (
          <li key={label} aria-current={state === 'now' ? 'step' : undefined} className="h-1.5 flex-1">
            <span
              className={classNames(
                'block h-full rounded-full',
                closed && state === 'now' ? 'bg-control' : MARK[state],
              )}
            />
            <span className="sr-only">
              {label} ({SPOKEN[state]})
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-xs text-muted">{closed ? <Ended stages={stages} /> : <Underway stages={stages} />}</p>
    </div>
  );
}

function Underway({ stages }: { stages: readonly Stage[] }) {
  const current = stages.findIndex(({ state }) => state === 'now');
  const at = current === -1 ? stages.length - 1 : current;
  const next = stages[at + 1]?.label;
  return (
    <>
      Stage {at + 1} of {stages.length}: <span className="font-medium text-ink">{stages[at]?.label}</span>
      {next && ` · next: ${next}`}
    </>
  );
}

function Ended({ stages }: { stages: readonly Stage[] }) {
  return (
    <>
      Closed at stage <span className="font-medium text-ink">{stages.at(-2)?.label}</span>
    </>
  );
}

const MARK = { done: 'bg-brand', now: 'bg-brand', next: 'bg-sunken' };
const SPOKEN = { done: 'done', now: 'now', next: 'upcoming' };
