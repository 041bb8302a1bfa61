import { Monitor, Smartphone } from 'lucide-react';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Ago } from '@/components/activity/ago';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Badge } from '@/components/ui/feedback/badge';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { Card } from '@/components/ui/layout/card';
import { DescriptionList } from '@/components/ui/layout/description-list';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import type { SecondFactorView } from '@/lib/contract/accounts/second-factor';
import type { SessionView } from '@/lib/contract/accounts/sessions';
import type { Settings } from '@/lib/contract/accounts/settings';
import { areaOf } from '@/lib/domain/areas';
import { clockIn } from '@/lib/domain/days/time-zones';
import { AppError } from '@/lib/domain/errors';
import { deviceOf } from '@/lib/platform/auth/client';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { passkeysWork } from '@/lib/platform/auth/passkeys';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { log } from '@/lib/platform/log';
import { siteZone } from '@/lib/platform/site-facts';
import { calendarAddress } from '@/lib/services/applications/deadlines/calendar-address';
import { uploadStorage } from '@/lib/services/file/site/upload-storage';
import { factorOf } from '@/lib/services/people/accounts/own-factor';
import { sessionsOf } from '@/lib/services/people/accounts/sessions';
import { settingsOf } from '@/lib/services/people/accounts/settings';
import { claimsToAnswer } from '@/lib/services/people/agency/answers';
import { helpersOf } from '@/lib/services/people/helpers/helpers';
import { studentHead } from '@/lib/services/people/profile/basic';
import { AgencyAsks } from '../../_parts/agency/agency-asks';
import { ChangePassword } from '../../_parts/change-password';
import { readerToday } from '../../_parts/reader-day';
import { ToastOnce } from '../../_parts/toast-once';
import { AuthenticatorApp } from './_parts/authenticator-app';
import { CalendarAddress } from './_parts/calendar-address';
import { DirectoryLink } from './_parts/directory-link';
import { Helpers } from './_parts/helpers';
import { LeaveAgent } from './_parts/leave-agent';
import { Passkeys } from './_parts/passkeys';
import { SettingsForm } from './_parts/settings-form';
import { SignOutDevice, SignOutEverywhere } from './_parts/sign-out-device';

export const metadata = { title: 'Account Settings' };

/**
 * The account settings of every role. Students change their password here, the others on a screen of its own; a student
 * whom an agent added can leave the agent here.
 */
export default async function SettingsPage({ params }: { params: Promise<{ area: string }> }) {
  const viewer = await requireArea(params, 'settings');
  const [head, settings, factor, calendar, device, sessions, claims] = await Promise.all([
    viewer.role === 'student' ? studentHead(viewer, viewer.userId) : null,
    loadSettings(viewer),
    factorOf(viewer),
    calendarAddress(viewer),
    thisDevice(),
    sessionsOf(viewer),
    viewer.role === 'student' ? claimsToAnswer(viewer) : [],
  ]);
  return (
    <>
      <PageHeader title="Account Settings" description="How we contact you and how your account is protected." />
      {'failure' in settings ? (
        <>
          <ToastOnce kind="error" message={settings.failure} />
          <ErrorBox
            message={settings.failure}
            action={<ButtonLink href={`${areaOf(viewer.role)}/settings`}>Try again</ButtonLink>}
          />
        </>
      ) : (
        <Card className="max-w-xl">
          {/* Anew when an app or a passkey turned the second factor on: what is ticked must be what holds. */}
          <SettingsForm
            key={String(settings.tfa)}
            userId={viewer.userId}
            settings={settings}
            passkey={factor.passkeys.length > 0}
          />
        </Card>
      )}
      <CalendarAddress first={calendar} siteTimeZone={siteZone()} />
      {viewer.role === 'student' && (
        <Section
          title="Change password"
          description="You will stay signed in here. All other devices will be signed out and need the new password."
          className="mt-8 max-w-xl"
        >
          <ChangePassword />
        </Section>
      )}
      <AuthenticatorApp factor={factor} />
      {(passkeysWork() || factor.passkeys.length > 0) && (
        <Passkeys passkeys={factor.passkeys} times={factor.passkeys.map(timesOf)} device={device} />
      )}
      {factor.directory && <DirectoryLink directory={factor.directory} />}
      <SessionList sessions={sessions} />
      {(viewer.role === 'team' || viewer.role === 'admin') && (
        <Section title="API tokens" description="For programs that act on your behalf." className="mt-8 max-w-xl">
          <ButtonLink href={`${areaOf(viewer.role)}/api-tokens`} variant="secondary">
            Open API tokens
          </ButtonLink>
        </Section>
      )}
      <Storage viewer={viewer} />
      {viewer.role === 'student' && (
        <Section
          title="My data"
          description="What is in your file, who can see it, and how to download or delete it."
          className="mt-8 max-w-xl"
        >
          <ButtonLink href="/app/student/my-data" variant="secondary">
            Open My data
          </ButtonLink>
        </Section>
      )}
      {claims.length > 0 && (
        <div className="mt-8 max-w-xl">
          <AgencyAsks claims={claims} current={head?.addedBy?.company_name || null} />
        </div>
      )}
      {viewer.role === 'student' && <Helpers helpers={await helpersOf(viewer)} />}
      {head?.addedBy && <LeaveAgent company={head.addedBy.company_name || 'your agency'} />}
    </>
  );
}

function timesOf({ _id, createdOn, usedOn }: SecondFactorView['passkeys'][number]): ReactNode {
  const now = new Date();
  return (
    <span key={_id}>
      Added <Ago iso={createdOn} now={now} /> ·{' '}
      {usedOn ? (
        <>
          last used <Ago iso={usedOn} now={now} />
        </>
      ) : (
        'not used yet'
      )}
    </span>
  );
}

const thisDevice = async () => deviceOf((await headers()).get('user-agent') ?? '') || 'This device';

async function loadSettings(viewer: Viewer): Promise<Settings | { failure: string }> {
  try {
    return await settingsOf(viewer, viewer.userId);
  } catch (error) {
    log().error({ err: error }, 'could not load settings');
    const message = error instanceof AppError ? error.message : 'Please reload the page.';
    return { failure: `Error occurred while fetching settings: ${message}` };
  }
}

/** How much the viewer may still upload today; for admins also everyone's budgets, and how files are protected. */
async function Storage({ viewer }: { viewer: Viewer }) {
  const [{ usedMb, dayMb, site }, { timeZone }] = await Promise.all([uploadStorage(viewer), readerToday(viewer)]);
  const midnight = new Date(new Date().setUTCHours(24, 0, 0, 0));
  return (
    <Section title="Uploads" className="mt-8 max-w-xl">
      <Card>
        <p>
          {usedMb.toLocaleString('en-GB')} of {dayMb.toLocaleString('en-GB')} MB used today. The daily limit resets at{' '}
          {clockIn(timeZone, midnight)}.
        </p>
        {site && (
          <div className="mt-4">
            <DescriptionList columns={1} items={site} />
          </div>
        )}
      </Card>
    </Section>
  );
}

/** Where the account is signed in, this device first, and the ways to end that. */
function SessionList({ sessions }: { sessions: readonly SessionView[] }) {
  const now = new Date();
  const ordered = [...sessions].sort((one, other) => Number(other.current) - Number(one.current));
  return (
    <Section
      title="Where you are signed in"
      description="Sign out devices that you don't recognise or no longer use. Each device is signed out after seven days at the latest."
      actions={<SignOutEverywhere />}
      className="mt-8 max-w-xl"
    >
      <Card className="p-0!">
        <ul aria-label="Sessions" className="max-h-96 divide-y divide-line overflow-y-auto">
          {ordered.map(({ _id, device, place, usedOn, current }) => {
            const Icon = /Android|iPhone|iPad/.test(device) ? Smartphone : Monitor;
            return (
              <li key={_id} className="flex items-center gap-3 px-4 py-3 sm:px-5">
                <Icon aria-hidden className="size-5 shrink-0 text-muted" />
                <div className="min-w-0 flex-1">
                  <p className="font-medium wrap-anywhere">
                    {device || 'Unknown device'} {current && <Badge>This device</Badge>}
                  </p>
                  <p className="text-sm text-muted wrap-anywhere">
                    {place && <>From {place} · </>}
                    last used <Ago iso={usedOn} now={now} />
                  </p>
                </div>
                {!current && <SignOutDevice id={_id} name={device || 'Unknown device'} />}
              </li>
            );
          })}
        </ul>
      </Card>
    </Section>
  );
}
