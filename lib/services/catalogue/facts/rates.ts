import { Types } from 'mongoose';
import type { RatesComparison, RatesView } from '@/lib/contract/catalogue/rates';
import { dayOf } from '@/lib/domain/days/day';
import { conflict, invalid } from '@/lib/domain/errors';
import { type ComparedRates, comparedRates } from '@/lib/engines/cost/compare-rates';
import type { Rates } from '@/lib/engines/cost/rates';
import { parseRates, type ReadRates } from '@/lib/engines/cost/read-rates';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { publish } from '@/lib/platform/events/bus';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { ExchangeRates, type ExchangeRatesRecord } from '@/models/exchange-rates';

/** The largest list of rates, in bytes. */
export const MOST_RATES_BYTES = 2_000_000;

/** The reference rates in use; null while there are none. */
export async function ratesInUse(): Promise<RatesView | null> {
  const stored = await ExchangeRates.findById('current').lean();
  return stored && viewOf(stored);
}

/** The same, as the cost takes them. */
export async function costRates(): Promise<Rates | null> {
  const view = await ratesInUse();
  return view && { ...view, source: { ...view.source, kind: 'rates', day: view.day } };
}

/** A list of rates beside those in use. 422 with the reason for one that can't be read, or is of a day to come. */
export async function checkRates({ csv }: { csv: string }): Promise<RatesComparison> {
  const { read, compared } = await readRates(csv, new Date());
  return { base: read.base, day: read.day, ...compared };
}

/** The rates of a list, and what they are beside those in use. 422 with the reason for one that can't be taken. */
export async function readRates(csv: string, now: Date): Promise<{ read: ReadRates; compared: ComparedRates }> {
  const read = parseRates(csv);
  if (typeof read === 'string') throw invalid({ csv: read });
  const today = dayOf(now, 'UTC');
  if (read.day > today) throw invalid({ csv: `The list is dated ${read.day}, which is in the future.` });
  return { read, compared: comparedRates(await ratesInUse(), read, today) };
}

/**
 * Takes rates from a file. 422 with the reason for one that can't be read or is of a day to come, 409 for an unusual one that
 * wasn't confirmed.
 */
export async function putRates(
  viewer: Viewer,
  { csv, confirmed = false, ...source }: { csv: string; confirmed?: boolean; title: string; address: string },
): Promise<RatesView> {
  const { read, compared } = await readRates(csv, new Date());
  if (compared.asks.length && !confirmed)
    throw conflict(`${compared.asks.join(' ')} Please confirm that this is right.`);
  const saved = await setRates({ ...read, source, example: false, by: new Types.ObjectId(viewer.userId) });
  const after = { day: read.day, currencies: Object.keys(read.perBase).length };
  await recordStaffAction(viewer, 'rates.set', { kind: 'fact', id: 'rates', label: 'Exchange rates' }, { after });
  return saved;
}

/** Sets the rates in use. */
export async function setRates(rates: Omit<ExchangeRatesRecord, '_id' | 'at'>, at = new Date()): Promise<RatesView> {
  const saved = await ExchangeRates.findByIdAndUpdate(
    'current',
    { $set: { ...rates, at } },
    { upsert: true, returnDocument: 'after' },
  ).lean();
  await publish({ kind: 'facts-changed', to: [], payload: { id: 'rates' } });
  return viewOf(saved as ExchangeRatesRecord);
}

function viewOf({ base, perBase, day, source, example }: ExchangeRatesRecord): RatesView {
  return { base, perBase, day, source: { title: source.title, address: source.address }, example };
}
