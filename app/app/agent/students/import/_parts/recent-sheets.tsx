import { Link } from '@/components/ui/controls/link';
import { Section } from '@/components/ui/layout/section';
import type { StudentSheetHead } from '@/lib/contract/imports/student-sheets';
import { dateText } from '@/lib/domain/days/day-words';

/** The sheets that are still kept, each with what is left to do there. */
export function RecentSheets({ sheets }: { sheets: readonly StudentSheetHead[] }) {
  if (!sheets.length) return null;
  return (
    <Section
      className="mt-10"
      title="Earlier imports"
      description="Stored for 30 days. During this time you can correct rows or undo an import."
    >
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {sheets.map((sheet) => (
          <li key={sheet._id} className="px-4 py-3">
            <Link href={`/app/agent/students/import?sheet=${sheet._id}`} className="font-medium wrap-anywhere">
              {sheet.fileName}
            </Link>
            <p className="text-sm text-muted">{`${dateText(sheet.createdOn)}, ${sheet.byName}. ${standWords(sheet)}`}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** 'Added: 285. Waiting: 3. Refused: 12.' */
export function standWords({ backOn, counts }: StudentSheetHead): string {
  const { waiting, students, leads, removed, kept } = counts;
  if (backOn) return `Undone: ${figure(removed)} removed, ${figure(kept)} not undone.`;
  const waits = (waiting.new ?? 0) + (waiting.lead ?? 0);
  return [
    students + leads ? `Added: ${figure(students + leads)}.` : '',
    waits ? `Not added yet: ${figure(waits)}.` : '',
    waiting.refused ? `Rejected: ${figure(waiting.refused)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const figure = (count: number) => count.toLocaleString('en-GB');
