import { ButtonLink } from '@/components/ui/controls/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { dayOf } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { unfinishedAttempts } from '@/lib/services/catalogue/practice/attempts';
import { ownDoubts } from '@/lib/services/catalogue/practice/doubts';
import { resultsOf } from '@/lib/services/catalogue/practice/results';
import { PracticeNotice } from '../../../(public)/practice/_parts/notice';
import { readerToday } from '../../_parts/reader-day';
import { bandText } from './_parts/band-text';
import { BandWhatIf } from './_parts/band-what-if';
import { OverTime } from './_parts/over-time';
import { RemoveResult } from './_parts/remove-result';

export const metadata = { title: 'My practice' };

interface PracticePageProps {
  searchParams: Promise<{ if?: string | string[] }>;
}

/** The student's practice tests: what is not finished, how they went over time, and what a result like theirs would open. */
export default async function OwnPracticePage({ searchParams }: PracticePageProps) {
  const viewer = await requireViewer('student');
  const [{ if: asked }, found, unfinished, doubts, { timeZone }] = await Promise.all([
    searchParams,
    resultsOf(viewer),
    unfinishedAttempts(viewer),
    ownDoubts(viewer),
    readerToday(viewer),
  ]);
  const results = found.map((result) => ({ ...result, day: dateText(dayOf(new Date(result.on), timeZone)) }));
  const chosen = results.find(({ _id }) => _id === asked)?.band;
  return (
    <>
      <PageHeader
        title="My practice"
        description="Practice tests you did here while signed in. Only you can see this page."
        actions={
          <>
            <ButtonLink href="/practice">All practice tests</ButtonLink>
            <ButtonLink href="/app/student/practice-sent" variant="secondary">
              Sent to my counsellor
            </ButtonLink>
          </>
        }
      />
      {chosen?.from && <BandWhatIf viewer={viewer} from={chosen.from} to={chosen.to} />}
      {unfinished.length > 0 && (
        <Section title="Not finished">
          <RowSheet>
            {unfinished.map(({ setId, title, mode, answered }) => (
              <SheetRow
                key={`${setId} ${mode}`}
                end={
                  <ButtonLink href={`/practice/${setId}/${mode}`} variant="outline" size="sm">
                    Continue<span className="sr-only"> with {title}</span>
                  </ButtonLink>
                }
              >
                <p>{title}</p>
                <p className="text-sm text-muted">
                  {MODES[mode]}, {answered} answered
                </p>
              </SheetRow>
            ))}
          </RowSheet>
        </Section>
      )}
      <OverTime results={results} />
      {results.length === 0 ? (
        unfinished.length === 0 && (
          <EmptyState
            title="No practice yet"
            text="Do a practice test while signed in. Your result appears here, and you can see your progress."
            action={<ButtonLink href="/practice">See all practice</ButtonLink>}
          />
        )
      ) : (
        <Section title="All results" description="Newest first. The bands are estimates, not scores.">
          <RowSheet>
            {results.map(({ _id, title, mode, points, most, exam, first, band, day }) => (
              <SheetRow
                key={_id}
                endUnder
                end={
                  <>
                    {band?.from && (
                      <ButtonLink href={`/app/student/practice?if=${_id}#what-if`} variant="outline" size="sm">
                        If this were your result
                      </ButtonLink>
                    )}
                    <RemoveResult id={_id} name={`${title}, ${day}`} />
                  </>
                }
              >
                <p>
                  <span className="font-medium tabular-nums">
                    {points} of {most}
                  </span>{' '}
                  {exam === 'pte-academic' ? 'points' : 'right'} · {title}
                </p>
                <p className="text-sm text-muted">
                  {day} · {MODES[mode]}
                  {!first && ' · you had done this set before'}
                  {band && ` · about ${bandText(band)}`}
                </p>
              </SheetRow>
            ))}
          </RowSheet>
        </Section>
      )}
      {doubts.length > 0 && (
        <Section id="doubts" title="Mistakes you reported" className="scroll-mt-6">
          <RowSheet>
            {doubts.map(({ _id, title, n, text, answer }) => (
              <SheetRow key={_id}>
                <p className="wrap-anywhere">
                  {n === 0 ? title : `${title}, question ${n}`}: {text}
                </p>
                <p className="text-sm text-muted wrap-anywhere">{answer ? `Answer: ${answer}` : 'No answer yet.'}</p>
              </SheetRow>
            ))}
          </RowSheet>
        </Section>
      )}
      <PracticeNotice />
    </>
  );
}

const MODES = { test: 'As a test', practise: 'Without time limit' };
