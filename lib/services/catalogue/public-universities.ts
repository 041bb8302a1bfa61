import type { Country } from '@/lib/domain/countries';
import { found, notFound } from '@/lib/domain/errors';
import { isOffered } from '@/lib/platform/site-facts';
import { University, type UniversityRecord } from '@/models/university';

export interface PublicUniversity {
  _id: string;
  university: string;
  country: Country;
  /** Path of the logo, null for none. */
  logo: string | null;
  /** Its own site, '' when not known. */
  website: string;
  /** What this site says of it: sanitized HTML, '' for nothing. */
  about: string;
}

/** One university by its id. 404 for an unknown one, and for one in a country that isn't offered. */
export async function publicUniversity(id: string): Promise<PublicUniversity> {
  const record = found(await University.findById(id).lean(), 'University not found.');
  if (!isOffered(record.country)) throw notFound('University not found.');
  return viewOf(record);
}

/** The university a course belongs to, null for one that was never entered. */
export async function universityOf(course: { country: Country; university: string }): Promise<PublicUniversity | null> {
  const { country, university } = course;
  const record = isOffered(country) ? await University.findOne({ country, university }).lean() : null;
  return record ? viewOf(record) : null;
}

function viewOf({ _id, university, country, logoFileId, website, about = '' }: UniversityRecord): PublicUniversity {
  const logo = logoFileId ? `/api/v1/logos/${logoFileId}` : null;
  return { _id: String(_id), university, country, logo, website, about };
}
