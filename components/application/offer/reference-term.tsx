import { Tooltip } from '@/components/ui/windows/tooltip';
import { REFERENCE_MEANINGS, REFERENCE_NAMES } from '@/lib/domain/applications/offers';
import type { Country } from '@/lib/domain/countries';

/** The name of the number that a country's authorities know an offer by, with what it is. */
export function ReferenceTerm({ country }: { country: Country }) {
  return <Tooltip text={REFERENCE_MEANINGS[country]}>{REFERENCE_NAMES[country]}</Tooltip>;
}
