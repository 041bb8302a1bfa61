import { Types } from 'mongoose';
import type { Country } from '@/lib/domain/countries';
import { found } from '@/lib/domain/errors';
import { forget, once } from '@/lib/platform/once';
import { offeredCountries } from '@/lib/platform/site-facts';
import { pageOf } from '@/lib/services/records/lists/lists';
import { University, type UniversityRecord } from '@/models/university';

/** All universities of the countries that are offered, by country and name. Unpaged: all of them (some thousands at most). */
export async function allUniversities(paging: { page?: number; limit?: number } = {}) {
  const query = University.find({ country: { $in: offeredCountries() } })
    .sort({ country: 1, university: 1 })
    .lean();
  if (paging.limit) query.setOptions(pageOf(paging));
  return (await query).map((record) => ({
    _id: String(record._id),
    university: record.university,
    country: record.country,
    logo: logoPath(record),
  }));
}

/** The address of a university's logo, null when it has none or isn't known. */
export async function logoOf(of: { university: string; country: Country }): Promise<string | null> {
  const record = await University.findOne(of).lean();
  return record ? logoPath(record) : null;
}

/** The same, with 404 for "none". */
export async function requiredLogo(of: { university: string; country: Country }): Promise<string> {
  return found(await logoOf(of), 'This university has no logo yet.');
}

/** How old the cached logos may be before they are read again; a change of one drops them at once. */
const LOGOS_MS = 10_000;

/**
 * Logos of these courses' universities, keyed by `country|university`; those without one are left out. Search asks this
 * for every answer, so all logos' addresses (some thousands at most) are cached.
 */
export async function logosFor(courses: { university: string; country: Country }[]): Promise<Record<string, string>> {
  const logos = await allLogos();
  const keys = new Set(courses.map(({ country, university }) => `${country}|${university}`));
  return Object.fromEntries([...keys].flatMap((key) => (logos.has(key) ? [[key, logos.get(key) as string]] : [])));
}

/** Changes whenever `logosFor` may return something else. */
export async function logosVersion(): Promise<number> {
  await allLogos();
  return logoMemory().version;
}

/** Drops the cache: the next `logosFor` reads the logos again. */
export const dropLogos = (): void => forget('logos');

interface LogoMemory {
  logos: Map<string, string> | null;
  version: number;
  readAt: number;
  reading: Promise<void> | null;
}

const logoMemory = () =>
  once('logos', (): LogoMemory => ({ logos: null, version: Date.now(), readAt: 0, reading: null }));

/** Returns the cached logos; old ones while they are read again, so that a busy or absent database stops no search. */
async function allLogos(): Promise<Map<string, string>> {
  const memory = logoMemory();
  if (!memory.reading && Date.now() - memory.readAt > LOGOS_MS) {
    memory.reading = readLogos(memory).finally(() => {
      memory.reading = null;
    });
    // Callers without a cached list get the failure below; the others try again at the next call.
    memory.reading.catch(() => {});
  }
  if (!memory.logos) await memory.reading;
  return memory.logos ?? new Map();
}

async function readLogos(memory: LogoMemory): Promise<void> {
  const logos = await loadLogos();
  if (memory.logos && !sameEntries(logos, memory.logos)) memory.version++;
  Object.assign(memory, { logos, readAt: Date.now() });
}

async function loadLogos(): Promise<Map<string, string>> {
  const records = await University.find({ logoFileId: { $gt: NO_FILE } }).lean();
  return new Map(records.map((record) => [`${record.country}|${record.university}`, logoPath(record) as string]));
}

function sameEntries(some: Map<string, string>, others: Map<string, string>): boolean {
  return some.size === others.size && [...some].every(([key, value]) => others.get(key) === value);
}

/** Creates those that don't exist yet. Returns how many were new. */
export async function ensureUniversities(found: { university: string; country: Country }[]): Promise<number> {
  if (!found.length) return 0;
  const now = new Date();
  const { upsertedCount } = await University.bulkWrite(
    found.map(({ country, university }) => ({
      updateOne: {
        filter: { country, university },
        update: {
          $setOnInsert: { country, university, logoFileId: null, website: '', createdOn: now, updatedOn: now },
        },
        upsert: true,
        timestamps: false,
      },
    })),
    { ordered: false },
  );
  return upsertedCount;
}

/** Every real id is greater: `null` is of another type and never matches. */
const NO_FILE = new Types.ObjectId('000000000000000000000000');

const logoPath = ({ logoFileId }: UniversityRecord) => (logoFileId ? `/api/v1/logos/${logoFileId}` : null);
