import type { Metadata } from 'next';
import { Fragment, type ReactNode } from 'react';
import { ContactLinks } from '@/components/shell/contact-links';
import { People } from '@/components/shell/people';
import { classNames } from '@/components/ui/layout/class-names';
import type { HomeBlock } from '@/lib/domain/accounts/home-page';
import { type OperatorDetails, siteNameOf } from '@/lib/domain/accounts/operator';
import { type Country, countryList } from '@/lib/domain/countries';
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
import { EnquiryForm } from './_parts/enquiry-form';
import { Hero } from './_parts/hero';
import { MockTests, type OpenPractice } from './_parts/mock-tests';
import { Reveal } from './_parts/reveal';
import type { ScoreCounts } from './_parts/score-steps';
import { SECTION, SectionHeading, TWO_COLUMNS } from './_parts/section-heading';
import { SixSteps } from './_parts/six-steps';

const TITLE = 'Study abroad: find a course, apply, and follow your application';
const descriptionOf = (countries: readonly Country[]) =>
  `Search university courses in ${countryList(countries)}. Compare fees, intakes and English scores, apply, and follow each application.`;

export async function generateMetadata(): Promise<Metadata> {
  const { operator } = await siteFacts();
  const [title, alone] = operator.siteName
    ? ['Find a course abroad, apply, and follow your application', false]
    : [TITLE, true];
  return publicMetadata({
    title,
    alone,
    description: descriptionOf(operator.countries),
    path: '/',
    feed: { path: '/blog/rss.xml', title: 'Blog' },
  });
}

export default async function LandingPage() {
  const [counts, { operator }, practice] = await Promise.all([countsIfKnown(), siteFacts(), openPractice()]);
  const blocks: Record<HomeBlock, ReactNode> = {
    steps: <SixSteps />,
    tests: <MockTests href={env().MOCK_TEST_URL} open={practice} scores={counts?.scores ?? null} />,
    promises: <SaidPlainly />,
    counselor: <TalkToCounselor operator={operator} />,
  };
  return (
    <PublicPage bare ground="deep">
      <Hero counts={counts?.perCountry ?? null} site={operator} />
      {operator.homeBlocks.map((block) => (
        <Fragment key={block}>{blocks[block]}</Fragment>
      ))}
      <JsonLd
        statement={{
          '@graph': [
            {
              '@type': 'Organization',
              '@id': siteUrl('/#organization'),
              name: operator.name || siteNameOf(operator),
              url: siteUrl('/'),
              ...contactOf(operator),
            },
            {
              '@type': 'WebSite',
              name: siteNameOf(operator),
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
function contactOf({ phone, email, address, links }: OperatorDetails) {
  return {
    ...{ ...(phone && { telephone: phone }), ...(email && { email }), ...(address && { address }) },
    ...(links.length > 0 && { sameAs: links }),
  };
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

/** The one form of the landing page. It stands still: a form must not move while it is typed into. */
function TalkToCounselor({ operator }: { operator: OperatorDetails }) {
  return (
    <section aria-labelledby="talk-to-a-counselor" className="border-t border-line bg-raised">
      <div className={classNames(SECTION, TWO_COLUMNS)}>
        <div>
          <SectionHeading id="talk-to-a-counselor" title="Talk to a counsellor">
            Unsure which country, course or test is right for you? Tell us about your situation. A counsellor who knows
            the country and its rules will call you back, free of charge.
          </SectionHeading>
          <ContactLinks operator={operator} className="mt-6" />
          <People people={operator.people.slice(0, 4)} className="mt-6" />
        </div>
        <EnquiryForm at="/#talk-to-a-counselor" />
      </div>
    </section>
  );
}

/** Each is true of the product as it is: what changes that changes the sentence. */
const SENTENCES: readonly { title: string; text: string }[] = [
  {
    title: 'It costs you nothing',
    text: 'Searching, applying and asking us are free. You pay university fees to the university.',
  },
  {
    title: 'Nobody can pay to be listed higher',
    text: 'Results depend on your words and your filters. What an agency earns plays no part.',
  },
  {
    title: 'We tell you what we don’t know',
    text: 'If a university doesn’t publish a score or a rule, the page says so instead of guessing.',
  },
];

/** What a visitor may rely on. */
function SaidPlainly() {
  return (
    <Reveal labelledBy="said-plainly">
      <div className={SECTION}>
        <SectionHeading id="said-plainly" title="Our promises" />
        <ul className="mt-9 grid gap-7 md:grid-cols-3 md:gap-10">
          {SENTENCES.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-ink pt-4">
              <h3 className="font-display text-xl">{title}</h3>
              <p className="mt-2 text-md text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Reveal>
  );
}
