import { AllThere, ChecklistFigures } from '@/components/application/checklist/checklist';
import { ChecklistRow, ROW_ACTIONS, ROW_REST, renewalOf } from '@/components/application/checklist/checklist-row';
import { FileToCheck } from '@/components/application/checklist/file-preview';
import { FileLink } from '@/components/application/checklist/item-words';
import { inOrderOfWork } from '@/components/application/checklist/order';
import { PayeeLine } from '@/components/application/checklist/payee-line';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import type { ItemView } from '@/lib/contract/applications/application-parts';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { nextMoveFrom } from '@/lib/domain/applications/application-status';
import { counted } from '@/lib/domain/texts/counted';
import { AskButton } from './ask-button';
import { NextMove } from './next-move';
import { ReviewButtons } from './review-buttons';

interface StaffChecklistProps {
  application: ApplicationView;
  today: string;
  /** It stayed on a merged account: nothing more is asked there. */
  merged: boolean;
}

/** What staff asked for on an application, what there is to check first, each with its review in its row. */
export function StaffChecklist({ application, today, merged }: StaffChecklistProps) {
  const { _id, items, checklist, canAsk, next } = staffView(application);
  return (
    <Section
      title="Requested"
      actions={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {items.length > 0 && <ChecklistFigures checklist={checklist} />}
          {canAsk && !merged && <AskButton applicationId={_id} />}
        </div>
      }
    >
      {checklist.complete && (
        <AllThere text={`Everything requested is accepted.${next ? ' You can update the application’s status.' : ''}`}>
          {next && <NextMove applicationId={_id} from={application.applicationStatus} to={next} />}
        </AllThere>
      )}
      {items.length === 0 ? (
        <p className="text-sm text-muted">Nothing requested yet.</p>
      ) : (
        <RowSheet>
          {inOrderOfWork(items, true).map((item) => (
            <ChecklistRow
              key={item._id}
              item={item}
              today={today}
              renew={renewalOf(application.endsTooSoon, item)}
              about={<PayeeLine item={item} applicationId={application._id} />}
            >
              <ReviewButtons applicationId={_id} item={item} className={ROW_ACTIONS} />
              <Files item={item} />
            </ChecklistRow>
          ))}
        </RowSheet>
      )}
    </Section>
  );
}

function staffView({ _id, items, checklist, moves, applicationStatus }: ApplicationView) {
  const next = nextMoveFrom(applicationStatus);
  return {
    _id,
    items,
    checklist,
    // An application at an end has no moves, and nothing more is asked there.
    canAsk: moves.length > 0,
    next: next && moves.includes(next) ? next : null,
  };
}

/** The files of the answer; returned ones are folded away. */
function Files({ item: { label, files } }: { item: ItemView }) {
  const present = files.filter(({ returned }) => !returned);
  const returned = files.filter((file) => file.returned);
  return (
    <div className={ROW_REST}>
      {present.length > 0 && (
        <ul aria-label={`Files of ${label}`} className="space-y-1">
          {present.map((file) => (
            <FileToCheck key={file.fileId} file={file} />
          ))}
        </ul>
      )}
      {returned.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer text-muted">
            {`${counted(returned.length, 'file was', 'files were')} returned`}
          </summary>
          <ul className="mt-1 space-y-1">
            {returned.map((file) => (
              <li key={file.fileId} className="flex min-w-0">
                <FileLink file={file} className="py-1" />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
