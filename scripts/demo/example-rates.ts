import { dayOf } from '@/lib/domain/days/day';
import { ratesInUse, setRates } from '@/lib/services/catalogue/facts/rates';

/** Round figures, made up: the pages say so wherever they are used. */
const PER_EURO = {
  USD: 1.1,
  GBP: 0.85,
  CAD: 1.5,
  AUD: 1.65,
  NZD: 1.8,
  SGD: 1.45,
  INR: 95,
  PKR: 310,
  NPR: 152,
  BDT: 130,
  LKR: 350,
  PHP: 68,
  VND: 29_000,
  CNY: 8,
  NGN: 1_700,
  KES: 145,
  GHS: 17,
};

/** Sets example rates where there are none, so that the demonstration can show amounts in a family's own currency. */
export async function saveExampleRates(now: Date): Promise<void> {
  if (await ratesInUse()) return;
  await setRates({
    base: 'EUR',
    perBase: PER_EURO,
    day: dayOf(now, 'UTC'),
    source: { title: 'Example rates of the demonstration', address: '/api/v1/rates' },
    example: true,
    by: null,
  });
}
