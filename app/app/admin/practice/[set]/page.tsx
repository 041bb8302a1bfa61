import { ReportSheet } from '@/components/report/report-sheet';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { figuresOf, type QuestionFigures } from '@/lib/services/catalogue/practice/counts';
import { partsOf } from '@/lib/services/catalogue/practice/recordings';
import { setForAdmins } from '@/lib/services/catalogue/practice/set-states';
import { EXAM_NAMES } from '../../../../(public)/practice/_parts/words';
import { orNotFound } from '../../../_parts/or-not-found';
import { RecordedParts } from '../_parts/recorded-parts';
import { SetRows } from '../_parts/set-rows';

export const metadata = { title: 'Practice test' };

/** How learners answered the questions of a set: counts alone, no person. */
export default async function PracticeSetPage({ params }: { params: Promise<{ set: string }> }) {
  await requireViewer('admin');
  const found = await orNotFound(setForAdmins((await params).set));
  const { handedIn, questions } = await figuresOf(found.known.set);
  const parts = partsOf(found.known);
  return (
    <>
      <PageHeader
        title={found.title}
        description={EXAM_NAMES[found.exam]}
        back={{ href: '/app/admin/practice', label: 'Practice tests' }}
        actions={
          found.isShown && (
            <ButtonLink href={`/practice/${found.id}`} variant="secondary">
              Open as a learner
            </ButtonLink>
          )
        }
      />
      <div className="mb-9">
        <SetRows sets={[found]} doubts={new Map()} freshFrom="" />
      </div>
      {parts.length > 0 && <RecordedParts setId={found.id} parts={parts} />}
      {questions.length === 0 ? (
        <EmptyState title="Nothing here is scored" text="Texts and talks are compared with a model answer." />
      ) : (
        <ReportSheet
          title="Most often answered wrongly"
          description={`Based on ${handedIn} submissions with at least one answer. ‘Not sure’ means flagged for review, whatever the answer. We don’t store who answered.`}
          tables={[
            {
              caption: 'Fewest right answers first',
              heads: ['Question and answer key', 'Right', 'Wrong', 'No answer', 'Not sure'],
              rows: questions.map((one) => [named(one), one.right, one.wrong, one.empty, one.unsure]),
            },
          ]}
        />
      )}
    </>
  );
}

const LONGEST = 140;
const named = ({ n, asked, key }: QuestionFigures) => `${n}. ${short(asked)} (${short(key)})`;
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
