import { Types } from 'mongoose';
import type { Country } from '@/lib/contract/lists';
import { notFound } from '@/lib/errors';
import { once } from '@/lib/once';
import { University, type UniversityRecord } from '@/models/university';

/** All universities by country and name. Unpaged: all of them (some thousands at most). */
export async function allUniversities(paging: { page?: number; limit?: number } = {}) {
  const query = University.find().sort({ country: 1, university: 1 }).lean();
  if (paging.limit) query.skip(((paging.page ?? 1) - 1) * paging.limit).limit(paging.limit);
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
  const logo = await logoOf(of);
  if (!logo) throw notFound('This university has no logo yet.');
  return logo;
}

/** How old the remembered logos may be: a new one shows everywhere after this. */
const LOGOS_MS = 10_000;

/**
 * Logos of these courses' universities, keyed by `country|university`; those without one are left out. Search asks this
 * for every answer, so all logos' addresses (some thousands at most) are remembered for a few seconds.
 */
export async function logosFor(courses: { university: string; country: string }[]): Promise<Record<string, string>> {
  const logos = await allLogos();
  const keys = new Set(courses.map(({ country, university }) => `${country}|${university}`));
  return Object.fromEntries([...keys].flatMap((key) => (logos.has(key) ? [[key, logos.get(key) as string]] : [])));
}

/** Changes whenever `logosFor` may answer something else. */
export async function logosVersion(): Promise<number> {
  await allLogos();
  return logoMemory().version;
}

const logoMemory = () =>
  once('logos', () => ({ at: 0, version: Date.now(), logos: Promise.resolve(new Map<string, string>()) }));

function allLogos(): Promise<Map<string, string>> {
  const memory = logoMemory();
  if (Date.now() - memory.at > LOGOS_MS) {
    const before = memory.logos;
    const loaded = loadLogos().then(async (logos) => {
      if (!sameEntries(logos, await before)) memory.version++;
      return logos;
    });
    Object.assign(memory, { at: Date.now(), logos: loaded });
    loaded.catch(() => Object.assign(memory, { at: 0, logos: before }));
  }
  return memory.logos;
}

async function loadLogos(): Promise<Map<string, string>> {
  const records = await University.find({ logoFileId: { $gt: NO_FILE } }).lean();
  return new Map(records.map((record) => [`${record.country}|${record.university}`, logoPath(record) as string]));
}

function sameEntries(some: Map<string, string>, others: Map<string, string>): boolean {
  return some.size === others.size && [...some].every(([key, value]) => others.get(key) === value);
}

/** Makes those that don't exist yet. Answers how many were new. */
export async function ensureUniversities(found: { university: string; country: string }[]): Promise<number> {
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
