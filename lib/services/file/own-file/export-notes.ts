import {
  type ExportedAgencyNote,
  type ExportedContact,
  type ExportedNotice,
  type ExportedStep,
  type ExportedSuggestion,
  exportedAgencyNote,
  exportedContact,
  exportedEnquiry,
  exportedNotice,
  exportedStep,
  exportedSuggestion,
} from '@/lib/contract/my-data/exported';
import { WISH_WORDS } from '@/lib/domain/agency/shortlist';
import { Application, type StatusMove } from '@/models/application';
import type { TimelineEntry } from '@/models/application-parts';
import { ContactNote } from '@/models/contact-note';
import { Course } from '@/models/course';
import { Enquiry } from '@/models/enquiry';
import { Notification } from '@/models/notification';
import { Prospect } from '@/models/prospect';
import { Suggestion } from '@/models/suggestion';

/** How many records are held at a time. */
const BATCH = 200;

/** The courses that staff suggested to the student, also those that are no longer offered, the newest first. */
export async function* suggestionsTo(userId: string): AsyncGenerator<ExportedSuggestion> {
  const cursor = Suggestion.find({ userId }).sort({ _id: -1 }).lean().cursor({ batchSize: BATCH });
  for await (const { courseId, note, byName, createdOn } of cursor) {
    const { course = '', university = '' } = (await Course.findById(courseId, 'course university').lean()) ?? {};
    const id = String(courseId);
    const suggestion = { courseId: id, course, university, note, byName, createdOn: createdOn.toISOString() };
    yield exportedSuggestion.parse(suggestion);
  }
}

/** The calls and meetings that staff noted about the student, the newest first. */
export async function* notedContactsOf(userId: string): AsyncGenerator<ExportedContact> {
  const newest = ContactNote.find({ userId }).sort({ createdOn: -1, _id: -1 });
  for await (const { way, text, byName, createdOn } of newest.lean().cursor({ batchSize: BATCH })) {
    yield exportedContact.parse({ way, text, byName, createdOn: createdOn.toISOString() });
  }
}

/** What agencies noted about the student, before and after they became one of theirs, the oldest first. */
export async function* agencyNotesOf(userId: string): AsyncGenerator<ExportedAgencyNote> {
  for (const { entries, shortlist } of await Prospect.find({ studentId: userId }, 'entries shortlist').lean()) {
    for (const { kind, outcome, text, byName, at } of entries) {
      yield exportedAgencyNote.parse({ kind, outcome, text, byName, createdOn: at.toISOString() });
    }
    for (const { course, university, note, wish, byName, addedOn } of shortlist?.courses ?? []) {
      const wished = wish ? ` Preference: ${WISH_WORDS[wish].toLowerCase()}.` : '';
      const text = `On the shortlist: ${course}, ${university}.${wished}${note ? ` ${note}` : ''}`;
      yield exportedAgencyNote.parse({ kind: 'note', outcome: '', text, byName, createdOn: addedOn.toISOString() });
    }
  }
}

/** The notices of the student's bell, the unread ones first. */
export async function* noticesTo(userId: string): AsyncGenerator<ExportedNotice> {
  const cursor = Notification.find({ userId }).sort({ readOn: 1, createdOn: -1 }).lean().cursor({ batchSize: BATCH });
  for await (const { notification, createdOn, readOn } of cursor) {
    const read = readOn?.toISOString() ?? null;
    yield exportedNotice.parse({ notification, createdOn: createdOn.toISOString(), readOn: read });
  }
}

/** The enquiries that became this account; one that only names its address may be another person's. */
export async function enquiriesOf(userId: string) {
  const enquiries = await Enquiry.find({ studentId: userId }).lean();
  return enquiries.map((enquiry) => exportedEnquiry.parse({ ...enquiry, createdOn: enquiry.createdOn.toISOString() }));
}

/** Who did what on one of the student's applications, and why: the moves, also undone ones, and the timeline's other entries, by time. */
export async function stepsOf(userId: string, applicationId: string): Promise<ExportedStep[]> {
  const application = await Application.findOne({ _id: applicationId, userId }, 'history undone acts').lean();
  const { history = [], undone = [], acts = [] } = application ?? {};
  const steps = [
    ...history.map((move) => stepOf(move, 'move', move.status)),
    ...undone.map((move) => stepOf(move, 'undone move', move.status)),
    ...acts.map((entry) => stepOf(entry, 'act', entry.act, entry.label)),
  ];
  return steps.sort((one, other) => one.at.localeCompare(other.at));
}

function stepOf(entry: StatusMove | TimelineEntry, kind: ExportedStep['kind'], what: string, label = ''): ExportedStep {
  const { byRole, byName, reason } = entry;
  return exportedStep.parse({ at: entry.at.toISOString(), kind, what, label, byRole, byName, reason });
}
