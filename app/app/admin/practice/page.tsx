import { PracticeTabs } from '@/components/staff/practice-tabs';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { addDays } from '@/lib/domain/days/day';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { doubtsForAdmins } from '@/lib/services/catalogue/practice/doubts';
import { setsInFiles } from '@/lib/services/catalogue/practice/set-files';
import { setsForAdmins } from '@/lib/services/catalogue/practice/set-states';
import { setsWrittenBefore } from '@/lib/services/catalogue/practice/written-before';
import { EXAM_NAMES } from '../../../(public)/practice/_parts/words';
import { readerToday } from '../../_parts/reader-day';
import { DoubtList } from './_parts/doubt-list';
import { LeftOutFiles, SetsWrittenBefore } from './_parts/own-files';
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
        description="Practice sets for learners. Hiding a set removes it for all learners at once."
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
