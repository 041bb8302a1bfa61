import { CircleCheck } from 'lucide-react';
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

export function AllThere({ text }: { text: string }) {
  return (
    <p className="mb-3 flex items-center gap-2 rounded-card bg-success-soft px-4 py-3 text-sm text-success-ink">
      <CircleCheck aria-hidden className="size-5 shrink-0" />
      {text}
    </p>
  );
}
