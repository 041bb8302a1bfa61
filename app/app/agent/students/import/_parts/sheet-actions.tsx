'use client';

import { Undo2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { saveCsv } from '@/components/tables/save-csv';
import { Button } from '@/components/ui/buttons/button';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { toast } from '@/components/ui/feedback/toast';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { asRefusal, call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';
import type { SheetRowView, StudentSheetHead } from '@/lib/contract/imports/student-sheets';
import { counted } from '@/lib/domain/texts/counted';
import { reportCsv } from './report';

const ROWS_A_CALL = 100;

/** Adds the rows of a sheet, takes them back, and saves the report; each goes on where it stopped. */
export function SheetActions({ sheet }: { sheet: StudentSheetHead }) {
  const { _id: id, fileName, backOn, counts } = sheet;
  const router = useRouter();
  const [work, setWork] = useState<'add' | 'back' | 'report' | null>(null);
  const [progress, setProgress] = useState({ done: 0, of: 0 });
  const [asks, setAsks] = useState(false);
  const { new: students = 0, lead: leads = 0 } = counts.waiting;
  const added = counts.students + counts.leads;
  const open = added - counts.removed - counts.kept;

  const run = async (what: 'add' | 'back' | 'report', of: number, next: (done: number) => Promise<number>) => {
    setWork(what);
    setProgress({ done: 0, of });
    try {
      for (let left = of; left > 0; ) {
        const after = await next(of - left);
        // Nothing moved: the rest waits for another reason.
        if (after >= left) break;
        left = after;
        setProgress({ done: of - left, of });
      }
    } catch (error) {
      toast.error(asRefusal(error, 'Some rows are not done yet.').message);
    }
    setWork(null);
    setAsks(false);
    rereadPage(router);
  };

  const add = () =>
    run(
      'add',
      students + leads,
      async () => (await call('POST /agent/student-sheets/{id}/add', { params: { id } })).left,
    );
  const takeBack = () =>
    run('back', open, async () => (await call('POST /agent/student-sheets/{id}/take-back', { params: { id } })).left);
  const report = () => {
    const rows: SheetRowView[] = [];
    const all = Object.values(counts.waiting).reduce((sum, count) => sum + count, added);
    return run('report', all, async () => {
      const query = { page: String(rows.length / ROWS_A_CALL + 1), limit: String(ROWS_A_CALL) };
      const page = await call('GET /agent/student-sheets/{id}/rows', { params: { id }, query });
      rows.push(...page.rows);
      const left = page.rows.length < ROWS_A_CALL ? 0 : page.total - rows.length;
      if (left <= 0) saveCsv(fileName, 'report', reportCsv(rows));
      return Math.max(0, left);
    });
  };

  return (
    <>
      {work && (
        <div className="mt-4">
          <ProgressBar label={PROGRESS_WORDS[work]} value={progress.done} max={progress.of} />
          {work !== 'report' && (
            <p className="mt-2 text-sm text-muted">
              Please keep this page open. If you leave it, press the button again later to continue.
            </p>
          )}
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {!backOn && students + leads > 0 && (
          <Button onClick={() => void add()} busy={work === 'add'} disabled={work !== null}>
            {`Add ${addWords(students, leads)}`}
          </Button>
        )}
        {open > 0 && (
          <Button variant="secondary" onClick={() => setAsks(true)} disabled={work !== null}>
            <Undo2 aria-hidden className="size-4" />
            {backOn ? 'Continue undo' : 'Undo import'}
          </Button>
        )}
        <Button variant="secondary" onClick={() => void report()} busy={work === 'report'} disabled={work !== null}>
          Download report
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => void takeBack()}
        busy={work === 'back'}
        title="Undo this import?"
        text="The students and leads that it added will be deleted, except those who have since signed in, applied or been changed."
        confirmLabel="Undo import"
        destructive
      />
    </>
  );
}

const PROGRESS_WORDS = { add: 'Adding', back: 'Undoing', report: 'Reading the rows' };

/** '1 student', '12 students and 3 leads' */
function addWords(students: number, leads: number): string {
  const words = [students && counted(students, 'student'), leads && counted(leads, 'lead')];
  return words.filter(Boolean).join(' and ');
}
