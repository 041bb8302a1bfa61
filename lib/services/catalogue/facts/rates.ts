import { Types } from 'mongoose';
import type { RatesView } from '@/lib/contract/catalogue/rates';
import { invalid } from '@/lib/domain/errors';
import { parseRates, type Rates } from '@/lib/engines/cost/rates';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { publish } from '@/lib/platform/events/bus';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { ExchangeRates, type ExchangeRatesRecord } from '@/models/exchange-rates';

/** What lists of reference rates are per. */
export const BASE = 'EUR';

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

/** Takes rates from a file. 422 with the reason for one that can't be read. */
export async function putRates(
  viewer: Viewer,
  { csv, ...source }: { csv: string; title: string; address: string },
): Promise<RatesView> {
  const read = parseRates(csv);
  if (typeof read === 'string') throw invalid({ csv: read });
  const saved = await setRates({ ...read, base: BASE, source, example: false, by: new Types.ObjectId(viewer.userId) });
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
