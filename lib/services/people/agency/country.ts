import type { Types } from 'mongoose';
import { forbidden } from '@/lib/domain/errors';
import { type CountryCode, countryName, countryOfPhone, phoneCountryOf } from '@/lib/domain/phones';
import { agencyRule, placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { Agency } from '@/models/agency';
import { User, type UserRecord } from '@/models/user';

export interface AgencyCountries {
  /** As it was set; '' for never. */
  stated: string;
  /** When it, or that of a branch, was last changed. */
  changedOn: Date | undefined;
  /** The country that numbers without a code are of: that of the branch, else of the agency; null for one without numbers. */
  of: (branchId?: Types.ObjectId | string | null) => CountryCode | null;
}

/** By which countries an agency's numbers are read, looked up once. One that never set its own: that of its owner's number. */
export async function agencyCountries(agencyId: string | Types.ObjectId): Promise<AgencyCountries> {
  const [agency, owner] = await Promise.all([
    Agency.findById(agencyId, 'country countryOn branches').lean(),
    User.findById(agencyId, 'mobile mobileE164').lean(),
  ]);
  const stated = agency?.country ?? '';
  const ofAgency = phoneCountryOf({ country: stated }, countryOfPhone(owner ?? { mobile: '' }));
  const branches = (agency?.branches ?? []).map(
    ({ _id, country }) => [String(_id), phoneCountryOf({ country: country ?? '' }, ofAgency)] as const,
  );
  const byBranch = new Map(branches);
  return { stated, changedOn: agency?.countryOn, of: (branchId) => byBranch.get(String(branchId)) ?? ofAgency };
}

/** The country of a student's number: as their profile says, else of their agency, else of the site. */
export async function phoneCountryOfStudent(
  { addedBy, branchId }: Pick<UserRecord, 'addedBy' | 'branchId'>,
  personal: Parameters<typeof phoneCountryOf>[0],
): Promise<CountryCode | null> {
  const stated = personal?.country?.trim() || personal?.nationality?.trim();
  return stated || !addedBy ? phoneCountryOf(personal) : (await agencyCountries(addedBy)).of(branchId);
}

/** The agency's country as it was set, and by which its numbers are read while it isn't. */
export async function countryOfAgency(agencyId: string): Promise<{ stated: string; used: string }> {
  const { stated, of } = await agencyCountries(agencyId);
  const code = of();
  return { stated, used: stated || (code ? countryName(code) : '') };
}

/** Sets the agency's country; numbers stay as they were read until they are read again. 403 for who is no owner. */
export async function setAgencyCountry(viewer: Viewer, country: string): Promise<void> {
  if (agencyRule(viewer).managesPeople !== 'all') throw forbidden();
  const { id } = placeOf(viewer);
  await Agency.updateOne({ _id: id }, { $setOnInsert: { branches: [] } }, { upsert: true });
  const set = { country, countryOn: new Date() };
  const { matchedCount } = await Agency.updateOne({ _id: id, country: { $ne: country } }, { $set: set });
  if (matchedCount) await recordActivity(viewer.userId, `You set your agency’s country to ${country || 'not set'}.`);
}
