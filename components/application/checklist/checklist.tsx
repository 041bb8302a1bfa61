import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import type { ItemView } from '@/lib/contract/applications/application-parts';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { isEnd } from '@/lib/domain/applications/application-status';
import { ChecklistRow, renewalOf } from './checklist-row';
import { ItemAnswer } from './item-answer';
import { inOrderOfWork } from './order';
import { PayeeLine } from './payee-line';

interface ChecklistProps {
  application: Pick<ApplicationView, '_id' | 'items' | 'endsTooSoon' | 'checklist' | 'handler' | 'applicationStatus'>;
  title: string;
  /** 'YYYY-MM-DD'. */
  today: string;
  /** For who handles it too: beside the figures, the review of an item, and what follows when all is there. */
  handling?: { ask: ReactNode; review: (item: ItemView) => ReactNode; next: ReactNode };
}

/**
 * What is asked of the student, for the student and their agent: each row does its work in place. Nothing asked, nothing shown, but to who
 * handles it and can ask.
 */
export function Checklist({ application, title, today, handling }: ChecklistProps) {
  const { _id, items, endsTooSoon, checklist } = application;
  if (items.length === 0 && !handling?.ask) return null;
  return (
    <Section
      title={title}
      actions={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {items.length > 0 && <ChecklistFigures checklist={checklist} />}
          {handling?.ask}
        </div>
      }
    >
      {checklist.complete && !isEnd(application.applicationStatus) && (
        <AllThere
          text={`Everything requested has been accepted.${handling ? '' : ` ${application.handler.agency || 'Your counsellor'} will take the next step.`}`}
        >
          {handling?.next}
        </AllThere>
      )}
      {items.length === 0 && <p className="text-sm text-muted">Nothing requested yet.</p>}
      {items.length > 0 && (
        <RowSheet>
          {inOrderOfWork(items).map((item) => (
            <ChecklistRow
              key={item._id}
              item={item}
              today={today}
              renew={renewalOf(endsTooSoon, item)}
              about={<PayeeLine item={item} applicationId={_id} />}
            >
              <ItemAnswer applicationId={_id} item={item} />
              {handling?.review(item)}
            </ChecklistRow>
          ))}
        </RowSheet>
      )}
    </Section>
  );
}

/** More than this many bars would be too thin to see. */
const MOST_BARS = 12;

/** '2 of 5 accepted', with a bar for each. */
export function ChecklistFigures({ checklist }: Pick<ApplicationView, 'checklist'>) {
  const { accepted, asked, toCheck } = checklist;
  const bars = [
    ...Array<string>(accepted).fill('bg-success'),
    ...Array<string>(toCheck).fill('bg-brand'),
    ...Array<string>(Math.max(0, asked - accepted - toCheck)).fill('bg-line'),
  ];
  return (
    <p className="flex items-center gap-2.5 text-sm text-muted tabular-nums">
      {asked <= MOST_BARS && (
        <span aria-hidden className="flex w-28 gap-0.75 max-sm:hidden">
          {bars.map((colour, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have no more to them than their place
            <span key={place} className={`h-1.5 flex-1 rounded-full ${colour}`} />
          ))}
        </span>
      )}
      <span>
        {accepted} of {asked} accepted{toCheck > 0 && ` · ${toCheck} to check`}
      </span>
    </p>
  );
}

/** That everything asked for is accepted, with what the reader can do next. */
export function AllThere({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-success-soft px-4 py-3 text-sm text-success-ink">
      <p className="flex min-w-0 flex-1 basis-64 items-center gap-2">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        {text}
      </p>
      {children}
    </div>
  );
}
