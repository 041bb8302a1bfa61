import { endpoint } from '@/lib/api/endpoint';
import { getMailSettings, putMailSettings } from '@/lib/contract/site/mail-settings';
import { mailOfEnvironment } from '@/lib/platform/mail/mail-route';
import { mailSettings, saveMailSettings } from '@/lib/services/people/mail-settings';

export const GET = endpoint(getMailSettings, async () => ({
  settings: await mailSettings(),
  environment: mailOfEnvironment(),
}));

export const PUT = endpoint(putMailSettings, async (viewer, { body }) => ({
  message: 'Saved. Send yourself a test email now.',
  settings: await saveMailSettings(viewer, body),
}));
