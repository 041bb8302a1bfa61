import mongoose, { Types } from 'mongoose';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, it, vi } from 'vitest';
import { ApplyPage } from '@/app/app/_parts/apply/apply-page';
import { ProfileView } from '@/app/app/_parts/profile/profile-view';
import { ProfileWizard } from '@/app/app/_parts/profile-wizard';
import SettingsPage from '@/app/app/[area]/settings/page';
import CoursePage from '@/app/app/[area]/view-application/[id]/page';
import ActivityPage from '@/app/app/student/activity/page';
import ReferPage from '@/app/app/student/refer/page';
import type { StepNumber } from '@/components/profile/wizard-steps';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import { toDay } from '@/lib/domain/days/day';
import { notFound } from '@/lib/domain/errors';
import type { Role } from '@/lib/domain/roles';
import type { Viewer } from '@/lib/platform/auth/viewer';
import * as calendar from '@/lib/services/applications/deadlines/calendar-address';
import * as own from '@/lib/services/applications/own';
import { courseViewOf } from '@/lib/services/catalogue/course-views';
import * as courses from '@/lib/services/catalogue/courses';
import * as rates from '@/lib/services/catalogue/facts/rates';
import * as saved from '@/lib/services/catalogue/saved-courses';
import * as eligibility from '@/lib/services/catalogue/search/eligibility';
import * as universities from '@/lib/services/catalogue/universities';
import * as suggestions from '@/lib/services/desk/student-desk/suggestions';
import * as storage from '@/lib/services/file/site/upload-storage';
import * as ownFactor from '@/lib/services/people/accounts/own-factor';
import * as sessions from '@/lib/services/people/accounts/sessions';
import * as settings from '@/lib/services/people/accounts/settings';
import * as answers from '@/lib/services/people/agency/answers';
import * as helpers from '@/lib/services/people/helpers/helpers';
import * as basic from '@/lib/services/people/profile/basic';
import * as documents from '@/lib/services/people/profile/documents';
import * as profile from '@/lib/services/people/profile/profile';
import * as steps from '@/lib/services/people/profile/steps';
import * as reader from '@/lib/services/people/reader-day';
import * as referrals from '@/lib/services/people/referrals';
import * as activities from '@/lib/services/records/lists/activities';

const id = new Types.ObjectId().toString();
const viewer = (role: Role = 'student'): Viewer =>
  ({ userId: id, role, name: 'Asha', email: 'a@example.com' }) as Viewer;
const broken = () => Promise.reject(new Error('the database is away'));

/** No page here needs a database: what asks for one is refused at once, not after ten seconds. */
mongoose.set('bufferTimeoutMS', 100);

vi.mock('@/lib/services/records/lists/activities', { spy: true });
vi.mock('@/lib/services/people/helpers/helpers', { spy: true });
vi.mock('@/lib/services/people/profile/basic', { spy: true });
vi.mock('@/lib/services/catalogue/courses', { spy: true });
vi.mock('@/lib/services/people/profile/documents', { spy: true });
vi.mock('@/lib/services/catalogue/search/eligibility', { spy: true });
vi.mock('@/lib/services/applications/own', { spy: true });
vi.mock('@/lib/services/people/profile/profile', { spy: true });
vi.mock('@/lib/services/people/profile/steps', { spy: true });
vi.mock('@/lib/services/people/reader-day', { spy: true });
vi.mock('@/lib/services/people/referrals', { spy: true });
vi.mock('@/lib/services/catalogue/saved-courses', { spy: true });
vi.mock('@/lib/services/people/accounts/settings', { spy: true });
vi.mock('@/lib/services/people/agency/answers', { spy: true });
vi.mock('@/lib/services/people/accounts/own-factor', { spy: true });
vi.mock('@/lib/services/people/accounts/sessions', { spy: true });
vi.mock('@/lib/services/file/site/upload-storage', { spy: true });
vi.mock('@/lib/services/desk/student-desk/suggestions', { spy: true });
vi.mock('@/lib/services/applications/deadlines/calendar-address', { spy: true });
vi.mock('@/lib/services/catalogue/universities', { spy: true });
vi.mock('@/lib/services/catalogue/facts/rates', { spy: true });
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ push() {}, refresh() {}, prefetch() {} }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}));
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ host: 'localhost' }),
  cookies: async () => new Map(),
}));
vi.mock('@/lib/platform/auth/page-viewer', () => ({
  requireViewer: async () => viewer(),
  requireArea: async () => viewer(),
  pageViewer: async () => viewer(),
}));
vi.mock('@/app/app/_parts/toast-once', () => ({
  ToastOnce: ({ kind, message }: { kind: string; message: string }) => <p>{`toast ${kind}: ${message}`}</p>,
}));

/** The text that the server would send for these elements. */
async function textOf(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(element);
  const html = await new Response(prelude as unknown as ReadableStream).text();
  return html.replaceAll(/<!--.*?-->/g, '').replaceAll('&#x27;', "'");
}

const params = Promise.resolve({ area: 'student', id });
const student = { _id: id, name: 'Asha', email: 'a@example.com', isVerified: true };
const course = courseViewOf({
  ...BLANK_COURSE,
  _id: new Types.ObjectId(id),
  course: 'Bachelor of Nursing',
  university: 'Douglas College',
  country: 'Canada',
  level: 'Under Graduate',
  category: 'Health',
  subcategory: 'Nursing',
  admissionIntake: 'Jan Sep',
  currency: 'CAD',
  tuitionFeeMinor: 2_000_000,
  fee_period: 'per year',
  durationInMonths: 48,
});
const places = { course: '/c', form: '/f', applications: '/a', applied: '/d', search: '/s' };

describe("what could not be loaded is said in the specification's words, in a toast and in the page", () => {
  const shows = async (element: ReactNode, text: string, kind = 'error') => {
    const shown = await textOf(element);
    expect(shown).toContain(`toast ${kind}: ${text}`);
    expect(shown.split(text).length, 'in the page, too').toBeGreaterThan(2);
  };

  it('settings', async () => {
    vi.mocked(settings.settingsOf).mockImplementation(broken);
    vi.mocked(basic.studentHead).mockResolvedValue(student as Awaited<ReturnType<typeof basic.studentHead>>);
    vi.mocked(ownFactor.factorOf).mockResolvedValue({
      app: false,
      passkeys: [],
      recoveryCodesLeft: 0,
      directory: null,
      required: false,
    });
    vi.mocked(helpers.helpersOf).mockResolvedValue([]);
    vi.mocked(sessions.sessionsOf).mockResolvedValue([]);
    vi.mocked(answers.claimsToAnswer).mockResolvedValue([]);
    vi.mocked(calendar.calendarAddress).mockResolvedValue({ address: null, timeZone: '' });
    vi.mocked(storage.uploadStorage).mockResolvedValue({ usedMb: 0, dayMb: 1, site: null });
    vi.mocked(reader.readerDay).mockResolvedValue({ today: toDay('2026-11-27'), timeZone: 'UTC' });
    await shows(<SettingsPage params={params} />, 'Error occurred while fetching settings: Please reload the page.');
  });

  it('activities, and that there are none', async () => {
    vi.mocked(activities.activityCount).mockImplementation(broken);
    await shows(
      await ActivityPage({ searchParams: Promise.resolve({}) }),
      'Failed to fetch activities: Please reload the page.',
    );
    vi.mocked(activities.activityCount).mockResolvedValue(0);
    vi.mocked(activities.activitiesOf).mockResolvedValue([]);
    await shows(await ActivityPage({ searchParams: Promise.resolve({}) }), 'No activity found.', 'info');
  });

  it('the referral code and the referrals, with the reason where there is one', async () => {
    vi.mocked(referrals.referralCodeOf).mockImplementation(broken);
    vi.mocked(referrals.listReferrals).mockImplementation(broken);
    await shows(<ReferPage />, 'Failed to load referral code, please try again later.');
    await shows(<ReferPage />, 'Failed to load referrals, please try again later.');
    vi.mocked(referrals.listReferrals).mockRejectedValue(notFound('This account does not exist.'));
    await shows(<ReferPage />, 'Could not fetch referrals: This account does not exist.');
  });

  const wizard = (step: StepNumber, role: Role) => (
    <ProfileWizard viewer={viewer(role)} studentId={id} step={step} hrefOf={(to) => `/${to}`} profileHref="/p" />
  );
  it.each<[StepNumber, Role, string]>([
    [1, 'student', 'Error fetching user data.'],
    [1, 'agent', 'Error fetching student data.'],
    [2, 'student', 'Error fetching personal information.'],
    [3, 'student', 'Error fetching academic information.'],
    [4, 'student', 'Error fetching work experience.'],
    [5, 'student', 'Failed to load documents.'],
  ])('step %s of the profile of a student, seen by the %s', async (step, role, text) => {
    vi.mocked(steps.visibleProfile).mockResolvedValue(null);
    vi.mocked(basic.basicProfile).mockImplementation(broken);
    vi.mocked(profile.personalInfoOf).mockImplementation(broken);
    vi.mocked(profile.academicInfoOf).mockImplementation(broken);
    vi.mocked(profile.workExperienceOf).mockImplementation(broken);
    vi.mocked(documents.documentsOf).mockImplementation(broken);
    await shows(wizard(step, role), text);
  });

  it('the view of a profile and its documents', async () => {
    vi.mocked(profile.completeProfileOf).mockImplementation(broken);
    vi.mocked(documents.documentsOf).mockRejectedValue(notFound('Student not found.'));
    const view = (tab: string) => (
      <ProfileView viewer={viewer()} student={student} search={{ tab, country: undefined }} />
    );
    await shows(view('forms'), 'Error loading profile data: Please reload the page.');
    await shows(view('documents'), 'Error loading documents: Student not found.');
  });

  it('whether a course is saved and what it costs: said so only, the course is shown all the same', async () => {
    vi.mocked(courses.viewCourse).mockResolvedValue(course);
    vi.mocked(universities.logoOf).mockResolvedValue(null);
    vi.mocked(eligibility.ownApplicant).mockResolvedValue(null);
    vi.mocked(saved.isCourseSaved).mockImplementation(broken);
    vi.mocked(rates.ratesInUse).mockImplementation(broken);
    vi.mocked(courses.originOf).mockImplementation(broken);
    vi.mocked(suggestions.suggestionOf).mockImplementation(broken);
    const shown = await textOf(<CoursePage params={params} searchParams={Promise.resolve({})} />);
    expect(shown).toContain('toast error: Failed to check if course is saved.');
    expect(shown).toContain('The cost could not be calculated just now. Please try again later.');
    expect(shown).toContain('Bachelor of Nursing');
  });

  it("the course to apply for, and whether it was applied for: in the page's place", async () => {
    const page = <ApplyPage viewer={viewer()} courseId={id} places={places} intake={undefined} />;
    vi.mocked(courses.viewCourse).mockImplementation(broken);
    expect(await textOf(page)).toContain('Error: 500 - Failed to load course.');
    vi.mocked(courses.viewCourse).mockResolvedValue(course);
    vi.mocked(own.appliedIntakes).mockImplementation(broken);
    const shown = await textOf(page);
    expect(shown).toContain('Failed to check application status.');
    expect(shown).not.toContain('Bachelor of Nursing');
  });
});
