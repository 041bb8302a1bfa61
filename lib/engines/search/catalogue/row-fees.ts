import type { SearchCourse } from '../types';
import { yearlyFee } from '../yearly-fee';
import type { Catalogue } from './catalogue';

/** What a row is sorted by within the group of its fee, or null. */
export function feeValueAt(catalogue: Catalogue, row: number): number | null {
  const minor = yearlyFeeAt(catalogue, row);
  return minor === null ? null : catalogue.fees.valueOf(minor, currencyAt(catalogue, row));
}

/** The group of a row's fee. */
export const feeGroupAt = (catalogue: Catalogue, row: number): string =>
  catalogue.fees.groupOf(currencyAt(catalogue, row));

const currencyAt = ({ vocabulary, columns }: Catalogue, row: number) =>
  vocabulary.currencies.textOf(columns.codes.currency[row] as number);

/** A year's fee in minor units of its currency, or null. */
function yearlyFeeAt({ columns, vocabulary }: Catalogue, row: number): number | null {
  return yearlyFee({
    tuitionFeeMinor: columns.feeAt(row),
    fee_period: vocabulary.periods.textOf(columns.codes.period[row] as number) as SearchCourse['fee_period'],
    durationInMonths: columns.durationAt(row),
  });
}
