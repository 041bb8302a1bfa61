import { DescriptionList } from '@/components/ui/layout/description-list';
import type { OfferView } from '@/lib/contract/applications/application-parts';
import { NO_LETTER } from '@/lib/domain/applications/offers';
import type { Country } from '@/lib/domain/countries';
import { dateText, dayAndDueWords } from '@/lib/domain/days/day-words';
import { money } from '@/lib/domain/money/money-words';
import { FileLink } from '../checklist/item-words';
import { ReferenceTerm } from './reference-term';

interface OfferFactsProps {
  offer: OfferView;
  country: Country;
  /** 'YYYY-MM-DD'. */
  today: string;
  /** Without what the panel above shows of it. */
  brief?: boolean;
}

/** The terms of an offer, with its letter. What isn't known says so. */
export function OfferFacts({ offer, country, today, brief = false }: OfferFactsProps) {
  const { letter, conditions, deposit, currency, depositBy, startOn, replyBy, reference, conditional } = offer;
  const paidBy = depositBy ? ` by ${dateText(depositBy)}` : '';
  const further = [
    { term: 'Deposit', value: deposit === null ? 'Not known' : `${money(deposit, currency)}${paidBy}` },
    { term: 'Starts', value: startOn ? dateText(startOn) : 'Not known' },
    { id: 'reference', term: <ReferenceTerm country={country} />, value: reference || 'To follow' },
  ];
  return (
    <DescriptionList
      columns={3}
      items={[
        { term: 'Letter', value: letter ? <FileLink file={letter} /> : NO_LETTER },
        { term: 'Type', value: conditional ? 'Conditional' : 'Unconditional' },
        { term: 'Reply by', value: replyBy ? dayAndDueWords(replyBy, today) : 'Not known' },
        ...(brief ? [] : further),
        ...(conditions.length ? [{ term: 'Conditions', value: conditions.join('; '), wide: true }] : []),
      ]}
    />
  );
}
