import { Types } from 'mongoose';
import { FACE_PICTURES, NO_OPERATOR, type OperatorDetails } from '@/lib/domain/accounts/operator';
import { COUNTRIES } from '@/lib/domain/countries';
import { todayIn } from '@/lib/domain/days/day';
import { conflict, invalid } from '@/lib/domain/errors';
import { e164Of } from '@/lib/domain/phones';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { connectDatabase } from '@/lib/platform/db';
import { publish } from '@/lib/platform/events/bus';
import { findFile } from '@/lib/platform/files/store';
import { readSiteFacts, siteZone } from '@/lib/platform/site-facts';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { Operator, type OperatorRecord } from '@/models/operator';

/** Who runs this site, for the admins' form: with when it was saved last, null for never. */
export async function operatorForm(): Promise<{ operator: OperatorDetails; savedOn: string | null }> {
  await connectDatabase();
  const stored = await Operator.findById('site', 'savedOn').lean();
  const { operator } = await readSiteFacts();
  return { operator: stored ? operator : NO_OPERATOR, savedOn: stored?.savedOn.toISOString() ?? null };
}

/**
 * Saves who runs this site; logged by field, without what it says. 409 where it was saved since `savedOn`, 422 for a number of WhatsApp
 * without its country's code and for a picture that isn't there.
 */
export async function saveOperator(
  viewer: Viewer,
  sent: OperatorDetails & { savedOn: string | null },
): Promise<{ operator: OperatorDetails; savedOn: string }> {
  const { savedOn, people, countries, ...rest } = sent;
  const whatsapp = rest.whatsapp ? e164Of(rest.whatsapp, null) : '';
  if (whatsapp === null) throw invalid({ whatsapp: 'Please enter the number with its country code, like +91.' });
  for (const [at, { photo }] of people.entries()) {
    if (photo && !(await findFile(photo, 'blog-image')))
      throw invalid({ [`people.${at}.photo`]: 'Please choose the picture again.' });
  }
  for (const name of FACE_PICTURES) {
    if (rest[name] && !(await findFile(rest[name], 'blog-image')))
      throw invalid({ [name]: 'Please choose the picture again.' });
  }
  const idOf = (picture: string) => (picture ? new Types.ObjectId(picture) : null);
  const now = new Date();
  const { withheld } = await readSiteFacts();
  const record: Omit<OperatorRecord, '_id'> = {
    ...rest,
    workingDays: [...rest.workingDays],
    withheld: COUNTRIES.filter((country) => !countries.includes(country)).map((country) => ({
      country,
      since: withheld[country] ?? todayIn(siteZone()),
    })),
    ...{ logo: idOf(rest.logo), logoDark: idOf(rest.logoDark), icon: idOf(rest.icon) },
    ...{ whatsapp, licences: [...rest.licences], partners: [...rest.partners], savedOn: now },
    ...{ offices: [...rest.offices], links: [...rest.links], homeBlocks: [...rest.homeBlocks] },
    people: people.map(({ name, role, photo }) => ({
      name,
      role,
      photoFileId: idOf(photo),
    })),
  };
  await replace(record, savedOn);
  await recordStaffAction(viewer, 'operator.edit', { kind: 'site', id: 'site' }, {});
  await publish({ kind: 'site-changed', to: [], payload: {} });
  return { operator: (await readSiteFacts()).operator, savedOn: now.toISOString() };
}

async function replace(record: Omit<OperatorRecord, '_id'>, savedOn: string | null): Promise<void> {
  const refusal = () => conflict('Another admin saved changes while you were editing.');
  if (savedOn === null) {
    if (await Operator.exists({ _id: 'site' })) throw refusal();
    await Operator.updateOne({ _id: 'site' }, { $setOnInsert: record }, { upsert: true });
    return;
  }
  const { matchedCount } = await Operator.updateOne({ _id: 'site', savedOn: new Date(savedOn) }, { $set: record });
  if (!matchedCount) throw refusal();
}
