import type { ApplicationView } from '@/lib/contract/applications/applications';
import { handlingAgency } from '@/lib/domain/applications/handler';
import { canBeOffered, keepsOffer, statusOfOffer } from '@/lib/domain/applications/offers';
import { AppError, conflict, type FieldErrors, invalid } from '@/lib/domain/errors';
import type { GivenAmount } from '@/lib/domain/money/minor';
import { majorUnits } from '@/lib/domain/money/money';
import type { Seen } from '@/lib/domain/saves/seen';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { removeFiles } from '@/lib/platform/files/store';
import { acceptedDocuments, keepUploads } from '@/lib/services/people/profile/document-uploads';
import { unusedFiles } from '@/lib/services/people/profile/file-uses';
import { studentWrittenAbout } from '@/lib/services/people/students';
import { visibleApplication } from '@/lib/services/people/visible';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import { minorOf } from '@/lib/services/records/minor-of';
import type { ApplicationRecord } from '@/models/application';
import type { ApplicationFile, ItemRecord, OfferRecord } from '@/models/application-parts';
import { viewOf } from '../apply';
import { asFile, newItem } from '../checklists/new-items';
import { withEvidenceFile } from '../evidence';
import { type ApplicationChange, changeApplication, moveBy, refuseAct, signed, timelineEntry } from '../moves/change';
import { moving } from '../moves/moving';
import { noticesToApplicant } from '../notices';
import { acceptance } from './acceptance';

/** An offer as staff fill it in. Days are 'YYYY-MM-DD'; the deposit is in major units. */
export interface OfferTerms {
  conditional: boolean;
  conditions: string[];
  replyBy: string | null;
  deposit: GivenAmount | null;
  currency: string;
  depositBy: string | null;
  startOn: string | null;
  reference: string;
  /** The university's own number for the student; absent: as it is. */
  studentNumber?: string | undefined;
  /** Why the application counts as sent without the student's confirmation, where the offer is what sends it. */
  sentOutside?: string | undefined;
  seen?: Seen | undefined;
}

/**
 * Records or changes an application's offer; the letter stays where none is sent. The application moves to Conditional
 * Offer or Offer Received, and its conditions become items. A reply stands as long as nothing was added to what the
 * student agreed to; after acceptance only the numbers, the letter and the days change. 409 where no offer is due, on a
 * merged account, where the student has not confirmed that the application is sent, and for what a colleague changed too since it was seen.
 */
export async function recordOffer(
  viewer: Viewer,
  id: string,
  { seen, evidence = '', ...sent }: OfferTerms & { evidence?: string },
  uploads: UploadedFile[],
): Promise<ApplicationView> {
  const before = await visibleApplication(viewer, id);
  refuseAct(viewer, 'offer', before);
  const merged = (application: ApplicationRecord) => mergedWith(termsOf(application), sent, seen);
  checkTerms(merged(before));
  await studentWrittenAbout(viewer, String(before.userId));
  refuseOffer(before, merged(before));
  const ownerId = String(before.userId);
  const sentAs = (field: string) => uploads.filter((one) => one.field === field);
  const letter = await storedLetter(sentAs('letter'), ownerId);
  let replacedLetter: ApplicationFile | null = null;
  try {
    const after = await withEvidenceFile(handlingAgency(before) ? sentAs('shown') : [], ownerId, (file) =>
      changeApplication(viewer, id, (application) => {
        const terms = merged(application);
        refuseAct(viewer, 'offer', application);
        refuseOffer(application, terms);
        replacedLetter = letter ? (application.offer?.letter ?? null) : null;
        return { ...offering(viewer, application, terms, letter), evidence: { reference: evidence, file } };
      }),
    );
    if (replacedLetter)
      await removeFiles(await unusedFiles(after.userId, [(replacedLetter as ApplicationFile).fileId]));
    return viewOf(after, viewer);
  } catch (error) {
    if (letter) await removeFiles([letter.fileId]);
    throw error;
  }
}

/** The offer there is, as its form sends it; each condition is an item. */
function termsOf({ offer, items = [] }: ApplicationRecord): Partial<OfferTerms> {
  if (!offer) return {};
  const { conditional, replyBy, deposit, currency, depositBy, startOn, reference, studentNumber } = offer;
  const conditions = items.filter(({ ofOffer }) => ofOffer).map(({ label }) => label);
  const major = deposit === null ? null : majorUnits(deposit, currency);
  return { conditional, conditions, replyBy, deposit: major, currency, depositBy, startOn, reference, studentNumber };
}

function checkTerms(terms: OfferTerms): void {
  const { conditional, conditions, currency, replyBy, depositBy, startOn } = terms;
  const wrong: FieldErrors = {};
  if (!conditional && conditions.length) wrong.conditions = 'An unconditional offer can’t have conditions.';
  if (depositOf(terms) && !currency) wrong.currency = 'Please enter the currency of the deposit.';
  if (startOn && replyBy && replyBy > startOn) wrong.replyBy = 'This date is after the course starts.';
  if (startOn && depositBy && depositBy > startOn) wrong.depositBy = 'This date is after the course starts.';
  if (Object.keys(wrong).length) throw invalid(wrong);
}

const depositOf = ({ deposit, currency }: OfferTerms): number | null =>
  deposit === null ? null : minorOf(deposit, currency, 'deposit', { mayBeNothing: true });

function refuseOffer({ status, offer }: ApplicationRecord, { conditional }: OfferTerms): void {
  if (canBeOffered(status)) return;
  if (!keepsOffer(status)) throw conflict(`An application with status '${status}' can’t have an offer.`);
  if (conditional && !offer?.conditional)
    throw conflict('The offer has already been accepted, so you can’t add conditions.');
}

async function storedLetter(uploads: UploadedFile[], ownerId: string): Promise<ApplicationFile | null> {
  if (!uploads.length) return null;
  const failure = 'Error uploading documents.';
  const accepted = await acceptedDocuments(uploads, failure);
  if (accepted.some(({ type }) => type !== 'application/pdf')) {
    throw new AppError('unsupported_type', failure, { fields: { letter: 'The letter must be a PDF file.' } });
  }
  const [stored] = await keepUploads(accepted, { kind: 'document', ownerId });
  return stored ? asFile(stored.document) : null;
}

function offering(
  viewer: Viewer,
  application: ApplicationRecord,
  terms: OfferTerms,
  letter: ApplicationFile | null,
): ApplicationChange {
  const { items = [], offer: former, status } = application;
  const fixed = keepsOffer(status);
  const conditions = fixed ? items : withConditions(viewer, items, terms.conditions);
  const offer = offerOf(viewer, terms, former ?? null, letter);
  const isNews = conditions.length > items.length || (offer.deposit ?? 0) > (former?.deposit ?? 0);
  if (!fixed && isNews) offer.reply = null;
  const acts = [timelineEntry(viewer, former ? 'offer changed' : 'offer made', '')];
  const change = { offer, acts, items: conditions, sentOutside: terms.sentOutside };
  const accepted = acceptance(viewer, { ...application, items: conditions, offer });
  const to = statusOfOffer(terms.conditional);
  if (accepted) return { ...change, ...moving(viewer, application, accepted) };
  if (!fixed && status !== to) return { ...change, ...moving(viewer, application, moveBy(viewer, to, '')) };
  return {
    ...change,
    effects: noticesToApplicant(viewer, application, (whose) => `The offer for ${whose} was changed.`),
  };
}

function offerOf(
  viewer: Viewer,
  terms: OfferTerms,
  former: OfferRecord | null,
  letter: ApplicationFile | null,
): OfferRecord {
  const { conditional, replyBy, currency, depositBy, startOn, reference } = terms;
  return {
    conditional,
    letter: letter ?? former?.letter ?? null,
    replyBy,
    deposit: depositOf(terms),
    currency,
    depositBy,
    startOn,
    reference,
    studentNumber: terms.studentNumber ?? former?.studentNumber ?? '',
    made: signed(viewer),
    reply: former?.reply ?? null,
    recommendation: former?.recommendation ?? null,
  };
}

/**
 * The items with the offer's conditions as they are now: new ones are added, those no longer named are waived, and what was
 * done about the others stays.
 */
function withConditions(viewer: Viewer, items: readonly ItemRecord[], conditions: readonly string[]): ItemRecord[] {
  const named = new Set(conditions);
  const kept = items.map((item) =>
    item.ofOffer && !named.has(item.label) && item.state !== 'accepted' && item.state !== 'waived'
      ? { ...item, state: 'waived' as const, reason: 'No longer a condition of the offer.', reviewed: signed(viewer) }
      : item,
  );
  const there = new Set(items.filter(({ ofOffer, state }) => ofOffer && state !== 'waived').map(({ label }) => label));
  const added = [...named].filter((label) => !there.has(label));
  return [...kept, ...added.map((label) => ({ ...newItem(signed(viewer), 'condition', label), ofOffer: true }))];
}
