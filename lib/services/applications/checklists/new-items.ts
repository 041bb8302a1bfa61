import { Types } from 'mongoose';
import type { ItemDraft } from '@/lib/contract/applications/checklist';
import { type ItemKind, isDocumentKind, MOST_ITEMS } from '@/lib/domain/applications/checklist';
import { dayOf } from '@/lib/domain/days/day';
import { expiriesOf, expiryState } from '@/lib/domain/days/expiry';
import { DOCUMENTS, type DocumentField } from '@/lib/domain/documents';
import { invalid } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { siteZone } from '@/lib/platform/site-facts';
import { judgedFields } from '@/lib/services/people/profile/judged-fields';
import type { ApplicationFile, ItemRecord, Signed } from '@/models/application-parts';
import { Profile, type ProfileRecord, type StoredDocument } from '@/models/profile';
import { signed } from '../moves/change';

/** The parts of a profile that can answer an item. */
export type ProfilePapers = Pick<ProfileRecord, 'documents' | 'personal' | 'tests'> &
  Partial<Pick<ProfileRecord, 'educationSummaries' | 'workExperience'>>;

/** The papers a student has in their profile. */
export async function papersOf(userId: Types.ObjectId): Promise<ProfilePapers> {
  const profile = await Profile.findOne({ userId }, judgedFields('documents personal')).lean();
  return profile ?? { documents: {}, personal: null, tests: {}, educationSummaries: [] };
}

/**
 * Items made of what is asked for. One that the profile has a document for is linked to it and needs only a check. 422
 * when the application would have too many.
 */
export function newItems(
  viewer: Viewer,
  drafts: readonly ItemDraft[],
  there: readonly ItemRecord[],
  papers: ProfilePapers,
): ItemRecord[] {
  if (there.length + drafts.length > MOST_ITEMS) {
    throw invalid({ items: `An application can have at most ${MOST_ITEMS} items.` });
  }
  const items: ItemRecord[] = [];
  for (const { kind, label, note, dueOn, fresh } of drafts) {
    const files = fresh ? [] : linkedFiles(kind, [...there, ...items], papers);
    items.push({
      ...newItem(signed(viewer), kind, label),
      note,
      dueOn,
      state: files.length ? 'received' : 'requested',
      files,
    });
  }
  return items;
}

/** A requested item without anything else, asked for under this signature. */
export function newItem(asked: Signed, kind: ItemKind, label: string): ItemRecord {
  return {
    _id: new Types.ObjectId(),
    kind,
    label,
    note: '',
    dueOn: null,
    state: 'requested',
    reason: '',
    answer: '',
    files: [],
    asked,
    answered: null,
    reviewed: null,
    ofOffer: false,
  };
}

/**
 * What the profile has for an item of this kind, links to its files. Nothing where such a paper is written for one
 * course, or has ended. Of a kind that is several papers, an item takes one that no other item of the application has.
 */
export function linkedFiles(kind: ItemKind, others: readonly ItemRecord[], papers: ProfilePapers): ApplicationFile[] {
  if (!isDocumentKind(kind) || 'perCourse' in DOCUMENTS[kind] || hasEnded(kind, papers)) return [];
  const taken = new Set(others.flatMap(({ files }) => files.map(({ fileId }) => String(fileId))));
  const free = (papers.documents[kind] ?? []).filter(({ fileId }) => !taken.has(String(fileId)));
  return (SEPARATE.includes(kind) ? free.slice(0, 1) : free).map(asFile);
}

/** Each of these is a paper of its own: a second request means another one. */
const SEPARATE: readonly DocumentField[] = ['reference', 'experience', 'medical'];

function hasEnded(kind: DocumentField, papers: ProfilePapers): boolean {
  const today = dayOf(new Date(), siteZone());
  const expiryDate = papers.personal?.expiry_date ?? null;
  const days = expiriesOf({ expiryDate, tests: papers.tests }).filter((expiry) => expiry.kind === kind);
  return days.length > 0 && days.every(({ on }) => expiryState(on, today) === 'expired');
}

/** A stored document as a file of an application. */
export function asFile({ fileId, name, type, size, addedOn }: StoredDocument): ApplicationFile {
  return { fileId, name, type, size, addedOn, returned: false };
}
