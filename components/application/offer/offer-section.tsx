import type { ReactNode } from 'react';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { REPLY_WORDS } from '@/lib/domain/applications/offers';
import { dateText } from '@/lib/domain/days/day-words';
import { OfferFacts } from './offer-facts';

interface OfferSectionProps {
  application: ApplicationView;
  /** 'YYYY-MM-DD'. */
  today: string;
  /** The form to record or change it, for who may. */
  action?: ReactNode;
}

/** The terms of an application's offer, and the reply. Nothing without an offer, but for who may record one. */
export function OfferSection({ application, today, action }: OfferSectionProps) {
  const { offer, country } = application;
  if (!offer && !action) return null;
  if (!offer) {
    return (
      <Section title="Offer" actions={action}>
        <p className="text-sm text-muted">No offer yet.</p>
      </Section>
    );
  }
  // What it is decided by stands above, beside the buttons.
  const isAbove = offer.canReply || offer.canRecommend;
  return (
    <Section title="Offer" actions={action}>
      <Card>
        {offer.reply && <p className="mb-4 text-sm font-medium">{replyWords(application)}</p>}
        <OfferFacts offer={offer} country={country} today={today} brief={isAbove} />
      </Card>
    </Section>
  );
}

/** 'Accepted by Priya on 4 Dec 2026.', and what is still awaited; '' without a reply. */
export function replyWords({ offer, applicationStatus }: ApplicationView): string {
  const reply = offer?.reply;
  if (!reply) return '';
  const reason = reply.reason ? `: ${reply.reason}` : '.';
  const waits = reply.reply === 'accept' && applicationStatus === 'Conditional Offer';
  const did = REPLY_WORDS[reply.reply];
  return `${did} by ${reply.byName} on ${dateText(reply.at)}${reason}${waits ? ' It takes effect when all conditions are met.' : ''}`;
}
