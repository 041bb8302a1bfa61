import Link from 'next/link';
import { ChecklistRow } from '@/components/application/checklist/checklist-row';
import { ItemAnswer } from '@/components/application/checklist/item-answer';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import type { OpenItem } from '@/lib/services/checklists/open-items';

/** What is asked of the student on all applications, by due day, each answered right here. */
export function AskedOfYou({ items, today }: { items: readonly OpenItem[]; today: string }) {
  if (items.length === 0) return null;
  return (
    <Section title="What is asked of you">
      <RowSheet>
        {items.map(({ applicationId, what, item }) => (
          <ChecklistRow
            key={item._id}
            item={item}
            today={today}
            about={
              <p className="mt-0.5 text-sm">
                <Link
                  href={`/app/student/my-applications/${applicationId}`}
                  className="text-brand-ink underline underline-offset-2 wrap-anywhere hover:no-underline"
                >
                  {what}
                </Link>
              </p>
            }
          >
            <ItemAnswer applicationId={applicationId} item={item} />
          </ChecklistRow>
        ))}
      </RowSheet>
    </Section>
  );
}
