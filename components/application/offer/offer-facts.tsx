import { DescriptionList } from '@/components/ui/layout/description-list';
import { Tooltip } from '@/components/ui/windows/tooltip';
import type { OfferView } from '@/lib/contract/applications/application-parts';
import { NO_LETTER, OFFER_TERMS, REFERENCE_MEANINGS, REFERENCE_NAMES } from '@/lib/domain/applications/offers';
import type { Country } from '@/lib/domain/countries';
import { dateText, dayAndDueWords } from '@/lib/domain/days/day-words';
import { money } from '@/lib/domain/money/money-words';
import { FileLink } from '../checklist/item-words';

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
  const { letter, conditions, replyBy, conditional, studentNumber } = offer;
  return (
    <DescriptionList
      columns={3}
      items={[
        { term: OFFER_TERMS.letter, value: letter ? <FileLink file={letter} /> : NO_LETTER },
        { term: 'Type', value: conditional ? 'Conditional' : 'Unconditional' },
        { term: OFFER_TERMS.replyBy, value: replyBy ? dayAndDueWords(replyBy, today) : 'Not known' },
        ...(brief ? [] : decidingTerms(offer, country)),
        ...(studentNumber ? [{ term: OFFER_TERMS.studentNumber, value: studentNumber }] : []),
        ...(conditions.length ? [{ term: OFFER_TERMS.conditions, value: conditions.join('; '), wide: true }] : []),
      ]}
    />
  );
}

/** What an offer is decided by. @param starts what is said where its first day isn't known */
export function decidingTerms(offer: OfferView, country: Country, starts = 'Not known') {
  const { deposit, currency, depositBy, startOn, reference } = offer;
  const paidBy = depositBy ? ` by ${dateText(depositBy)}` : '';
  return [
    { term: OFFER_TERMS.deposit, value: deposit === null ? 'Not known' : `${money(deposit, currency)}${paidBy}` },
    { term: OFFER_TERMS.starts, value: startOn ? dateText(startOn) : starts },
    { id: 'reference', term: <ReferenceTerm country={country} />, value: reference || 'Not entered yet' },
  ];
}

/** The name of the number that a country's authorities know an offer by, with what it is. */
function ReferenceTerm({ country }: { country: Country }) {
  return <Tooltip text={REFERENCE_MEANINGS[country]}>{REFERENCE_NAMES[country]}</Tooltip>;
}
