'use client';

import { Ago } from '@/components/activity/ago';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { StatusChip, type Tone } from '@/components/ui/feedback/status-chip';
import { Card } from '@/components/ui/layout/card';
import { call } from '@/lib/api/client';
import type { DeliveryView } from '@/lib/contract/accounts/webhooks';
import { counted } from '@/lib/domain/texts/counted';
import { DELIVERY_STATES, type DeliveryState, LOG_DAYS, WEBHOOK_EVENTS } from '@/lib/domain/webhooks';
import { Send } from './webhook-acts';

const TONES: Record<DeliveryState, Tone> = {
  waiting: 'attention',
  delivered: 'success',
  failed: 'danger',
  dropped: 'neutral',
};

interface MessageLogProps {
  webhookId: string;
  messages: readonly DeliveryView[];
  now: Date;
}

/** The messages to a webhook, the newest first, each with what it answered last and a way to send it again. */
export function MessageLog({ webhookId, messages, now }: MessageLogProps) {
  if (messages.length === 0)
    return (
      <EmptyState
        title="No messages yet"
        text={`Messages appear here within half a minute of a change, with the answer of your program. They stay for ${LOG_DAYS} days.`}
      />
    );
  return (
    <Card padding="none">
      <ul aria-label="Messages" className="divide-y divide-line">
        {messages.map((message) => (
          <li key={message._id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-4 sm:px-6">
            <div className="min-w-0 flex-1 basis-64 space-y-1 text-sm wrap-anywhere">
              <h3 className="font-medium">{WEBHOOK_EVENTS[message.event]}</h3>
              <p className="text-muted">
                <Ago iso={message.at} now={now} /> · {message.event}
              </p>
              <p className="font-mono text-xs text-muted">{idWords(message.ids)}</p>
              <LastAnswer {...message} now={now} />
            </div>
            <div className="flex items-center gap-3">
              <StatusChip tone={TONES[message.state]}>{DELIVERY_STATES[message.state]}</StatusChip>
              <Send
                label="Resend"
                name={`Resend ${message.event}`}
                send={() =>
                  call('POST /webhooks/{id}/messages/{message}/resend', {
                    params: { id: webhookId, message: message._id },
                  })
                }
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const idWords = (ids: Record<string, string>) =>
  Object.entries(ids)
    .map(([name, id]) => `${name} ${id}`)
    .join(' · ');

function LastAnswer({ answers, state, now }: DeliveryView & { now: Date }) {
  const last = answers.at(-1);
  if (!last)
    return <p>{state === 'dropped' ? 'Your access to the record ended, or the webhook was off.' : 'Not tried yet.'}</p>;
  return (
    <p>
      {counted(answers.length, 'try', 'tries')}, the last <Ago iso={last.at} now={now} />:{' '}
      {last.status === null ? last.text : `${last.status} in ${last.ms} ms${last.text ? `, “${last.text}”` : ''}`}
    </p>
  );
}
