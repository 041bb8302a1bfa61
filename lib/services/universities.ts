import type { Country } from '@/lib/contract/lists';
import { notFound } from '@/lib/errors';
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

/** Logos of several universities at once, keyed by `country|university`; those without one are left out. */
export async function logosFor(courses: { university: string; country: string }[]): Promise<Record<string, string>> {
  const names = [...new Set(courses.map(({ university }) => university))];
  const countries = [...new Set(courses.map(({ country }) => country))];
  if (!names.length) return {};
  const records = await University.find({ country: { $in: countries }, university: { $in: names } }).lean();
  return Object.fromEntries(
    records.flatMap((record) => {
      const logo = logoPath(record);
      return logo ? [[`${record.country}|${record.university}`, logo]] : [];
    }),
  );
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

const logoPath = ({ logoFileId }: UniversityRecord) => (logoFileId ? `/api/v1/logos/${logoFileId}` : null);
