import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { ItemAnswer } from './item-answer';
import { ItemIcon } from './item-icon';
import { ItemWords } from './item-words';
import { inOrderOfWork } from './order';

interface ChecklistProps {
  application: Pick<ApplicationView, '_id' | 'items' | 'checklist'>;
  title: string;
  /** 'YYYY-MM-DD'. */
  today: string;
}

/** What is asked of the student, for the student and their agent: each row does its work in place. Nothing asked, nothing shown. */
export function Checklist({ application, title, today }: ChecklistProps) {
  const { _id, items, checklist } = application;
  if (items.length === 0) return null;
  return (
    <Section title={title} actions={<ChecklistFigures checklist={checklist} />}>
      {checklist.complete && <AllThere text="Everything asked for is accepted. Your counsellor takes the next step." />}
      <RowSheet>
        {inOrderOfWork(items).map((item) => (
          <li key={item._id} className="flex gap-3 px-3.5 py-3.5 sm:px-5">
            <ItemIcon state={item.state} />
            <div className="min-w-0 flex-1">
              <ItemWords item={item} today={today} />
              <ItemAnswer applicationId={_id} item={item} />
            </div>
          </li>
        ))}
      </RowSheet>
    </Section>
  );
}

/** '2 of 5 accepted'. */
export function ChecklistFigures({ checklist }: Pick<ApplicationView, 'checklist'>) {
  const { accepted, asked, toCheck } = checklist;
  return (
    <p className="text-sm text-muted tabular-nums">
      {accepted} of {asked} accepted{toCheck > 0 && ` · ${toCheck} to check`}
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
