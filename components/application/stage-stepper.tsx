import { dateText } from '@/components/course/format';
import { StageLine } from '@/components/ui/layout/stage-line';
import { type ApplicationStatus, isEnd } from '@/lib/domain/application-status';
import { type Stage, type StageMove, stagesOf } from './stages';

/** The stages of one application at full size, with the day each was reached. */
export function StageStepper({ status, moves }: { status: ApplicationStatus; moves: readonly StageMove[] }) {
  const steps = stagesOf(status, moves).map((stage) => ({
    label: stage.label,
    state: stage.state,
    detail: <StageDetail {...stage} />,
  }));
  return <StageLine label="Stages of the application" stages={steps} ended={isEnd(status)} />;
}

function StageDetail({ status, reachedAt }: Stage) {
  return (
    <>
      {status && <span className="block">{status}</span>}
      {reachedAt && (
        <time dateTime={reachedAt} className="whitespace-nowrap">
          {dateText(reachedAt)}
        </time>
      )}
    </>
  );
}
