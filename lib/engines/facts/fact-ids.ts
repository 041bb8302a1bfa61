import type { ShippedFact } from './fact';
import { AUSTRALIA } from './shipped/australia';
import { AUSTRALIA_ENGLISH } from './shipped/australia-english';
import { CANADA } from './shipped/canada';
import { ENGLISH } from './shipped/english';
import { GMAT } from './shipped/gmat';
import { MARKS } from './shipped/marks';
import { NEW_ZEALAND } from './shipped/new-zealand';
import { SINGAPORE } from './shipped/singapore';
import { UK } from './shipped/uk';
import { UK_MARKS } from './shipped/uk-marks';
import { USA } from './shipped/usa';
import { VISA_PLAN } from './shipped/visa-plan';

/** Every fact the product knows of, with the periods it ships; the engines name them by these ids. */
const SHIPPED = {
  ...CANADA,
  ...AUSTRALIA,
  ...AUSTRALIA_ENGLISH,
  ...NEW_ZEALAND,
  ...USA,
  ...UK,
  ...UK_MARKS,
  ...MARKS,
  ...SINGAPORE,
  ...VISA_PLAN,
  ...ENGLISH,
  ...GMAT,
};

export type FactId = keyof typeof SHIPPED;
export const SHIPPED_FACTS: Readonly<Record<FactId, ShippedFact>> = SHIPPED;
export const FACT_IDS = Object.keys(SHIPPED) as [FactId, ...FactId[]];
