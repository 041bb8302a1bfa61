import { PracticeTabs } from '@/components/staff/practice-tabs';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import type { DoubtRow } from '@/lib/contract/practice/doubts';
import type { WrittenSet } from '@/lib/contract/practice/written';
import { addDays } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { doubtsForAdmins } from '@/lib/services/catalogue/practice/doubts';
import { type LeftOut, setsInFiles } from '@/lib/services/catalogue/practice/set-files';
import { setsForAdmins } from '@/lib/services/catalogue/practice/set-states';
import { setsWrittenBefore } from '@/lib/services/catalogue/practice/written-before';
import { EXAM_NAMES } from '../../../(public)/practice/_parts/words';
import { readerToday } from '../../_parts/reader-day';
import { AnswerDoubt } from './_parts/answer-doubt';
import { SetRows } from './_parts/set-rows';

export const metadata = { title: 'Practice tests' };

/** Formats are compared with what the exams' owners publish twice a year. */
const FRESH_DAYS = 183;

/** The practice sets of this site, and what learners find wrong with them. */
export default async function PracticeSetsPage() {
  const viewer = await requireViewer('admin');
  const [sets, doubts, written, { today }] = await Promise.all([
    setsForAdmins(),
    doubtsForAdmins(),
    setsWrittenBefore(),
    readerToday(viewer),
  ]);
  const open = doubts.filter(({ state }) => state === 'open');
  const closed = doubts.filter(({ state }) => state !== 'open');
  const counts = new Map(sets.map(({ id }) => [id, open.filter(({ setId }) => setId === id).length]));
  return (
    <>
      <PageHeader
        title="Practice tests"
        description="Practice sets for learners. When you hide a set, no learner can see it any more."
      />
      <PracticeTabs current="/app/admin/practice" />
      <Section title="Reported mistakes" description="Mistakes that learners reported, newest first.">
        {open.length > 0 ? <DoubtList doubts={open} /> : <EmptyState title="No open reports" illustration="done" />}
      </Section>
      <LeftOutFiles files={setsInFiles().leftOut} />
      {(['ielts-academic', 'pte-academic'] as const).map((exam) => (
        <Section key={exam} title={EXAM_NAMES[exam]}>
          <SetRows
            sets={sets.filter((set) => set.exam === exam)}
            doubts={counts}
            freshFrom={addDays(today, -FRESH_DAYS)}
          />
        </Section>
      ))}
      <SetsWrittenBefore sets={written} />
      {closed.length > 0 && (
        <Section title="Answered reports">
          <DoubtList doubts={closed} />
        </Section>
      )}
    </>
  );
}

/** What learners find wrong, each with its question as it stands now. */
function DoubtList({ doubts }: { doubts: readonly DoubtRow[] }) {
  return (
    <RowSheet>
      {doubts.map(({ _id, title, n, asked, key, text, state, answer, answeredByName, on }) => {
        const name = n === 0 ? title : `${title}, question ${n}`;
        return (
          <SheetRow key={_id} endUnder end={<AnswerDoubt id={_id} name={name} answer={answer} />}>
            <p className="font-medium wrap-anywhere">
              {name} {state !== 'open' && <StatusChip tone="neutral">{STATES[state]}</StatusChip>}
            </p>
            <p className="wrap-anywhere">{text}</p>
            {asked && (
              <p className="text-sm text-muted wrap-anywhere">
                Asked: {asked.slice(0, LONGEST)}
                {key && `. Key: ${key.slice(0, LONGEST)}`}
              </p>
            )}
            <p className="text-sm text-muted wrap-anywhere">
              {dateText(on)}
              {answer && ` · ${answeredByName}: ${answer}`}
            </p>
          </SheetRow>
        );
      })}
    </RowSheet>
  );
}

const LONGEST = 200;
const STATES = { answered: 'Answered', mended: 'Corrected' };

/** So many problems of a file are shown; the command names them all. */
const SHOWN = 5;

/** Files of this site's own sets that learners don't see, because something is wrong with them. */
function LeftOutFiles({ files }: { files: readonly LeftOut[] }) {
  if (files.length === 0) return null;
  return (
    <Section
      title="Files with problems"
      description="These files of your own sets are not shown to learners. Correct them, check them with npm run practice:check, and restart the site."
    >
      <RowSheet>
        {files.map(({ file, problems }) => (
          <SheetRow key={file}>
            <h3 className="text-base wrap-anywhere">{file}</h3>
            <ul className="list-disc ps-5 text-sm text-muted">
              {problems.slice(0, SHOWN).map((problem) => (
                <li key={problem} className="wrap-anywhere">
                  {problem}
                </li>
              ))}
              {problems.length > SHOWN && <li>{problems.length - SHOWN} more</li>}
            </ul>
          </SheetRow>
        ))}
      </RowSheet>
    </Section>
  );
}

/** Drafts and editions from the time when sets were written in the browser, to be downloaded as files. */
function SetsWrittenBefore({ sets }: { sets: readonly WrittenSet[] }) {
  if (sets.length === 0) return null;
  return (
    <Section
      title="Older sets written on this site"
      description="Practice sets are now files. Learners can still use the published editions. To change a set, download its file and put it in the folder for your own sets."
    >
      <RowSheet>
        {sets.map(({ id, title, edition, byName, at }) => (
          <SheetRow
            key={id}
            end={
              <a href={`/api/v1/practice-written/${id}`} download className={buttonStyle('outline', 'sm')}>
                Download
                <span className="sr-only">
                  {' '}
                  {title}, {edition === null ? 'draft' : `edition ${edition}`}
                </span>
              </a>
            }
          >
            <h3 className="text-base wrap-anywhere">{title}</h3>
            <p className="text-sm text-muted">
              {edition === null ? `Draft, saved by ${byName}` : `Edition ${edition}, published by ${byName}`} on{' '}
              {dateText(at)}.
            </p>
          </SheetRow>
        ))}
      </RowSheet>
    </Section>
  );
}
