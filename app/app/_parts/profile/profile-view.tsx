import type { ReactNode } from 'react';
import { ApplicationCard } from '@/components/application/application-card';
import { CountryTabs, countryOf } from '@/components/course/country-tabs';
import { CourseSheet } from '@/components/course/course-sheet';
import { DocumentLists } from '@/components/profile/documents/document-lists';
import { type CompleteProfile, ProfileSections } from '@/components/profile/profile-sections';
import { SetGuardian } from '@/components/staff/student/set-guardian';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { queryString } from '@/lib/api/client';
import { isMinor } from '@/lib/domain/applications/age';
import { areaOf, cameFrom } from '@/lib/domain/areas';
import { countryInSentence } from '@/lib/domain/countries';
import { todayIn } from '@/lib/domain/days/day';
import { AppError } from '@/lib/domain/errors';
import type { Role } from '@/lib/domain/roles';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { log } from '@/lib/platform/log';
import { offeredCountries } from '@/lib/platform/site-facts';
import { applicationCounts } from '@/lib/services/applications/apply';
import { applicationPage } from '@/lib/services/applications/own';
import { logosFor } from '@/lib/services/catalogue/universities';
import { documentsOf } from '@/lib/services/people/profile/documents';
import { completeProfileOf } from '@/lib/services/people/profile/profile';
import { RecordedNote } from '../recorded-note';
import { ToastOnce } from '../toast-once';
import { PlainHead } from './plain-head';

export type ProfileViewSearch = Partial<Record<'tab' | 'country' | 'from' | 'before', string | string[] | undefined>>;

interface ProfileViewProps {
  viewer: Viewer;
  student: { _id: string; name: string; email: string; isVerified: boolean };
  search: ProfileViewSearch;
  /** For staff: what stands in the place of the plain head, the tab that comes first, and the last. */
  staff?: { head: ReactNode; overview: ReactNode; history: (hrefOf: (before?: string) => string) => ReactNode };
  /** For an agency: who of it looks after the student. */
  care?: ReactNode;
  /** For an agency: its last tabs. */
  shortlist?: ReactNode;
  followUp?: ReactNode;
  /** For who acts for the student: adds an application. */
  addApplication?: ReactNode;
}

const TABS = [
  { id: 'forms', label: 'Forms' },
  { id: 'documents', label: 'Documents' },
  { id: 'applications', label: 'Applications' },
  { id: 'other', label: 'Other' },
] as const;
const AGENCY_TABS = [
  ...TABS,
  { id: 'shortlist', label: 'Shortlist' },
  { id: 'follow-up', label: 'Follow-up' },
] as const;
const STAFF_TABS = [{ id: 'overview', label: 'Overview' }, ...TABS, { id: 'history', label: 'History' }] as const;

/** Where an application's own page stands in each area. */
const TIMELINES: Record<Role, string> = {
  student: 'my-applications',
  agent: 'applications',
  team: 'applications',
  admin: 'applications',
  helper: 'applications',
};

/** Of one student in one country. */
const MOST_APPLICATIONS = 100;

/** A student's profile in four tabs that are addresses; staff have an overview before and the history of contacts after them. */
export function ProfileView({
  viewer,
  student,
  search,
  staff,
  care,
  shortlist,
  followUp,
  addApplication,
}: ProfileViewProps) {
  const id = student._id;
  const area = areaOf(viewer.role);
  const base = `${area}/view-profile/${id}`;
  const tabs = staff ? STAFF_TABS : followUp ? AGENCY_TABS : TABS;
  const [first] = tabs;
  const tab = tabs.find((one) => one.id === search.tab)?.id ?? first.id;
  const from = cameFrom(viewer.role, search.from) ?? undefined;
  const hrefOf = (to: string, before?: string) =>
    base + queryString({ tab: to === first.id ? undefined : to, from, before });
  return (
    <>
      {staff?.head ?? <PlainHead viewer={viewer} student={student} from={from} />}
      {care}
      <LinkTabs
        label="Profile sections"
        tabs={tabs.map(({ id: to, label }) => ({ href: hrefOf(to), label }))}
        current={hrefOf(tab)}
        className="mb-6"
      />
      <RecordedNote viewer={viewer} className="mb-6" />
      {tab === 'overview' && staff?.overview}
      {tab === 'forms' && <Forms viewer={viewer} id={id} />}
      {tab === 'documents' && <Documents viewer={viewer} id={id} />}
      {tab === 'applications' && (
        <>
          {addApplication && <div className="mb-5">{addApplication}</div>}
          <Applications viewer={viewer} id={id} search={search} base={base} from={from} />
        </>
      )}
      {tab === 'other' && <Other />}
      {tab === 'shortlist' && shortlist}
      {tab === 'follow-up' && followUp}
      {tab === 'history' && staff?.history((before) => hrefOf('history', before))}
    </>
  );
}

async function Forms({ viewer, id }: { viewer: Viewer; id: string }) {
  const profile = await attempt(
    () => completeProfileOf(viewer, id),
    (reason) => `Error loading profile data: ${reason}`,
  );
  if ('failure' in profile) return <Failure message={profile.failure} />;
  return (
    <>
      <div className="mb-8 max-w-md">
        <ProgressBar
          label="Profile completed"
          value={profile.loaded.completion}
          figures={`${profile.loaded.completion}%`}
        />
      </div>
      <ProfileSections profile={profile.loaded} guardian={guardianButton(viewer, id, profile.loaded)} />
    </>
  );
}

/** For staff, of a student who has a guardian or is under 18. */
function guardianButton({ role }: Viewer, studentId: string, { personalInfo }: CompleteProfile): ReactNode {
  const { dob, guardian_name: name = '', guardian_email: email = '' } = personalInfo;
  const isAsked = email !== '' || isMinor(dob, todayIn('UTC'));
  return (role === 'team' || role === 'admin') && isAsked ? (
    <SetGuardian key={`${name} ${email} ${dob}`} studentId={studentId} name={name} email={email} dob={dob ?? ''} />
  ) : null;
}

async function Documents({ viewer, id }: { viewer: Viewer; id: string }) {
  const documents = await attempt(
    () => documentsOf(viewer, id),
    (reason) => `Error loading documents: ${reason}`,
  );
  if ('failure' in documents) return <Failure message={documents.failure} />;
  return <DocumentLists files={documents.loaded.files} />;
}

interface ApplicationsProps {
  viewer: Viewer;
  /** The student's. */
  id: string;
  search: ProfileViewSearch;
  /** The profile's address. */
  base: string;
  /** Where the reader came from. */
  from: string | undefined;
}

async function Applications({ viewer, id, search, base, from }: ApplicationsProps) {
  const counts = await applicationCounts(viewer, id);
  const countries = offeredCountries(counts);
  const country = countryOf(search.country, countries);
  const of = { userId: id, country, group: 'all' as const, page: 1, limit: MOST_APPLICATIONS };
  const applications = await applicationPage(viewer, of);
  const logos = await logosFor(applications.map(({ application }) => application));
  return (
    <>
      <div className="mb-5">
        <CountryTabs
          base={base}
          countries={countries}
          current={country}
          counts={counts}
          keep={{ tab: 'applications', ...(from ? { from } : {}) }}
        />
      </div>
      {applications.length > 0 ? (
        <CourseSheet>
          {applications.map(({ application, moves }) => (
            <li key={application._id}>
              <ApplicationCard
                application={application}
                moves={moves}
                logo={logos[`${application.country}|${application.university}`]}
                area={areaOf(viewer.role)}
                timelineHref={`${areaOf(viewer.role)}/${TIMELINES[viewer.role]}/${application._id}`}
                isOwn={viewer.role === 'student'}
              />
            </li>
          ))}
        </CourseSheet>
      ) : (
        <EmptyState
          country={country}
          title="No Course Found"
          text={`There are no applications in ${countryInSentence(country)}.`}
        />
      )}
    </>
  );
}

/** What was loaded, or the failure as `words` puts its reason. */
type Loaded<T> = { loaded: T } | { failure: string };
async function attempt<T>(load: () => Promise<T>, words: (reason: string) => string): Promise<Loaded<T>> {
  try {
    return { loaded: await load() };
  } catch (error) {
    log().error({ err: error }, 'could not load a part of a profile');
    return { failure: words(error instanceof AppError ? error.message : 'Please reload the page.') };
  }
}

function Failure({ message }: { message: string }) {
  return (
    <>
      <ToastOnce kind="error" message={message} />
      <ErrorBox message={message} hint="Please try again in a moment." />
    </>
  );
}

/** The last tab of a profile: the specification has a heading here and nothing else. */
function Other() {
  return (
    <>
      <h2 className="mb-3 text-lg">Other</h2>
      <p className="rounded-card border border-dashed border-line px-4 py-6 text-sm text-muted">
        There is no other information in this profile.
      </p>
    </>
  );
}
