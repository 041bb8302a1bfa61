import { applicantProfileOf } from '@/lib/engines/eligibility/applicant-profile';
import { eligibilityOf } from '@/lib/engines/eligibility/rules';
import { demoCatalogue } from '../tests/search/relevance/catalogues';
import { fuse, minisearch, ours, substring } from '../tests/search/relevance/engines';
import { relevanceOf } from '../tests/search/relevance/measure';
import { TOPICS } from '../tests/search/relevance/topics';
import { TOEFL_ON_120, toefl, VERDICT } from '../tests/support/eligibility-cases';
import { benchMadeQueries } from './made-queries';
import { reach } from './results';

/** On this day the reports of those cases are in force, and the table of ranges is known. */
const TODAY = '2026-11-22';

/**
 * How well 150 graded topics are found among the demo's courses, beside minisearch, fuse.js and the plain substring search, and what comes
 * of queries made from courses. Rejects when
 * a verdict on a TOEFL report isn't the one made by hand from the table of ranges; all other verdicts by hand are in tests/api.
 */
export async function benchRelevance(): Promise<void> {
  const courses = demoCatalogue();
  const engines = { ours: await ours(courses), minisearch: minisearch(courses), 'fuse.js': fuse(courses) };
  for (const [engine, find] of Object.entries({ ...engines, substring: substring(courses) })) {
    const { topics, ndcg, nothing } = relevanceOf(find, courses, TOPICS);
    const share = `${(nothing * 100).toFixed(1)} %`;
    console.log(
      `${engine.padEnd(12)} nDCG@10 ${ndcg.toFixed(3)}   finds nothing ${share.padStart(7)}   of ${topics} topics`,
    );
    if (engine === 'ours') reach('relevance', ndcg);
  }
  await benchMadeQueries();
  const wrong = wrongVerdicts();
  if (wrong.length > 0) throw new Error(`Judged otherwise than by hand: ${wrong.join('; ')}.`);
}

function wrongVerdicts(): string[] {
  return TOEFL_ON_120.flatMap(([needed, ...verdicts]) =>
    verdicts.flatMap((verdict, place) => {
      const own = 1 + place / 2;
      const { scores } = applicantProfileOf({ tests: toefl(own, '1-6') }, { today: TODAY, intakeDay: null });
      const given = eligibilityOf({ ...ASKS_NOTHING, toefl: needed }, scores).verdict;
      return given === VERDICT[verdict] ? [] : [`${own} of 6 where ${needed} of 120 is asked is ${given}`];
    }),
  );
}

const ASKS_NOTHING = {
  ieltsOverall: null,
  ieltsLessThan: null,
  pteOverall: null,
  pteLessThan: null,
  det: null,
  toefl: null,
  toeflScale: '0-120',
  gre: null,
  gmat: null,
} as const;
