import { ChecklistRow } from '@/components/application/checklist/checklist-row';
import { ItemAnswer } from '@/components/application/checklist/item-answer';
import { Link } from '@/components/ui/buttons/link';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import type { OpenItem } from '@/lib/services/applications/checklists/open-items';
import { applicationHref } from './application-href';

interface OpenItemsProps {
  area: 'student' | 'agent';
  items: readonly OpenItem[];
  /** 'YYYY-MM-DD'. */
  today: string;
}

/** What is asked of a student, or of an agent's students, on all applications, by due day, each answered right here. */
export function OpenItems({ area, items, today }: OpenItemsProps) {
  if (items.length === 0) return null;
  return (
    <Section title={area === 'agent' ? 'Requested from your students' : 'Requested from you'}>
      <RowSheet>
        {items.map(({ applicationId, studentName, what, item }) => (
          <ChecklistRow
            key={item._id}
            item={item}
            today={today}
            about={
              <p className="mt-0.5 text-sm">
                {area === 'agent' && `${studentName} · `}
                <Link
                  href={applicationHref(area, applicationId)}
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
