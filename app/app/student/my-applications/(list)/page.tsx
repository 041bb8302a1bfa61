import { ApplicationCard } from '@/components/application/application-card';
import { StatusLegend } from '@/components/application/application-status-chip';
import { CountryTabs, countryOf } from '@/components/course/country-tabs';
import { CourseSheet } from '@/components/course/course-sheet';
import { LiveRefresh } from '@/components/live/live-refresh';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { RemovableChip } from '@/components/ui/controls/removable-chip';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Pagination } from '@/components/ui/table/pagination';
import { queryString } from '@/lib/api/client';
import { countryInSentence } from '@/lib/domain/countries';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { offeredCountries } from '@/lib/platform/site-facts';
import { type ApplicationGroup, applicationPage, groupCounts, groupOf } from '@/lib/services/applications/own';
import { logosFor } from '@/lib/services/catalogue/universities';
import { PAGE_SIZE, pageCountOf, pageOf } from '../../../_parts/paging';

export const metadata = { title: 'My Applications' };

const BASE = '/app/student/my-applications';
const GROUP_LABELS: Record<Exclude<ApplicationGroup, 'all'>, string> = {
  offers: 'With an offer',
  rejected: 'Rejected',
  visa: 'With a visa application',
};

type Search = Record<'country' | 'show' | 'page', string | string[] | undefined>;

export default async function MyApplicationsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const viewer = await requireViewer('student');
  const search = await searchParams;
  const group = groupOf(search.show);
  const keep: Record<string, string> = group === 'all' ? {} : { show: group };
  const counts = await groupCounts(viewer, group);
  const countries = offeredCountries(counts);
  const country = countryOf(search.country, countries);
  const total = counts[country] ?? 0;
  const page = pageOf(search.page, total);
  const entries = await applicationPage(viewer, { country, group, page, limit: PAGE_SIZE });
  const logos = await logosFor(entries.map(({ application }) => application));
  return (
    <>
      <MyApplicationsHeader />
      <LiveRefresh records={['application']} />
      <div className="mb-5">
        <CountryTabs base={BASE} countries={countries} current={country} counts={counts} keep={keep} />
      </div>
      {group !== 'all' && (
        <div className="mb-4">
          <RemovableChip href={`${BASE}${queryString({ country })}`}>{GROUP_LABELS[group]}</RemovableChip>
        </div>
      )}
      {entries.length > 0 ? (
        <>
          <CourseSheet>
            {entries.map(({ application, moves }) => (
              <li key={application._id}>
                <ApplicationCard
                  application={application}
                  moves={moves}
                  logo={logos[`${application.country}|${application.university}`]}
                  area="/app/student"
                  timelineHref={`${BASE}/${application._id}`}
                  isOwn
                />
              </li>
            ))}
          </CourseSheet>
          <div className="mt-6">
            <Pagination
              page={page}
              pageCount={pageCountOf(total)}
              href={(to) => `${BASE}${queryString({ country, ...keep, page: to })}`}
            />
          </div>
          <div className="mt-6">
            <StatusLegend />
          </div>
        </>
      ) : (
        <EmptyState
          country={country}
          title="No Course Found"
          text={
            group === 'all'
              ? `You have not applied to a course in ${countryInSentence(country)} yet.`
              : `No applications in ${countryInSentence(country)} match this filter.`
          }
          action={
            <ButtonLink href={`/app/student/search-course${queryString({ country })}`}>Search courses</ButtonLink>
          }
        />
      )}
    </>
  );
}

/** The head of the list, the same while it loads. */
function MyApplicationsHeader() {
  return <PageHeader title="My Applications" description="The status and history of each application." />;
}
