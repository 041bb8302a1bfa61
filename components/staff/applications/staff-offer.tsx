import { OfferFacts } from '@/components/application/offer/offer-facts';
import { replyWords } from '@/components/application/offer/offer-section';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { OfferForm } from './offer-form';

interface StaffOfferProps {
  application: ApplicationView;
  today: string;
  /** It stayed on a merged account: no offer is recorded there. */
  merged: boolean;
}

/** An application's offer as staff see it: its terms, the reply, and the form to record or change it. */
export function StaffOffer({ application, today, merged }: StaffOfferProps) {
  const { offer, country } = application;
  const canOffer = application.canOffer && !merged;
  if (!offer && !canOffer) return null;
  return (
    <Section title="The offer" actions={canOffer && <OfferForm application={application} />}>
      {offer ? (
        <Card>
          <p className="mb-4 text-sm font-medium">{replyWords(application) || 'No reply yet.'}</p>
          <OfferFacts offer={offer} country={country} today={today} />
        </Card>
      ) : (
        <p className="text-sm text-muted">No offer yet.</p>
      )}
    </Section>
  );
}
