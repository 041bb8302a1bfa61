import { LiveRefresh } from '@/components/live/live-refresh';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { Card } from '@/components/ui/layout/card';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { LEFT_OUT, progressWords } from '@/lib/domain/agency/group-messages';
import { dateText } from '@/lib/domain/days/day-words';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { viewGroupMessage } from '@/lib/services/desk/group-messages/group-messages';
import { idIn, orNotFound } from '../../../_parts/or-not-found';
import { StopSending } from './_parts/stop-sending';
import { WhatsAppLinks } from './_parts/whatsapp-links';

export const metadata = { title: 'Group message' };

/** One message to many: how far it is, who didn't get it, and on WhatsApp the links to press. */
export default async function GroupMessagePage({ params }: { params: Promise<{ id: string }> }) {
  const viewer = await requireViewer('agent');
  const message = await orNotFound(viewGroupMessage(viewer, idIn((await params).id)));
  const { _id, title, channel, state, byName, createdOn, total, done, nextOn, failed, failedTotal, links } = message;
  return (
    <>
      <LiveRefresh records={['agent']} />
      <PageHeader
        title={<span className="wrap-anywhere">{title}</span>}
        description={`${byName}, ${dateText(createdOn)}`}
        back={{ href: '/app/agent/group-messages', label: 'Group messages' }}
      />
      <Card className="mb-6 space-y-3 text-sm">
        <ProgressBar label={progressWords(message)} value={done} max={total} />
        {state === 'sending' && nextOn && <p>{`We send 200 emails a day. The next ones go on ${dateText(nextOn)}.`}</p>}
        {state === 'stopped' && <p>Sending has been stopped.</p>}
        {state === 'sending' && <StopSending id={_id} />}
        {failedTotal > 0 && (
          <details open={failedTotal <= 5}>
            <summary className="cursor-pointer">{`${failedTotal} not sent`}</summary>
            <ul className="mt-1 list-disc ps-5">
              {failed.map(({ _id, name, why }) => (
                <li key={_id} className="wrap-anywhere">
                  {`${name || 'Not in your list'}: ${LEFT_OUT[why]}`}
                </li>
              ))}
            </ul>
          </details>
        )}
      </Card>
      {channel === 'whatsapp' && <WhatsAppLinks messageId={_id} links={links} left={total - done} />}
      <Section title="Message">
        <Card>
          <p className="text-sm whitespace-pre-wrap wrap-anywhere">{message.text}</p>
        </Card>
      </Section>
    </>
  );
}
