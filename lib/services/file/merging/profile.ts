import { MOST_FILES } from '@/lib/contract/profile/documents';
import { DOCUMENTS, type DocumentField } from '@/lib/domain/documents';
import type { MergeRecord } from '@/models/merge';
import { Profile, type StoredDocument } from '@/models/profile';
import { change, type Raw, rawRecords } from './journal';

type Parts = Record<string, unknown>;

/** How often it is tried against someone who saves the same profile. */
const TRIES = 5;

/**
 * Fills what the profile of who stays lacks; what both have stays as they have it. The documents of both are kept: what one
 * kind has no room for stands among the other documents, under the name of its kind.
 */
export async function fillProfile(merge: MergeRecord): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const gone = await rawRecords(Profile).findOne({ userId: merge.goneId });
    if (!gone) return;
    const own = await rawRecords(Profile).findOne({ userId: merge.keepId });
    // Without a profile of their own the student takes the other one as it is.
    const filled = own
      ? await change(merge, Profile, own, missingIn(own, gone))
      : await change(merge, Profile, gone, { userId: merge.keepId });
    if (filled === 'done') return;
  }
  throw new Error('The profile was changed several times while we were merging. Please try again.');
}

/** The fields to be set, by their paths. */
function missingIn(own: Raw, gone: Raw): Parts {
  const after: Parts = {};
  for (const part of ['educationSummaries', 'workExperience']) {
    if (isEmpty(own[part]) && !isEmpty(gone[part])) after[part] = gone[part];
  }
  for (const part of ['personal', 'tests', 'savedOn']) Object.assign(after, missingPart(part, own[part], gone[part]));
  if (after.personal || after['personal.guardian_email']) {
    for (const field of ['guardianMailbox', 'guardianEntry']) if (gone[field]) after[field] = gone[field];
  }
  if ((after.personal || after['personal.contact_mobile']) && gone.contactE164 !== undefined) {
    after.contactE164 = gone.contactE164;
  }
  return Object.assign(after, missingDocuments(own.documents, gone.documents));
}

/** What belongs together comes from one of the two: a passport, an address, a contact, the scores of one test. */
function groupOf(name: string): string {
  if (name === 'no_passport' || /^(passport_number|issue_date|expiry_date|issued_country)$/.test(name))
    return 'passport';
  if (/^(country|state|city|pincode|address)$/.test(name)) return 'address';
  const [test] = name.split('_');
  return /^(contact|guardian|ielts|pte|toefl|det|gre|gmat)$/.test(test ?? '') ? String(test) : name;
}

/** The fields of a part in groups of which the student has nothing; the whole part where there is none. */
function missingPart(part: string, own: unknown, other: unknown): Parts {
  if (isEmpty(other)) return {};
  if (isEmpty(own)) return { [part]: other };
  // 'No passport yet' is nothing that the student has: a passport of the other account takes its place.
  const filled = Object.entries(own as Parts).filter(([name, value]) => name !== 'no_passport' && !isEmpty(value));
  const known = new Set(filled.map(([name]) => groupOf(name)));
  const missing = Object.entries(other as Parts).filter(
    ([name, value]) => !known.has(groupOf(name)) && !isEmpty(value),
  );
  const after = Object.fromEntries(missing.map(([name, value]) => [`${part}.${name}`, value]));
  return after['personal.passport_number'] ? { ...after, 'personal.no_passport': false } : after;
}

type Documents = Partial<Record<DocumentField, StoredDocument[]>>;

function missingDocuments(own: unknown, other: unknown): Parts {
  const mine = { ...((own ?? {}) as Documents) };
  const known = new Set(idsIn(mine));
  const changed = new Set<DocumentField>();
  const put = (kind: DocumentField, file: StoredDocument): boolean => {
    const files = mine[kind] ?? [];
    if (files.length >= (DOCUMENTS[kind]?.multiple ? MOST_FILES : 1)) return false;
    mine[kind] = [...files, file];
    changed.add(kind);
    return true;
  };
  for (const [kind, files] of Object.entries((other ?? {}) as Documents) as [DocumentField, StoredDocument[]][]) {
    for (const file of files.filter(({ fileId }) => !known.has(String(fileId)))) {
      const label = file.label || DOCUMENTS[kind]?.title || kind;
      if (!put(kind, file)) put('other', { ...file, label });
    }
  }
  if (isEmpty(own)) return changed.size ? { documents: mine } : {};
  return Object.fromEntries([...changed].map((kind) => [`documents.${kind}`, mine[kind]]));
}

const idsIn = (documents: Documents) =>
  Object.values(documents).flatMap((files) => files.map(({ fileId }) => String(fileId)));

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
    ? Object.keys(value).length === 0
    : false;
}
