import type { Country } from '@/lib/domain/countries';
import { found } from '@/lib/domain/errors';
import type { Seen } from '@/lib/domain/saves/seen';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { publish } from '@/lib/platform/events/bus';
import { richTextPreview, sanitizeRichText } from '@/lib/platform/rich-text';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import { University } from '@/models/university';
import { subjectOf } from './logos';
import { picturesIn } from './pictures';

interface UniversityText {
  university: string;
  country: Country;
  /** HTML; what is neither text nor picture takes the text away. */
  about: string;
}

/**
 * Sets what this site says of a university on its page, its markup sanitized as an article's; returns it as it is stored. 404 for an
 * unknown university, 409 where someone else changed the text since `seen`.
 */
export async function setUniversityText(viewer: Viewer, sent: UniversityText, seen?: Seen): Promise<string> {
  const { university, country } = sent;
  const clean = sanitizeRichText(sent.about);
  const written = richTextPreview(clean) || clean.includes('<img') ? clean : '';
  for (;;) {
    const record = found(await University.findOne({ country, university }, 'about').lean(), 'University not found.');
    const { about } = mergedWith({ about: record.about ?? '' }, { about: written }, seen, () => 'another text');
    // One that was never written about has no such field.
    const unchanged = { _id: record._id, about: record.about ?? { $in: [null, ''] } };
    const { matchedCount } = await University.updateOne(unchanged, { $set: { about, pictures: picturesIn(about) } });
    if (!matchedCount) continue;
    await publish({ kind: 'universities-changed', to: [], payload: {} });
    await recordStaffAction(viewer, 'university.text', subjectOf(sent));
    return about;
  }
}
