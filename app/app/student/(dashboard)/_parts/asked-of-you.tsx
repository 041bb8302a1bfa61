import Link from 'next/link';
import { ItemAnswer } from '@/components/application/checklist/item-answer';
import { ItemIcon } from '@/components/application/checklist/item-icon';
import { ItemWords } from '@/components/application/checklist/item-words';
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
          <li key={item._id} className="flex gap-3 px-3.5 py-3.5 sm:px-5">
            <ItemIcon state={item.state} />
            <div className="min-w-0 flex-1">
              <ItemWords item={item} today={today} />
              <p className="mt-0.5 text-sm">
                <Link
                  href={`/app/student/my-applications/${applicationId}`}
                  className="text-brand-ink underline underline-offset-2 wrap-anywhere hover:no-underline"
                >
                  {what}
                </Link>
              </p>
              <ItemAnswer applicationId={applicationId} item={item} />
            </div>
          </li>
        ))}
      </RowSheet>
    </Section>
  );
}
