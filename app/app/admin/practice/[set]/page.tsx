import { ReportSheet } from '@/components/report/report-sheet';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { dateText } from '@/lib/domain/days/day-words';
import { counted } from '@/lib/domain/texts/counted';
import { lengthWords } from '@/lib/engines/practice/timing';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { figuresOf, type QuestionFigures } from '@/lib/services/catalogue/practice/counts';
import { partsOf, type RecordedPart } from '@/lib/services/catalogue/practice/recordings';
import { setForAdmins } from '@/lib/services/catalogue/practice/set-states';
import { EXAM_NAMES } from '../../../../(public)/practice/_parts/words';
import { orNotFound } from '../../../_parts/or-not-found';
import { RecordingButtons } from '../_parts/recording-buttons';
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
        <EmptyState title="Nothing here is scored" text="Learners compare their texts and talks with a model answer." />
      ) : (
        <ReportSheet
          title="Most often answered wrongly"
          description={`Based on ${counted(handedIn, 'submission')} with at least one answer: each signed-in student’s first. ‘Not sure’ means that the question was flagged for review. We don’t store who answered.`}
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

/** What of a set is heard, part by part, with what is played and whose voices it has. */
function RecordedParts({ setId, parts }: { setId: string; parts: readonly RecordedPart[] }) {
  return (
    <Section
      title="Recordings"
      description="A recording by real speakers replaces the synthetic voices in that part. A set’s recordings can be up to 8 MB in total."
    >
      <ul className="space-y-3">
        {parts.map(({ n, title, script, least, most, src, people }) => (
          <li key={n} className="rounded-card border border-line bg-raised px-4 py-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-base wrap-anywhere">{title}</h3>
              <RecordingButtons setId={setId} n={n} title={title} peopleId={people?.id ?? null} />
            </div>
            <p className="mt-1 text-sm text-muted wrap-anywhere">
              {people
                ? `Spoken by ${people.speakers} (${people.licence}), ${lengthWords(people.seconds)}. Uploaded by ${people.byName} on ${dateText(people.at)}.`
                : src
                  ? 'Spoken by a computer.'
                  : 'No recording for this script.'}{' '}
              Expected length with this script: {lengthWords(least)} to {lengthWords(most)}.
            </p>
            {src && (
              // biome-ignore lint/a11y/useMediaCaption: the script stands below it.
              <audio controls preload="none" src={src} aria-label={title} className="mt-2 w-full max-w-xl" />
            )}
            <details className="mt-2 text-sm">
              <summary className="cursor-pointer">
                Script<span className="sr-only"> of {title}</span>
              </summary>
              <ol className="mt-2 max-w-reading space-y-1">
                {script.map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a script may say a line twice, and its lines stay in their places.
                  <li key={at} className="wrap-anywhere">
                    {line}
                  </li>
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
