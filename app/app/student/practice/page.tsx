import { EXAM_NAMES, SKILL_NAMES } from '@/app/(public)/practice/_parts/words';
import { WhatIf } from '@/components/eligibility/what-if';
import { WhatIfFields } from '@/components/eligibility/what-if-fields';
import { ReportSheet } from '@/components/report/report-sheet';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import type { PracticeResultView } from '@/lib/contract/practice/results';
import { dayOf } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import { counted } from '@/lib/domain/texts/counted';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { unfinishedAttempts } from '@/lib/services/catalogue/practice/attempts';
import { ownDoubts } from '@/lib/services/catalogue/practice/doubts';
import { resultsOf } from '@/lib/services/catalogue/practice/results';
import { whatIfFor } from '@/lib/services/catalogue/search/what-if';
import { PracticeNotice } from '../../../(public)/practice/_parts/notice';
import { readerToday } from '../../_parts/reader-day';
import { RemoveResult } from './_parts/remove-result';
import { ResultsChart } from './_parts/results-chart';

export const metadata = { title: 'My practice' };

/** The student's practice tests: what is not finished, how they went over time, and what a result like theirs would open. */
export default async function OwnPracticePage({ searchParams }: { searchParams: Promise<{ if?: string | string[] }> }) {
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
        description="Practice tests that you have done while signed in. Only you can see this page."
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
            text="Do a practice test while you are signed in. Your results appear here, so you can see your progress."
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
                        Courses with this result
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

const MODES = { test: 'As a test', practise: 'No time limit' };

interface BandWhatIfProps {
  viewer: Viewer;
  /** From the lower to the upper band. */
  from: number;
  to: number;
}

/** What an IELTS result in this range would open. It is worked out for this page alone: nothing of it is kept. */
async function BandWhatIf({ viewer, from, to }: BandWhatIfProps) {
  const [low, high] = await Promise.all([whatIfFor(viewer, { ielts: from }), whatIfFor(viewer, { ielts: to })]);
  const own = low.fields.find(({ field }) => field === 'ielts')?.own ?? null;
  const range =
    low.courses === high.courses
      ? counted(low.courses, 'course')
      : `${low.courses.toLocaleString('en-GB')} to ${counted(high.courses, 'course')}`;
  return (
    <Section title="If this were your result" className="max-w-3xl scroll-mt-6" id="what-if">
      <p className="mb-3">
        {own !== null && own >= to
          ? `Your IELTS result is ${own.toFixed(1)}. ${bandText({ from, to })} would not open any more courses for you.`
          : `With ${bandText({ from, to })} in every section you would meet the requirements of ${range}. Today you meet those of ${counted(low.now, 'course')}.`}{' '}
        This is an estimate from practice. It is not added to your scores.
      </p>
      <WhatIf first={low} firstStep="" start={{ ielts: from }}>
        <WhatIfFields answer={low} isSearch={false} chosen={{ ielts: from }} />
      </WhatIf>
    </Section>
  );
}

/** 'band 6 to 6.5'; 'band 4 or below' for the lowest that is published. */
function bandText({ from, to }: { from: number | null; to: number }): string {
  return from === null ? `band ${to} or below` : `band ${from} to ${to}`;
}

/** A result with its day in the reader's words. */
type DatedResult = PracticeResultView & { day: string };

/**
 * A picture for each exam and skill with two whole tests or more in the same time; practice without a clock is in none. The line
 * joins what can be compared: sets that were new to the learner.
 */
function OverTime({ results }: { results: readonly DatedResult[] }) {
  const tests = results.filter(({ whole, mode }) => whole && mode === 'test').reverse();
  const groupOf = ({ skill, factor }: DatedResult) => `${skill} ${factor ?? ''}`;
  const kinds = [...new Set(tests.map(groupOf))]
    .map((group) => tests.filter((one) => groupOf(one) === group))
    .filter((own) => own.length > 1);
  return kinds.map((own) => {
    const [{ exam, skill, factor }] = own as [DatedResult];
    const name = `${EXAM_NAMES[exam]} ${SKILL_NAMES[skill]}`;
    const unit = exam === 'pte-academic' ? 'points' : 'right';
    const share = unit === 'points' ? 'points' : 'right answers';
    const news = own.filter(({ first }) => first).length;
    return (
      <ReportSheet
        key={groupOf(own[0] as DatedResult)}
        title={`Your progress in ${name}, ${timeWords(factor)}`}
        description={`The share of ${share} in ${counted(own.length, 'full test')}. The line joins ${news === own.length ? 'all of them' : `the ${counted(news, 'set')} that ${news === 1 ? 'was' : 'were'} new to you; an empty dot was not your first time with that set`}.`}
        picture={
          <ResultsChart
            id={`${skill}-${factor === null ? 'unknown' : String(factor).replace('.', '-')}`}
            title={`Full tests in ${name}`}
            unit={unit}
            results={own.map(({ _id, ...result }) => ({ id: _id, ...result }))}
          />
        }
        tables={[
          {
            caption: `${own.length} full tests`,
            heads: ['Date', unit === 'points' ? 'Points' : 'Right', 'Minutes used', 'First attempt'],
            rows: own.map(({ day, points, most, seconds, first }) => [
              day,
              `${points} of ${most}`,
              seconds === null ? 'Not known' : Math.round(seconds / 60),
              first ? 'Yes' : 'No',
            ]),
          },
        ]}
      />
    );
  });
}

/** How much time a test had. */
function timeWords(factor: number | null): string {
  if (factor === null) return 'time limit not known';
  if (factor === 0) return 'no time limit';
  return factor === 1 ? 'in the test’s time' : `with ${factor} times the time`;
}
