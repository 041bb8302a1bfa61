import { hasBlanks, type LegalKind } from '@/lib/domain/accounts/legal-texts';
import { dayOf } from '@/lib/domain/days/day';
import { conflict, invalid, isDuplicateKey } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { connectDatabase } from '@/lib/platform/db';
import { publish } from '@/lib/platform/events/bus';
import { siteZone } from '@/lib/platform/site-facts';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { LegalText, type LegalTextRecord } from '@/models/legal-text';

export type LegalVersion = Omit<LegalTextRecord, '_id'>;

/** Every version of these texts, the newest of each first. */
export async function legalVersions(kind?: LegalKind): Promise<LegalVersion[]> {
  await connectDatabase();
  const found = await LegalText.find(kind ? { kind } : {}, '-_id')
    .sort({ kind: 1, n: -1 })
    .lean();
  return found.map(({ kind, n, text, day }) => ({ kind, n, text, day }));
}

/**
 * Puts a version in force from today, '' to take the text back. 422 for a draft with blanks, 409 where `seen` isn't the newest
 * version or the text is the same.
 */
export async function addLegalText(
  viewer: Viewer,
  { kind, text, seen }: { kind: LegalKind; text: string; seen: number },
): Promise<LegalVersion> {
  if (hasBlanks(text)) throw invalid({ text: 'Please replace the words in [brackets] with your own.' });
  const [newest] = await legalVersions(kind);
  if ((newest?.n ?? 0) !== seen) throw meanwhile();
  if ((newest?.text ?? '') === text) throw conflict('This text is already in force.');
  const version = { kind, n: seen + 1, text, day: dayOf(new Date(), siteZone()) };
  await LegalText.create(version).catch((error) => {
    throw isDuplicateKey(error) ? meanwhile() : error;
  });
  await recordStaffAction(viewer, 'legal.edit', { kind: 'site', id: 'site' }, {});
  await publish({ kind: 'site-changed', to: [], payload: {} });
  return version;
}

const meanwhile = () => conflict('Another admin saved a new version while you were editing. Reload to see it.');
