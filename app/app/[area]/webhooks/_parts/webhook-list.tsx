import { Ago } from '@/components/activity/ago';
import { Link } from '@/components/ui/buttons/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { Card } from '@/components/ui/layout/card';
import type { WebhookView } from '@/lib/contract/accounts/webhooks';
import { WEBHOOK_KINDS } from '@/lib/domain/webhooks';

interface WebhookListProps {
  webhooks: readonly WebhookView[];
  now: Date;
  /** Where each webhook's page hangs. */
  path: string;
}

/** Each webhook: where it leads, what it hears of, and whether that arrives. */
export function WebhookList({ webhooks, now, path }: WebhookListProps) {
  if (webhooks.length === 0)
    return (
      <EmptyState
        title="No webhooks"
        text="Add one for each program that should hear of changes. It reads the details with an API token."
      />
    );
  return (
    <Card padding="none" className="max-w-4xl">
      <ul aria-label="Webhooks" className="divide-y divide-line">
        {webhooks.map((webhook) => (
          <li key={webhook._id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-4 sm:px-6">
            <div className="min-w-0 flex-1 basis-64 space-y-1 text-sm wrap-anywhere">
              <h2 className="text-base font-medium">
                <Link href={`${path}/${webhook._id}`} className="underline underline-offset-2">
                  {webhook.address}
                </Link>
              </h2>
              <p>{kindWords(webhook)}.</p>
              <p className="text-muted">
                Added by {webhook.maker}, <Ago iso={webhook.createdOn} now={now} />.
              </p>
            </div>
            <WebhookState {...webhook} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What a webhook hears of, in a few words: 'Applications, Offers'. */
export const kindWords = ({ kinds }: Pick<WebhookView, 'kinds'>): string =>
  kinds.map((kind) => WEBHOOK_KINDS[kind].label.split(':')[0]).join(', ');

/** Whether a webhook is on, and whether it takes what it is sent. */
export function WebhookState({ offOn, failingSince }: Pick<WebhookView, 'offOn' | 'failingSince'>) {
  if (offOn) return <StatusChip tone="danger">Switched off</StatusChip>;
  return failingSince ? <StatusChip tone="attention">Failing</StatusChip> : <StatusChip tone="success">On</StatusChip>;
}
