import { ButtonLink } from '@/components/ui/controls/button-link';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { Card } from '@/components/ui/layout/card';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireArea } from '@/lib/auth/page-viewer';
import type { Viewer } from '@/lib/auth/viewer';
import type { Settings } from '@/lib/contract/accounts/settings';
import { areaOf } from '@/lib/domain/areas';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { settingsOf } from '@/lib/services/accounts/settings';
import { calendarAddress } from '@/lib/services/deadlines/calendar-address';
import { userDetails } from '@/lib/services/profile/basic';
import { ToastOnce } from '../../_parts/toast-once';
import { CalendarAddress } from './_parts/calendar-address';
import { LeaveAgent } from './_parts/leave-agent';
import { SettingsForm } from './_parts/settings-form';

export const metadata = { title: 'Account Settings' };

/** The account settings of every role; a student whom an agent added can leave the agent here. */
export default async function SettingsPage({ params }: { params: Promise<{ area: string }> }) {
  const viewer = await requireArea(params, 'settings');
  const addedBy = viewer.role === 'student' ? (await userDetails(viewer, viewer.userId)).addedBy : null;
  const settings = await loadSettings(viewer);
  return (
    <>
      <PageHeader title="Account Settings" description="How we reach you, and how your account is protected." />
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
          <SettingsForm userId={viewer.userId} settings={settings} />
        </Card>
      )}
      <CalendarAddress first={await calendarAddress(viewer)} timeZones={Intl.supportedValuesOf('timeZone')} />
      {addedBy && <LeaveAgent company={addedBy.company_name || 'your agent'} />}
    </>
  );
}

async function loadSettings(viewer: Viewer): Promise<Settings | { failure: string }> {
  try {
    return await settingsOf(viewer, viewer.userId);
  } catch (error) {
    log().error({ err: error }, 'could not load settings');
    const message = error instanceof AppError ? error.message : 'Something went wrong.';
    return { failure: `Error occurred while fetching settings: ${message}` };
  }
}
