import { Types } from 'mongoose';
import type { ConsentView } from '@/lib/contract/my-data/consent';
import type { ArchiveAbout } from '@/lib/platform/archive/archive';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { ZipEntry } from '@/lib/platform/export/zip';
import { bytesOf, type FileKind, findFile } from '@/lib/platform/files/store';
import { type StudentFile, studentFile, type Talk } from './export-data';
import { indexPage } from './readable';

/** A stored file of the archive. */
interface FileInside {
  fileId: string;
  kind: FileKind;
  /** Its path in the archive. */
  name: string;
}

/** The entries of a student's archive, and how many there are with what the archive adds itself. */
export async function exportEntries(
  viewer: Viewer,
  about: ArchiveAbout,
): Promise<{ total: number; entries: AsyncIterable<ZipEntry> }> {
  const file = await studentFile(viewer);
  const files = await storedOnes(await filesOf(file));
  const texts = textsOf(file, about, new Map(files.map(({ fileId, name }) => [fileId, name])));
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield* texts;
    for (const { name, fileId } of files) yield { name, content: bytesOf(new Types.ObjectId(fileId)), packed: true };
  }
  return { total: texts.length + files.length + ADDED, entries: entries() };
}

/** The page that checks it, the manifest and the signature. */
const ADDED = 3;

function textsOf(file: StudentFile, about: ArchiveAbout, names: ReadonlyMap<string, string>): ZipEntry[] {
  const { account, settings, personal, academic, work, documents, savedCourses, referrals, applications } = file;
  const { sessions, shares, enquiries } = file;
  const parts = { account, settings, sessions, personal, academic, documents, referrals, shares, enquiries };
  return [
    { name: 'index.html', content: indexPage(file, about, names) },
    ...Object.entries(parts).map(([name, part]) => json(name, part)),
    json('work-experience', work),
    json('saved-courses', savedCourses),
    json('saved-searches', file.savedSearches),
    json('practice', file.practice),
    json('fees', file.fees),
    json('receipts', file.receipts),
    json('practice-doubts', file.practiceDoubts),
    json('practice-sent', file.practiceSent),
    json('practice-results', file.practiceResults),
    ...applications.map((application) => json(`applications/${application._id}`, application)),
    ...[...file.consents].map(([id, consent]) => json(`consents/${id}`, consent)),
    ...file.talks.map((talk) => ({ name: `data/messages/${talk.id}.json`, content: listed(talk.messages()) })),
    ...applications.map(({ _id }) => ({ name: `data/history/${_id}.json`, content: later(() => file.history(_id)) })),
    { name: 'data/suggestions.json', content: listed(file.suggestions()) },
    { name: 'data/contacts.json', content: listed(file.contacts()) },
    { name: 'data/agency-notes.json', content: listed(file.agencyNotes()) },
    { name: 'data/notices.json', content: listed(file.notices()) },
    { name: 'data/activities.json', content: listed(file.activities()) },
    { name: 'data/visits.json', content: listed(file.visits()) },
  ];
}

const json = (name: string, part: unknown): ZipEntry => ({
  name: `data/${name}.json`,
  content: [`${JSON.stringify(part, null, 1)}\n`],
});

/** JSON of what is read when it is written. */
async function* later(read: () => Promise<unknown>): AsyncGenerator<string> {
  yield `${JSON.stringify(await read(), null, 1)}\n`;
}

/** A JSON array, written while its elements are read. */
async function* listed(elements: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const element of elements) {
    yield `${before}\n${JSON.stringify(element)}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

/** Documents, files of applications, files of messages, what was sent from practice, and archives of other sites. */
async function filesOf({
  documents,
  applications,
  consents,
  talks,
  practiceSent,
  archives,
}: StudentFile): Promise<FileInside[]> {
  const files = new Map<string, FileInside>();
  const add = (fileId: string, kind: FileKind, name: string) => {
    if (!files.has(fileId)) files.set(fileId, { fileId, kind, name });
  };
  const places = new Map<string, number>();
  for (const { fileId, field, name } of documents.files) {
    const place = (places.get(field) ?? 0) + 1;
    places.set(field, place);
    add(fileId, 'document', documentPath(field, place, name));
  }
  for (const { _id, items, offer, said } of applications) {
    const own = [
      ...items.flatMap((item) => item.files),
      ...(offer?.letter ? [offer.letter] : []),
      ...said.flatMap(({ file, earlier }) => [{ file }, ...earlier].flatMap((one) => one.file ?? [])),
      ...scanOf(consents.get(_id)),
    ];
    for (const { fileId, name } of own)
      add(fileId, 'document', `documents/applications/${_id}/${fileId}-${safe(name)}`);
  }
  for (const talk of talks) {
    for (const { fileId, name } of await attachmentsOf(talk)) {
      add(fileId, 'attachment', `documents/messages/${fileId}-${safe(name)}`);
    }
  }
  for (const { fileId, kind } of practiceSent) add(fileId, 'practice', `documents/practice/${fileId}-${kind}`);
  for (const { fileId, name } of archives) add(String(fileId), 'archive', `documents/archives/${fileId}-${safe(name)}`);
  return [...files.values()];
}

const scanOf = (consent: ConsentView | undefined) => (consent?.onPaper?.scan ? [consent.onPaper.scan] : []);

/** Where a document of the profile is in an archive: the n-th of its field. */
const documentPath = (field: string, place: number, name: string): string =>
  `documents/${field}/${place}-${safe(name)}`;

async function attachmentsOf(talk: Talk) {
  const attachments = [];
  for await (const message of talk.messages()) attachments.push(...message.attachments);
  return attachments;
}

/** Those that are there: a file may have been removed since its record was read, or be lost. */
async function storedOnes(files: FileInside[]): Promise<FileInside[]> {
  const stored: FileInside[] = [];
  for (const file of files) if (await findFile(file.fileId, file.kind)) stored.push(file);
  return stored;
}

/** A name that every system can unpack. */
function safe(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{C}/\\:*?"<>|]/gu, '_')
    .replace(/^\.+|[. ]+$/g, '_');
  return plain.length > LONGEST_NAME ? plain.slice(-LONGEST_NAME) : plain || 'file';
}
const LONGEST_NAME = 100;
