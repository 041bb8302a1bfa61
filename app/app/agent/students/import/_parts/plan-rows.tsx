import { EmptyState } from '@/components/ui/feedback/empty-state';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { Section } from '@/components/ui/layout/section';
import { Pagination } from '@/components/ui/table/pagination';
import type { SheetRowView, ShownRows, StudentSheetView } from '@/lib/contract/imports/student-sheets';
import { factWords } from '@/lib/domain/agency/lead-facts';
import { dateText } from '@/lib/domain/days/day-words';
import { PROFILE_COLUMNS, PROFILE_LABELS, type StudentField, WORK_LABELS } from '@/lib/domain/student-fields';
import { MendRow } from './mend-row';
import { OUTCOME_TONES, OUTCOME_WORDS, OUTCOMES, shownOutcome } from './outcomes';

export const ROWS_A_PAGE = 50;

interface PlanRowsProps {
  sheet: StudentSheetView;
  rows: readonly SheetRowView[];
  total: number;
  show: ShownRows | undefined;
  page: number;
}

/** The rows of a sheet, a page at a time, with what becomes of each and why; what isn't added yet can be corrected. */
export function PlanRows({ sheet, rows, total, show, page }: PlanRowsProps) {
  const counts = countsOf(sheet);
  const at = (shown: ShownRows | undefined, of = 1) =>
    `/app/agent/students/import?sheet=${sheet._id}${shown ? `&show=${shown}` : ''}${of > 1 ? `&page=${of}` : ''}`;
  const all = OUTCOMES.filter((one) => one !== 'removed' && one !== 'kept').reduce((sum, one) => sum + counts[one], 0);
  const tabs = [
    { href: at(undefined), label: 'All', count: all },
    ...OUTCOMES.filter((one) => counts[one] > 0).map((one) => ({
      href: at(one),
      label: OUTCOME_WORDS[one],
      count: counts[one],
    })),
  ];
  return (
    <Section title="Details by row">
      <LinkTabs label="Result" tabs={tabs} current={at(show)} className="mb-4" />
      {rows.length === 0 ? (
        <EmptyState title="No rows" text="There are no rows here." />
      ) : (
        <ul aria-label="Rows in the file" className="divide-y divide-line rounded-card border border-line bg-raised">
          {rows.map((row) => (
            <PlanRow key={row.row} sheet={sheet} row={row} />
          ))}
        </ul>
      )}
      <div className="mt-4">
        <Pagination page={page} pageCount={Math.ceil(total / ROWS_A_PAGE)} href={(of) => at(show, of)} />
      </div>
    </Section>
  );
}

function PlanRow({ sheet, row }: { sheet: StudentSheetView; row: SheetRowView }) {
  const shown = shownOutcome(row);
  const facts = [
    ...WORK.flatMap(([name, label]) => {
      const text = row.work[name];
      return text ? [`${label}: ${name === 'enquiredOn' || name === 'nextOn' ? dateText(text) : text}`] : [];
    }),
    ...PROFILE_COLUMNS.flatMap((column) =>
      row.profile[column] ? [`${PROFILE_LABELS[column]}: ${row.profile[column]}`] : [],
    ),
    ...row.facts.map(factWords),
  ];
  const words = row.fate === '' ? row.message : row.keptFor;
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <p className="font-medium wrap-anywhere">
            <span className="mr-2 text-sm font-normal text-muted tabular-nums">{`Row ${row.row}`}</span>
            {row.name || '-'}
          </p>
          <p className="text-sm text-muted wrap-anywhere">
            {[row.email, row.mobile, row.counsellor_name].filter(Boolean).join(' · ')}
          </p>
          {facts.length > 0 && <p className="mt-1 text-xs text-muted wrap-anywhere">{facts.join(' · ')}</p>}
          {words && <p className="mt-1 text-xs wrap-anywhere">{words}</p>}
        </div>
        <StatusChip tone={OUTCOME_TONES[shown]}>{OUTCOME_WORDS[shown]}</StatusChip>
        {!row.isAdded && !sheet.backOn && row.outcome !== 'yours' && (
          <MendRow sheetId={sheet._id} row={row.row} cells={row.cells} fields={fieldsOf(sheet)} />
        )}
      </div>
    </li>
  );
}

const WORK = [
  ['source', WORK_LABELS.source],
  ['status', WORK_LABELS.lead_status],
  ['branch', WORK_LABELS.branch],
  ['enquiredOn', WORK_LABELS.enquired_on],
  ['nextOn', WORK_LABELS.next_on],
  ['nextText', WORK_LABELS.next_text],
] as const;

const ALWAYS: readonly StudentField[] = ['name', 'email', 'mobile', 'counsellor_name'];
const PARTS: readonly StudentField[] = ['first_name', 'middle_name', 'last_name', 'country_code'];

/** The fields of a row that can be corrected: who it is, and each column that fills the profile. */
function fieldsOf({ columns }: StudentSheetView): StudentField[] {
  const used: StudentField[] = columns.flatMap(({ field }) => (field && field !== 'left_out' ? [field] : []));
  const isInParts = !used.includes('name');
  const base = isInParts ? [...PARTS, ...ALWAYS.slice(1)] : ALWAYS;
  return [...base, ...used.filter((field) => !base.includes(field))].filter(
    (field) => ALWAYS.includes(field) || used.includes(field),
  );
}

function countsOf({ counts }: StudentSheetView): Record<ShownRows, number> {
  const { waiting, students, leads, removed, kept } = counts;
  const of = (outcome: keyof typeof waiting) => waiting[outcome] ?? 0;
  return {
    refused: of('refused'),
    new: of('new'),
    lead: of('lead'),
    yours: of('yours'),
    taken: of('taken'),
    repeated: of('repeated'),
    added: students + leads,
    removed,
    kept,
  };
}
