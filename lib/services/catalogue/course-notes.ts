import { Types } from 'mongoose';
import type { CourseNoteRow, CourseNoteView } from '@/lib/contract/catalogue/course-notes';
import { dayOf } from '@/lib/domain/days/day';
import { conflict, found, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { publish } from '@/lib/platform/events/bus';
import { type Cell, type ExportTable, inBatches } from '@/lib/platform/export/table';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { type Paging, readPage } from '@/lib/services/records/lists/lists';
import { Course } from '@/models/course';
import { CourseNote, type CourseNoteRecord } from '@/models/course-note';
import { ImportBatch } from '@/models/import-batch';
import { courseRecord } from './courses';

type Kind = CourseNoteRecord['kind'];

/** Of one course so many are shown. */
const MOST_OF_COURSE = 20;
const UNPAGED = 100;
const BATCH = 500;
const NEWEST_FIRST = { createdOn: -1, _id: -1 } as const;

/** What staff alone may know of a course, the newest first, each with where it comes from. 404 for an unknown course. */
export async function notesOfCourse(courseId: string): Promise<CourseNoteView[]> {
  const { _id } = await courseRecord(courseId);
  const notes = await CourseNote.find({ courseId: _id }).lean();
  notes.sort((a, b) => b.createdOn.getTime() - a.createdOn.getTime());
  const shown = notes.slice(0, MOST_OF_COURSE);
  const files = await filesOf(shown);
  return shown.map((note) => noteView(note, files));
}

/** All notes of a kind, the newest first, a page of them with their number. */
export async function listNotes({ kind, page, limit = UNPAGED }: Paging & { kind: Kind }) {
  const list = { model: CourseNote, filter: { kind }, order: NEWEST_FIRST };
  const { records, total } = await readPage(list, { page, limit });
  return { notes: await noteRows(records), total };
}

/** How many texts were taken off the pages of courses. */
export const hiddenNotes = (): Promise<number> => CourseNote.countDocuments({ kind: 'hidden' });

/** All notes as a file. */
export function noteTable(): ExportTable {
  return {
    name: 'staff-notes',
    heads: ['Course ID', 'Course', 'University', 'Country', 'Note', 'From', 'Since'],
    batches: tableRows(),
  };
}

async function* tableRows(): AsyncGenerator<Cell[][], void, undefined> {
  for (const kind of ['upload', 'hidden'] as const) {
    const cursor = CourseNote.find({ kind }).sort(NEWEST_FIRST).lean().cursor({ batchSize: BATCH });
    for await (const notes of inBatches(cursor, BATCH)) {
      yield (await noteRows(notes)).map((row) => [
        row.courseId,
        row.course,
        row.university,
        row.country,
        row.text,
        row.from,
        dayOf(row.createdOn, 'UTC'),
      ]);
    }
  }
}

/**
 * Shows a hidden text to students again, where the page still says what was left of it; for a fee of 0 it says that the course is free.
 * 404 for an unknown note or one that an upload brought, 409 where the course was changed since.
 */
export async function showAgain(viewer: Viewer, id: string): Promise<void> {
  const note = await noteRecord(id);
  if (note.kind !== 'hidden') throw notFound('Note not found.');
  const changedSince = () => conflict('The course has been changed since. Please edit the course instead.');
  const was = isFee(note)
    ? { tuitionFeeMinor: null }
    : Object.fromEntries(note.hidden.map(({ field, after }) => [field, after]));
  const text = isFee(note)
    ? { free: true, fee_period: '' }
    : Object.fromEntries(note.hidden.map(({ field, before }) => [field, before]));
  const course = await Course.findOneAndUpdate({ _id: note.courseId, ...was }, { $set: text }).lean();
  if (!course) throw changedSince();
  await CourseNote.deleteOne({ _id: note._id });
  await publish({ kind: 'courses-changed', to: [], payload: { ids: [String(note.courseId)] } });
  const subject = { kind: 'course', id: String(course._id), label: `${course.course}, ${course.university}` } as const;
  await recordStaffAction(viewer, 'course-note.show', subject);
}

/** Deletes a note for good. 404 for an unknown one. */
export async function removeNote(viewer: Viewer, id: string): Promise<void> {
  const note = await noteRecord(id);
  await CourseNote.deleteOne({ _id: note._id });
  const course = await Course.findById(note.courseId, 'course university').lean();
  const label = course ? `${course.course}, ${course.university}` : '';
  await recordStaffAction(viewer, 'course-note.remove', { kind: 'course', id: String(note.courseId), label });
}

async function noteRecord(id: string): Promise<CourseNoteRecord> {
  return found(await CourseNote.findById(id).lean(), 'Note not found.');
}

async function noteRows(notes: readonly CourseNoteRecord[]): Promise<CourseNoteRow[]> {
  const ids = notes.map(({ courseId }) => courseId);
  const [courses, files] = await Promise.all([
    Course.find({ _id: { $in: ids } }, 'course university country').lean(),
    filesOf(notes),
  ]);
  const byId = new Map(courses.map((course) => [String(course._id), course]));
  return notes.map((note) => {
    const { course = 'A deleted course', university = '', country = '' } = byId.get(String(note.courseId)) ?? {};
    return { ...noteView(note, files), courseId: String(note.courseId), course, university, country };
  });
}

/** Upload → its file's name. */
async function filesOf(notes: readonly CourseNoteRecord[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(notes.flatMap(({ batchId }) => (batchId ? [String(batchId)] : [])));
  const batches = await ImportBatch.find(
    { _id: { $in: [...ids].map((id) => new Types.ObjectId(id)) } },
    'fileName',
  ).lean();
  return new Map(batches.map(({ _id, fileName }) => [String(_id), fileName]));
}

const isFee = ({ hidden }: CourseNoteRecord): boolean => hidden.some(({ field }) => field === 'tuitionFeeMinor');

function noteView(note: CourseNoteRecord, files: ReadonlyMap<string, string>): CourseNoteView {
  const { _id, text, kind, batchId, createdOn } = note;
  const from = kind === 'hidden' ? 'Shown on the course’s page before' : (files.get(String(batchId)) ?? 'An upload');
  return { _id: String(_id), text, kind, isFee: isFee(note), from, createdOn: createdOn.toISOString() };
}
