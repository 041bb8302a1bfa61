import type { Metadata } from 'next';
import { PRODUCT_NAME } from '@/lib/domain/product-name';
import { env, siteUrl } from '@/lib/env';
import { log } from '@/lib/log';
import { coursesPerCountry, searchIsReady } from '@/lib/services/search/course-search';
import { JsonLd } from '../(public)/_parts/json-ld';
import { publicMetadata } from '../(public)/_parts/public-metadata';
import { PublicPage } from '../(public)/_parts/public-page';
import { Destinations } from './_parts/destinations';
import { Hero } from './_parts/hero';
import { Intro } from './_parts/intro';
import { MockTests } from './_parts/mock-tests';
import { SixSteps } from './_parts/six-steps';
import { TalkToCounselor } from './_parts/talk-to-counselor';

const TITLE = 'Study abroad: find a course, apply, and follow your application';
const DESCRIPTION =
  'Search university courses in Canada, Australia, New Zealand, the USA, the UK and Singapore. Compare fees, intakes and English scores, apply, and follow each application.';

export function generateMetadata(): Metadata {
  return publicMetadata({ title: TITLE, alone: true, description: DESCRIPTION, path: '/' });
}

export default async function LandingPage() {
  return (
    <PublicPage bare>
      <Hero />
      <Destinations counts={await countsIfKnown()} />
      <SixSteps />
      <MockTests href={env().MOCK_TEST_URL} />
      <TalkToCounselor />
      <Intro />
      <JsonLd
        statement={{
          '@graph': [
            { '@type': 'Organization', '@id': siteUrl('/#organization'), name: PRODUCT_NAME, url: siteUrl('/') },
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

/** Courses per country, null while the search index is still being built: the page waits for nothing. */
async function countsIfKnown(): Promise<Record<string, number> | null> {
  if (!searchIsReady()) return null;
  try {
    return await coursesPerCountry();
  } catch (error) {
    log().warn({ err: error }, 'the landing page has no course counts');
    return null;
  }
}
