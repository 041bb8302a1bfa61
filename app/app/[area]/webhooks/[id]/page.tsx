import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { Pagination } from '@/components/ui/table/pagination';
import { webhooksOf } from '@/lib/access';
import { areaOf } from '@/lib/domain/areas';
import { dateText } from '@/lib/domain/days/day-words';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { webhookMessages, webhooks } from '@/lib/services/desk/webhooks/webhooks';
import { MessageLog } from '../_parts/message-log';
import { WebhookActs } from '../_parts/webhook-acts';
import { kindWords, WebhookState } from '../_parts/webhook-list';

export const metadata = { title: 'Webhook' };

const PER_PAGE = 20;

interface WebhookPageProps {
  params: Promise<{ area: string; id: string }>;
  searchParams: Promise<{ page?: string | string[] }>;
}

/** One webhook: what it hears of, what can be done with it, and its log. */
export default async function WebhookPage({ params, searchParams }: WebhookPageProps) {
  const viewer = await requireArea(params, 'webhooks');
  const { id } = await params;
  const webhook = webhooksOf(viewer) && (await webhooks(viewer)).find(({ _id }) => _id === id);
  if (!webhook) notFound();
  const { address, offOn, failingSince, formerUntil } = webhook;
  const page = Math.max(1, Math.trunc(Number((await searchParams).page)) || 1);
  const { messages, total } = await webhookMessages(viewer, id, { page, limit: PER_PAGE });
  const listPath = `${areaOf(viewer.role)}/webhooks`;
  return (
    <>
      <PageHeader
        back={{ href: listPath, label: 'Webhooks' }}
        title={<span className="wrap-anywhere">{new URL(address).host}</span>}
        description={<span className="wrap-anywhere">{address}</span>}
        actions={<WebhookActs id={id} listPath={listPath} />}
      />
      <div className="mb-9 max-w-reading space-y-2 text-sm">
        <WebhookState {...webhook} />
        <p>Messages about: {kindWords(webhook)}.</p>
        {offOn && (
          <p>
            {failingSince
              ? 'It took no message for five days and'
              : 'This site was restored from a backup: the webhook'}
            {` was switched off on ${dateText(offOn.slice(0, 10))}. `}
            When it takes a test, it is on again. What changed meanwhile is not sent.
          </p>
        )}
        {formerUntil && (
          <p>{`The former secret signs too until ${dateText(formerUntil.slice(0, 10))}, ${formerUntil.slice(11, 16)} UTC.`}</p>
        )}
      </div>
      <Section title="Messages" description="Each is tried for a day. A receiver may get one twice, under the same id.">
        <MessageLog webhookId={id} messages={messages} now={new Date()} />
        <div className="mt-6">
          <Pagination
            label="Pages of messages"
            page={page}
            pageCount={Math.ceil(total / PER_PAGE)}
            href={(next) => `${listPath}/${id}?page=${next}`}
          />
        </div>
      </Section>
    </>
  );
}
