import type { Metadata } from 'next';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { coursesPerCountry, searchIsReady } from '@/lib/services/course-search';
import { PublicPage } from '../(public)/_parts/public-page';
import { Destinations } from './_parts/destinations';
import { Hero } from './_parts/hero';
import { Intro } from './_parts/intro';
import { MockTests } from './_parts/mock-tests';
import { SixSteps } from './_parts/six-steps';

export const metadata: Metadata = {
  title: { absolute: 'Study abroad: find a course, apply, and follow your application' },
  description:
    'Search university courses in Canada, Australia, New Zealand, the USA, the UK and Singapore. Compare fees, intakes and English scores, apply, and follow each application.',
};
export const dynamic = 'force-dynamic';

export default async function LandingPage() {
  return (
    <PublicPage bare>
      <Hero />
      <Destinations counts={await countsIfKnown()} />
      <SixSteps />
      <MockTests href={env().MOCK_TEST_URL} />
      <Intro />
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
