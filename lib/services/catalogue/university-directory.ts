import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { found } from '@/lib/domain/errors';
import { containing, pageOf } from '@/lib/services/records/lists/lists';
import { University, type UniversityRecord } from '@/models/university';
import { logoOf } from './universities';

export interface UniversityEntry {
  _id: string;
  university: string;
  country: Country;
  /** Path of the logo, null for none. */
  logo: string | null;
}

export interface DirectoryPage {
  universities: UniversityEntry[];
  /** Matches per country, whichever country is chosen. */
  counts: Record<Country, number>;
  /** Matches in the chosen country; in all of them without one. */
  total: number;
}

/** Universities whose name contains `q`, by country and name, one page of them. */
export async function universityDirectory(query: {
  q: string;
  country: Country | null;
  page: number;
  limit: number;
}): Promise<DirectoryPage> {
  const named = containing<UniversityRecord>(query.q, ['university']);
  const { skip, limit } = pageOf(query);
  const [records, found] = await Promise.all([
    University.find({ ...named, ...(query.country ? { country: query.country } : {}) })
      .sort({ country: 1, university: 1 })
      .skip(skip)
      .limit(limit)
      .lean(),
    Promise.all(COUNTRIES.map((country) => University.countDocuments({ ...named, country }))),
  ]);
  const counts = Object.fromEntries(COUNTRIES.map((country, at) => [country, found[at] ?? 0])) as Record<
    Country,
    number
  >;
  const total = query.country ? counts[query.country] : found.reduce((sum, count) => sum + count, 0);
  const universities = records.map(({ _id, university, country, logoFileId }) => ({
    _id: String(_id),
    university,
    country,
    logo: logoFileId ? `/api/v1/logos/${logoFileId}` : null,
  }));
  return { universities, counts, total };
}

/** Names of a country's universities in their order; the first 5,000. */
export async function countryUniversities(country: Country): Promise<string[]> {
  const records = await University.find({ country }, 'university').sort({ university: 1 }).limit(5_000).lean();
  return records.map(({ university }) => university);
}

/** The id, logo and own text of a university that must exist: 404 for an unknown one. */
export async function knownUniversity(of: { university: string; country: Country }) {
  const { _id, about = '' } = found(await University.findOne(of, 'about').lean(), 'University not found.');
  return { _id: String(_id), logo: await logoOf(of), about };
}
