import { ConfirmTogether } from '@/components/application/consent/confirm-together';
import { countryOf } from '@/components/course/country-tabs';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Illustration } from '@/components/ui/feedback/illustration';
import { queryString } from '@/lib/api/client';
import { ADULT_AGE } from '@/lib/domain/applications/age';
import { areaOf } from '@/lib/domain/areas';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { offeredCountries } from '@/lib/platform/site-facts';
import { questionsAbout, waitingForYes } from '@/lib/services/applications/consent/waiting-yes';

export const metadata = { title: 'Applied successfully' };

/** What happens next, and where each role finds its applications. */
const WORDS = {
  student: {
    hint: 'A counsellor will check it next. You can follow every step in My Applications, and you will be notified of each.',
    list: { screen: 'my-applications', label: 'See my applications' },
  },
  agent: {
    hint: 'Your student can see it too, and both of you will be notified of every step.',
    list: { screen: 'applications', label: 'See all applications' },
  },
  helper: {
    hint: `Nothing is sent until the student confirms. If they are under ${ADULT_AGE}, their parent or guardian confirms too.`,
    list: { screen: '', label: 'See the application' },
  },
};

type AppliedPageProps = { params: Promise<{ area: string }>; searchParams: Promise<{ country?: string | string[] }> };

/** After an application: that it arrived, and what comes now. `country`: of the course, where its list opens. */
export default async function AppliedSuccessfullyPage({ params, searchParams }: AppliedPageProps) {
  const viewer = await requireArea(params, 'applied-successfully');
  const { role } = viewer;
  const { hint, list } = WORDS[role];
  const home = areaOf(role);
  const questions =
    role === 'student' ? await questionsAbout(await waitingForYes(viewer, viewer.userId, 'student')) : [];
  const tab =
    role === 'student' ? queryString({ country: countryOf((await searchParams).country, offeredCountries()) }) : '';
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center">
      <Illustration name="done" className="mb-6 h-28 text-muted" />
      <h1 className="max-w-xl text-xl text-balance sm:text-2xl">
        Application applied successfully. You will be contacted soon.
      </h1>
      <p className="mt-3 max-w-md text-muted">{hint}</p>
      {questions.length > 0 && (
        <div className="mt-8 w-full max-w-xl text-start">
          <ConfirmTogether questions={questions} />
        </div>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-2">
        <ButtonLink href={list.screen ? `${home}/${list.screen}${tab}` : home}>{list.label}</ButtonLink>
        <ButtonLink href={`${home}/search-course`} variant="secondary">
          Search another course
        </ButtonLink>
        <ButtonLink href={home} variant="ghost">
          Dashboard
        </ButtonLink>
      </div>
    </div>
  );
}
