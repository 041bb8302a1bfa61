import { ButtonLink } from '@/components/ui/controls/button-link';
import { Card } from '@/components/ui/layout/card';
import type { SheetRowView, ShownRows, StudentSheetView } from '@/lib/contract/imports/student-sheets';
import { dateText } from '@/lib/domain/days/day-words';
import { PlanColumns } from './plan-columns';
import { PlanRows } from './plan-rows';
import { standWords } from './recent-sheets';
import { SheetActions } from './sheet-actions';

interface SheetPlanProps {
  sheet: StudentSheetView;
  rows: readonly SheetRowView[];
  total: number;
  show: ShownRows | undefined;
  page: number;
}

/** A kept sheet: what became of it, how it is read while nothing is added, and its rows. */
export function SheetPlan({ sheet, ...rows }: SheetPlanProps) {
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
            {`${dividers} ${dividers === 1 ? 'row is' : 'rows are'} not about a person, for example a month or a total.`}
          </p>
        )}
        <p className="mt-1 text-sm text-muted">
          {`Stored until ${dateText(sheet.forgetOn)}. ${backOn || !added ? '' : 'You can undo the import until then.'}`.trim()}
        </p>
        <SheetActions sheet={sheet} />
      </Card>
      {added === 0 && !backOn && <PlanColumns plan={sheet} />}
      {missing.length === 0 && <PlanRows sheet={sheet} {...rows} />}
    </>
  );
}
