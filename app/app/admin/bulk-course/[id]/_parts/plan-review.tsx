import { Download, TriangleAlert } from 'lucide-react';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { Link } from '@/components/ui/buttons/link';
import { Card } from '@/components/ui/layout/card';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { Section } from '@/components/ui/layout/section';
import type { TableState } from '@/components/ui/table/table-state';
import type { CourseImportView, ReviewKind } from '@/lib/contract/imports/course-import-views';
import { dateText } from '@/lib/domain/days/day-words';
import { isLeavable, NO_COLUMN, PLAN_WORDS, type PlanKind } from '@/lib/domain/imports/import-plan';
import { registerOfSource } from '@/lib/domain/imports/registers';
import { counted } from '@/lib/domain/texts/counted';
import { importRows } from '@/lib/services/catalogue/course-import/views';
import { loadTable } from '../../../../_parts/load/load-table';
import { LeaveKind } from './leave-row';
import { PlanDecision } from './plan-decision';
import { PlanRows } from './plan-rows';
import { ReplanForm } from './replan-form';
import { AllDuplicates } from './same-or-different';
import { TakeBackButton } from './take-back-button';

interface PlanReviewProps {
  upload: CourseImportView;
  /** The kind in sight; the most telling one where nothing is chosen. */
  kind: ReviewKind | null;
  /** Only rows about this field or column; '' for all. */
  about: string;
  /** Only rows of this university; '' for all. */
  university: string;
  state: TableState;
}

/** A plan, or what came of it: the counts, what to look at, the decision, and every row by kind. */
export async function PlanReview({ upload, kind: chosen, about, university, state }: PlanReviewProps) {
  const { _id, status, rows, merge, sheetName, refused, cautions, notes } = upload;
  // What no column gives comes before anything else; of a register it is known.
  const isRegister = registerOfSource(upload.sourceName) !== undefined;
  const [lacking, others] = partition(notes, (note) => !isRegister && note.startsWith(NO_COLUMN));
  const warnings = [...lacking, ...cautions];
  const kinds = kindsOf(upload);
  const kind = chosen ?? kinds.find(({ count }) => count > 0)?.kind ?? 'added';
  const label = kinds.find((one) => one.kind === kind)?.label ?? '';
  const loaded = await loadTable(
    (reason) => `The rows could not be loaded: ${reason}`,
    async () => {
      const query = {
        kind,
        q: state.search.trim().slice(0, 100),
        about,
        university,
        page: state.page,
        limit: state.pageSize,
      };
      const { rows: found, total } = await importRows(_id, query);
      const first = (state.page - 1) * state.pageSize;
      return { rows: found.map((row, index) => ({ ...row, key: String(first + index) })), total };
    },
  );
  const href = (to: ReviewKind) => `/app/admin/bulk-course/${_id}?kind=${to}`;
  return (
    <div className="space-y-6">
      <Card as="section" aria-labelledby="outcome">
        <h2 id="outcome" className="text-lg">
          {HEADINGS[status] ?? 'Result'}
        </h2>
        <p className="mt-1 text-sm text-muted">
          {merge
            ? `${counted(rows, 'course of', 'courses of')} ${merge.from} now ${rows === 1 ? 'belongs' : 'belong'} to ${merge.into}.`
            : `${counted(rows, 'row')} of sheet “${sheetName}” read.`}{' '}
          {status === 'planned' ? 'Nothing has been changed yet.' : decided(upload)}
        </p>
        {warnings.length > 0 && status === 'planned' && (
          <Cautions cautions={warnings} tabs={kinds.map((one) => ({ label: one.label, href: href(one.kind) }))} />
        )}
        {others.length > 0 && (
          <details open={!isRegister} className="mt-3 text-sm text-muted">
            <summary className="cursor-pointer">How the file was read</summary>
            <ul className="mt-1 list-disc space-y-1 pl-5">
              {others.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </details>
        )}
        <div className="mt-5">
          {status === 'planned' && <PlanDecision upload={upload} />}
          {status === 'done' && <TakeBackButton upload={upload} />}
        </div>
      </Card>
      <Section
        title="Details by row"
        actions={
          refused > 0 && (
            <a href={`/api/v1/course-imports/${_id}/refused`} download className={buttonStyle('secondary', 'sm')}>
              <Download aria-hidden className="size-4" />
              Rejected rows (.xlsx)
            </a>
          )
        }
      >
        <LinkTabs
          label="Type of row"
          current={href(kind)}
          tabs={kinds.map((one) => ({ href: href(one.kind), label: one.label, count: one.count }))}
        />
        {status === 'planned' && isLeavable(kind) && (
          <div className="mt-4">
            <LeaveKind kind={kind} />
          </div>
        )}
        {status === 'planned' && asksSomething(upload, kind) && (
          <div className="mt-4 flex flex-wrap items-end gap-3">
            {kind === 'twin' && <AllDuplicates />}
            <ReplanForm upload={upload} withRule={kind === 'repeat'} />
          </div>
        )}
        <div className="mt-4">
          <PlanRows
            key={kind}
            kind={kind}
            label={label}
            choices={upload.about.filter((one) => one.kind === kind)}
            about={about}
            places={upload.places.filter((one) => one.kind === kind)}
            university={university}
            isOpen={status === 'planned'}
            loaded={loaded}
            state={state}
          />
        </div>
      </Section>
    </div>
  );
}

/** Whether a kind's rows raise questions whose answers a new plan would follow. */
const asksSomething = ({ about, twins, repeats }: CourseImportView, kind: ReviewKind): boolean =>
  (kind === 'twin' && twins > 0) ||
  (kind === 'repeat' && repeats > 0) ||
  (kind === 'university' && about.some((one) => one.kind === kind && one.name === 'perhaps'));

function partition<T>(all: readonly T[], belongs: (one: T) => boolean): [T[], T[]] {
  return [all.filter(belongs), all.filter((one) => !belongs(one))];
}

const HEADINGS: Partial<Record<CourseImportView['status'], string>> = {
  planned: 'What this upload will change',
  undone: 'This upload was undone',
  done: 'What this upload changed',
};

/** The kinds of rows in the order of interest; the rarer ones only where there are any. */
function kindsOf(upload: CourseImportView): { kind: ReviewKind; label: string; count: number }[] {
  const { added, changed, unchanged, refused, missing, unread, prose, twins, repeats, gone } = upload;
  const { staffNotes, universities, categories } = upload;
  const kept = upload.status === 'undone' ? upload.back.kept : 0;
  const always: [PlanKind, number][] = [
    ['changed', changed],
    ['added', added],
    ['refused', refused],
    ['unchanged', unchanged],
  ];
  const sometimes: typeof always = [
    ['twin', twins],
    ['repeat', repeats],
    ['gone', gone],
    ['missing', missing],
    ['unread', unread],
    ['prose', prose],
    ['note', staffNotes],
    ['university', universities],
    ['category', categories],
  ];
  const planned = [...always, ...sometimes.filter(([, count]) => count > 0)];
  return [
    ...(kept ? [{ kind: 'kept' as const, label: 'Not undone', count: kept }] : []),
    ...planned.map(([kind, count]) => ({ kind, label: PLAN_WORDS[kind], count })),
  ];
}

function decided(upload: CourseImportView): string {
  const { status, decidedBy, decidedOn, takenBackBy, takenBackOn, removed, retired, back } = upload;
  const number = (count: number) => count.toLocaleString('en-GB');
  const applied = `Applied by ${decidedBy} on ${dateText(decidedOn ?? '')}.${removed ? ` Removed: ${counted(removed, 'course')} not in the file.` : ''}${retired ? ` Retired: ${counted(retired, 'course')} no longer listed.` : ''}`;
  if (status !== 'undone') return applied;
  const kept = back.kept ? `, ${number(back.kept)} not undone for the reasons below` : '';
  return `${applied} Undone by ${takenBackBy} on ${dateText(takenBackOn ?? '')}: ${counted(back.restored, 'course')} restored, ${number(back.removed)} removed${kept}.`;
}

interface CautionsProps {
  cautions: readonly string[];
  tabs: readonly { label: string; href: string }[];
}

/** What to look at first. A caution that names a tab in “quotes” leads there. */
function Cautions({ cautions, tabs }: CautionsProps) {
  return (
    <div className="mt-4 rounded-control bg-accent-soft px-4 py-3 text-sm text-accent-ink">
      <p className="flex items-center gap-2 font-medium">
        <TriangleAlert aria-hidden className="size-4" />
        Please check before you apply
      </p>
      <ul className="mt-1 list-disc space-y-1 pl-8">
        {cautions.map((caution) => (
          <li key={caution}>
            <Caution caution={caution} tabs={tabs} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Caution({ caution, tabs }: { caution: string; tabs: CautionsProps['tabs'] }) {
  const named = tabs.find(({ label }) => caution.includes(`“${label}”`));
  if (!named) return caution;
  const [before, after] = caution.split(named.label);
  return (
    <>
      {before}
      <Link href={named.href} scroll={false} className="font-medium underline underline-offset-4">
        {named.label}
      </Link>
      {after}
    </>
  );
}
