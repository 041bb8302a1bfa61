import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/ui/layout/page-header';
import { webhooksOf } from '@/lib/access';
import { areaOf } from '@/lib/domain/areas';
import { WEBHOOK_KINDS, webhookKindsFor } from '@/lib/domain/webhooks';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { webhooks } from '@/lib/services/desk/webhooks/webhooks';
import { AddWebhook } from './_parts/add-webhook';
import { WebhookList } from './_parts/webhook-list';

export const metadata = { title: 'Webhooks' };

/** Addresses that are told what happens: of the site for admins, of an agency for its owners. */
export default async function WebhooksPage({ params }: { params: Promise<{ area: string }> }) {
  const viewer = await requireArea(params, 'webhooks');
  if (!webhooksOf(viewer)) notFound();
  const kinds = webhookKindsFor(viewer.role).map((value) => ({ value, label: WEBHOOK_KINDS[value].label }));
  const whose = viewer.role === 'admin' ? 'on this site' : 'to your agency’s students, leads and applications';
  return (
    <>
      <PageHeader
        title="Webhooks"
        description={`We send a short signed message to your program when something changes ${whose}. It says what changed, and names no one.`}
        actions={<AddWebhook kinds={kinds} />}
      />
      <WebhookList webhooks={await webhooks(viewer)} now={new Date()} path={`${areaOf(viewer.role)}/webhooks`} />
    </>
  );
}
