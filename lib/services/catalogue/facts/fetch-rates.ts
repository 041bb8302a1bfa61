import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { HOUR_MS } from '@/lib/domain/days/day';
import { AppError } from '@/lib/domain/errors';
import { download, type Origin } from '@/lib/platform/download/download';
import { textOf } from '@/lib/platform/download/unzipped';
import { env } from '@/lib/platform/env';
import { defineJob } from '@/lib/platform/jobs/worker';
import { notify } from '@/lib/services/records/notices/notifications';
import { staffIds } from '@/lib/services/records/notices/staff-readers';
import { ExchangeRates, type ExchangeRatesRecord } from '@/models/exchange-rates';
import { Job } from '@/models/job';
import { MOST_RATES_BYTES, readRates, setRates } from './rates';

/** Rates that were fetched are good for so long; after a failure it is tried again at the next look. */
const GOOD_MS = 20 * HOUR_MS;
const ANSWER_MS = 30_000;

/** Fetches reference rates once a day from RATES_URL; without it nothing. */
export const fetchRates = defineJob({
  kind: 'fetch-rates',
  everyMs: 6 * HOUR_MS,
  leaseMs: 2 * ANSWER_MS,
  async run(_payload, { signal }) {
    const { RATES_URL } = env();
    if (RATES_URL) await takeRatesFrom(RATES_URL, new Date(), signal);
  },
});

/** What an admin is shown of the fetching; null where it is off. */
export interface RatesFetching {
  host: string;
  /** Why the last try failed; '' when it didn't. */
  failure: string;
  /** When it is tried next, ISO 8601; null before the first try. */
  next: string | null;
}

/** How the daily fetch stands. */
export async function ratesFetching(): Promise<RatesFetching | null> {
  const { RATES_URL } = env();
  if (!RATES_URL) return null;
  const job = await Job.findOne({ key: 'repeated:fetch-rates' }, 'error due').lean();
  return { host: new URL(RATES_URL).hostname, failure: job?.error ?? '', next: job?.due.toISOString() ?? null };
}

/**
 * Takes the rates of the file at an address, unless those in use came from there less than a day ago. A file that can't be had or
 * read, or is unusual beside the rates in use, changes nothing: admins get one notice until it works again, and the reason is thrown.
 */
export async function takeRatesFrom(address: string, now: Date, signal: AbortSignal, origin?: Origin): Promise<void> {
  const stored = await ExchangeRates.findById('current').lean();
  const isFetched = stored?.by === null && stored.source.address === address;
  if (isFetched && now.getTime() - stored.at.getTime() < GOOD_MS) return;
  try {
    await setRates(await fetchedRates(address, stored, now, signal, origin), now);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!signal.aborted) await informAdmins(address, reason, isFetched ? stored.at : null);
    throw error;
  }
}

/** The file's rates. What an admin would be asked about is not taken: they hear of it, and can upload the list themselves. */
async function fetchedRates(
  address: string,
  stored: ExchangeRatesRecord | null,
  now: Date,
  signal: AbortSignal,
  origin?: Origin,
) {
  const limits = { bytes: MOST_RATES_BYTES, ms: ANSWER_MS, signal };
  const file = await download(address, limits, origin);
  const { read, compared } = await readRates(await textOf(file, MOST_RATES_BYTES), now).catch(worded);
  if (stored && !stored.example && read.day < stored.day) {
    throw new Error(`The file is from ${read.day}, older than the rates in use.`);
  }
  if (compared.asks.length)
    throw new Error(`${compared.asks.join(' ')} If that is right, upload the list under Facts.`);
  const source = { title: `Reference rates from ${new URL(address).hostname}`, address };
  return { ...read, source, example: false, by: null };
}

/** The reason why a list can't be taken, as the sentence alone. */
function worded(error: unknown): never {
  throw error instanceof AppError && error.fields?.csv ? new Error(error.fields.csv) : error;
}

/** One notice to each admin for a row of failures: named by the success before them. */
async function informAdmins(address: string, reason: string, lastTaken: Date | null): Promise<void> {
  const text = `Exchange rates could not be fetched from ${new URL(address).hostname}: ${reason} The current rates stay in use.`;
  for (const userId of await staffIds({ role: 'admin' })) {
    const name = `fetch-rates ${address} ${lastTaken?.toISOString() ?? ''} ${userId}`;
    const id = new Types.ObjectId(createHash('sha256').update(name).digest().subarray(0, 12));
    await notify(userId, text, '/facts', id);
  }
}
