import { dateText } from '@/components/course/format';
import { Card } from '@/components/ui/layout/card';
import { DeepPanel } from '@/components/ui/layout/deep-panel';
import { Section } from '@/components/ui/layout/section';
import type { OfferView } from '@/lib/contract/applications/application-parts';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { dayAndDueWords } from '../due-words';
import { OfferFacts } from './offer-facts';
import { RecommendButtons } from './recommend-buttons';
import { ReplyButtons } from './reply-buttons';

interface OfferSectionProps {
  application: ApplicationView;
  /** 'YYYY-MM-DD'. */
  today: string;
}

/** An application's offer: what to do about it where there is something, and its terms. Nothing without an offer. */
export function OfferSection({ application, today }: OfferSectionProps) {
  const { _id, offer, university, studentName, country } = application;
  if (!offer) return null;
  const { replyBy, conditional, canReply, canRecommend, recommendation } = offer;
  const when = replyBy ? ` by ${dayAndDueWords(replyBy, today)}` : '';
  return (
    <>
      {canReply && (
        <DeepPanel
          className="mb-6"
          eyebrow="Your move"
          title={`Answer the offer${when}`}
          actions={<ReplyButtons applicationId={_id} university={university} conditional={conditional} />}
        >
          <p>
            {university} offers you a place
            {conditional ? ', with conditions. You may accept before they are met.' : '.'}
          </p>
          {recommendation && <p className="mt-1">{adviceWords(recommendation)}</p>}
        </DeepPanel>
      )}
      {canRecommend && (
        <DeepPanel
          className="mb-6"
          eyebrow={`${studentName}'s move`}
          now={false}
          title={`The offer is to be answered${when}`}
          actions={<RecommendButtons applicationId={_id} studentName={studentName} />}
        >
          {recommendation ? adviceWords(recommendation) : 'The reply is your student’s. You can say what you advise.'}
        </DeepPanel>
      )}
      <Section title="The offer">
        <Card>
          {offer.reply && <p className="mb-4 text-sm font-medium">{replyWords(application)}</p>}
          <OfferFacts offer={offer} country={country} today={today} />
        </Card>
      </Section>
    </>
  );
}

function adviceWords({ byName, reply, note }: NonNullable<OfferView['recommendation']>): string {
  return `${byName} recommends to ${reply} it${note ? `: ${note}` : '.'}`;
}

/** 'Accepted by Priya on 4 Dec 2026.', and what is still awaited; '' without a reply. */
export function replyWords({ offer, applicationStatus }: ApplicationView): string {
  const reply = offer?.reply;
  if (!reply) return '';
  const did = reply.reply === 'accept' ? 'Accepted' : 'Declined';
  const reason = reply.reason ? `: ${reply.reason}` : '.';
  const waits = reply.reply === 'accept' && applicationStatus === 'Conditional Offer';
  return `${did} by ${reply.byName} on ${dateText(reply.at)}${reason}${waits ? ' It holds as soon as all conditions are met.' : ''}`;
}
