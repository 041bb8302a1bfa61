import { ExportMenu } from '@/components/tables/export-menu';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Link } from '@/components/ui/buttons/link';
import { Card } from '@/components/ui/layout/card';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import type {
  SheetRowView,
  ShownRows,
  StudentSheetHead,
  StudentSheetView,
} from '@/lib/contract/imports/student-sheets';
import { dateText } from '@/lib/domain/days/day-words';
import { counted } from '@/lib/domain/texts/counted';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { listSheetRows, listSheets, viewSheet } from '@/lib/services/desk/student-import/sheet-views';
import { adds, needsRule } from '../../../_parts/agency/needs-rule';
import { idIn, orNotFound } from '../../../_parts/or-not-found';
import { ImportStudents } from './_parts/import-students';
import { OUTCOMES } from './_parts/outcomes';
import { PlanColumns } from './_parts/plan-columns';
import { PlanRows, ROWS_A_PAGE } from './_parts/plan-rows';
import { PlanWords } from './_parts/plan-words';
import { SheetActions } from './_parts/sheet-actions';

export const metadata = { title: 'Import students' };

interface Address {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The import of students: a file is uploaded, or the plan of one that is kept. */
export default async function ImportStudentsPage({ searchParams }: Address) {
  const viewer = await requireViewer('agent');
  needsRule(viewer, adds);
  const { sheet: id, ...query } = await searchParams;
  if (typeof id !== 'string') {
    return (
      <>
        <PageHeader
          title="Import students"
          description="From a spreadsheet. You see the result for each row before anything is added."
          back={{ href: '/app/agent/students', label: 'All Students' }}
          actions={<ExportMenu call="GET /agent/student-import/template" query={{}} label="Template" />}
        />
        <ImportStudents />
        <RecentSheets sheets={await listSheets(viewer)} />
      </>
    );
  }
  const sheet = await orNotFound(viewSheet(viewer, idIn(id)));
  const show = OUTCOMES.find((one) => one === query.show);
  const page = Math.max(1, Math.min(10_000, Math.trunc(Number(query.page)) || 1));
  const rows = await listSheetRows(viewer, id, { show, page, limit: ROWS_A_PAGE });
  return (
    <>
      <PageHeader title="Import students" back={{ href: '/app/agent/students', label: 'All Students' }} />
      <SheetPlan sheet={sheet} {...rows} show={show} page={page} />
    </>
  );
}

interface SheetPlanProps {
  sheet: StudentSheetView;
  rows: readonly SheetRowView[];
  total: number;
  show: ShownRows | undefined;
  page: number;
}

/** A kept sheet: what became of it, how it is read while nothing is added, and its rows. */
function SheetPlan({ sheet, ...rows }: SheetPlanProps) {
  const { counts, backOn, dividers, missing } = sheet;
  const added = counts.students + counts.leads;
  return (
    <>
      <Card className="mb-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 font-medium wrap-anywhere">{sheet.fileName}</p>
          <ButtonLink href="/app/agent/students/import" variant="ghost" size="sm">
            Choose another file
          </ButtonLink>
        </div>
        <p className="mt-2 text-sm">{standWords(sheet)}</p>
        {dividers > 0 && (
          <p className="mt-1 text-sm text-muted">
            {`${counted(dividers, 'row is', 'rows are')} not about a person, for example a month or a total.`}
          </p>
        )}
        {sheet.unread > 0 && (
          <p className="mt-1 text-sm text-muted">
            {`${counted(sheet.unread, 'cell')} couldn’t be read and ${sheet.unread === 1 ? 'is' : 'are'} saved in the notes.`}
          </p>
        )}
        <p className="mt-1 text-sm text-muted">
          {`Stored until ${dateText(sheet.forgetOn)}. ${backOn || !added ? '' : 'You can undo the import until then.'}`.trim()}
        </p>
        <SheetActions sheet={sheet} />
      </Card>
      {!backOn && missing.length === 0 && (
        <PlanWords key={sheet.words.map(({ word, means }) => `${word} ${means}`).join()} sheet={sheet} />
      )}
      {added === 0 && !backOn && <PlanColumns plan={sheet} />}
      {missing.length === 0 && <PlanRows sheet={sheet} {...rows} />}
    </>
  );
}

/** The sheets that are still kept, each with what is left to do there. */
function RecentSheets({ sheets }: { sheets: readonly StudentSheetHead[] }) {
  if (!sheets.length) return null;
  return (
    <Section
      className="mt-10"
      title="Earlier imports"
      description="We store these for 30 days. During this time, you can correct rows or undo an import."
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
function standWords({ backOn, counts }: StudentSheetHead): string {
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
