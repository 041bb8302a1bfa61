import type { Metadata } from 'next';
import type { OperatorDetails } from '@/lib/domain/accounts/operator';
import { PRODUCT_NAME } from '@/lib/domain/product-name';
import { env, siteUrl } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { siteFacts } from '@/lib/platform/site-facts';
import { openSets } from '@/lib/services/catalogue/practice/sets';
import { coursesByIelts, coursesPerCountry } from '@/lib/services/catalogue/search/course-search';
import { searchIsReady } from '@/lib/services/catalogue/search/current-index';
import { JsonLd } from '../(public)/_parts/json-ld';
import { publicMetadata } from '../(public)/_parts/public-metadata';
import { PublicPage } from '../(public)/_parts/public-page';
import { SKILL_NAMES } from '../(public)/practice/_parts/words';
import { Hero } from './_parts/hero';
import { MockTests, type OpenPractice } from './_parts/mock-tests';
import { SaidPlainly } from './_parts/said-plainly';
import type { ScoreCounts } from './_parts/score-steps';
import { SixSteps } from './_parts/six-steps';
import { TalkToCounselor } from './_parts/talk-to-counselor';

const TITLE = 'Study abroad: find a course, apply, and follow your application';
const DESCRIPTION =
  'Search university courses in Canada, Australia, New Zealand, the USA, the UK and Singapore. Compare fees, intakes and English scores, apply, and follow each application.';

export function generateMetadata(): Metadata {
  return publicMetadata({ title: TITLE, alone: true, description: DESCRIPTION, path: '/' });
}

export default async function LandingPage() {
  const [counts, { operator }, practice] = await Promise.all([countsIfKnown(), siteFacts(), openPractice()]);
  return (
    <PublicPage bare ground="deep">
      <Hero counts={counts?.perCountry ?? null} />
      <SixSteps />
      <MockTests href={env().MOCK_TEST_URL} open={practice} scores={counts?.scores ?? null} />
      <SaidPlainly />
      <TalkToCounselor operator={operator} />
      <JsonLd
        statement={{
          '@graph': [
            {
              '@type': 'Organization',
              '@id': siteUrl('/#organization'),
              name: operator.name || PRODUCT_NAME,
              url: siteUrl('/'),
              ...contactOf(operator),
            },
            {
              '@type': 'WebSite',
              name: PRODUCT_NAME,
              url: siteUrl('/'),
              publisher: { '@id': siteUrl('/#organization') },
              potentialAction: {
                '@type': 'SearchAction',
                target: siteUrl('/courses?q={search_term_string}'),
                'query-input': 'required name=search_term_string',
              },
            },
          ],
        }}
      />
    </PublicPage>
  );
}

/** The first open set of each skill of an exam. */
async function openPractice(): Promise<OpenPractice[]> {
  const all = (await openSets()).map(({ id, exam, skill }) => ({
    skill: SKILL_NAMES[skill],
    exam: exam === 'ielts-academic' ? ('IELTS' as const) : ('PTE' as const),
    href: `/practice/${id}`,
  }));
  return all.filter((set, at) => all.findIndex(({ skill, exam }) => skill === set.skill && exam === set.exam) === at);
}

/** What search engines read of who runs the site; what is empty is left out. */
function contactOf({ phone, email, address }: OperatorDetails) {
  return { ...(phone && { telephone: phone }), ...(email && { email }), ...(address && { address }) };
}

/** What the page counts, null while the search index is still being built: the page waits for nothing. */
async function countsIfKnown(): Promise<{ perCountry: Record<string, number>; scores: ScoreCounts } | null> {
  if (!searchIsReady()) return null;
  try {
    const perCountry = await coursesPerCountry();
    const total = Object.values(perCountry).reduce((sum, count) => sum + count, 0);
    const steps = await coursesByIelts([5.5, 6, 6.5, 7, 7.5]);
    return { perCountry, scores: { steps, total, countedAt: new Date().toISOString() } };
  } catch (error) {
    log().warn({ err: error }, 'the landing page has no course counts');
    return null;
  }
}
