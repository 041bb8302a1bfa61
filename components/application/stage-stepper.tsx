import { StageLine } from '@/components/ui/layout/stage-line';
import { type ApplicationStatus, isEnd } from '@/lib/domain/applications/application-status';
import { dateText } from '@/lib/domain/days/day-words';
import { type Stage, type StageMove, stagesOf } from './stages';

interface StageStepperProps {
  status: ApplicationStatus;
  moves: readonly StageMove[];
  /** 'YYYY-MM-DD': days of its year are written without the year. */
  today: string;
}

/** The stages of one application at full size, with the day each was reached. */
export function StageStepper({ status, moves, today }: StageStepperProps) {
  const steps = stagesOf(status, moves).map((stage) => ({
    label: stage.label,
    state: stage.state,
    detail: <StageDetail stage={stage} year={today.slice(0, 4)} />,
  }));
  return <StageLine label="Application stages" stages={steps} ended={isEnd(status)} />;
}

/** 'Conditional Offer, 18 Nov'. */
function StageDetail({ stage: { status, reachedAt }, year }: { stage: Stage; year: string }) {
  return (
    <>
      {status && <span>{status}</span>}
      {status && reachedAt && ', '}
      {reachedAt && (
        <time dateTime={reachedAt} className="whitespace-nowrap">
          {dateText(reachedAt).replace(` ${year}`, '')}
        </time>
      )}
    </>
  );
}
