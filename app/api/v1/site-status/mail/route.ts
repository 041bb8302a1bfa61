import { endpoint } from '@/lib/api/endpoint';
import { sendTestMail } from '@/lib/contract/site/site-status';
import { sendTestMail as send } from '@/lib/services/file/watch/test-mail';

export const POST = endpoint(sendTestMail, async (viewer) => ({
  message: `Test email sent to ${await send(viewer)}. The mail server accepted it.`,
}));
