import { Readable } from 'node:stream';
import { fileTypeFromStream } from 'file-type';
import type { Types } from 'mongoose';
import { asksForPassword } from './pdf-password';
import { bytesOf, wholeFile } from './store';
import { isWordDocument } from './word-document';

/** What a stored file is, by its content: a name or a sender's word counts for nothing. */

const PDF = 'application/pdf';
const HEIC: readonly string[] = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];
const PICTURES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const COMPOUND = 'application/x-cfb';

/** The MIME type of a JPG, PNG or WebP picture, else null. */
export async function pictureType(fileId: Types.ObjectId): Promise<string | null> {
  const type = await sniffed(fileId);
  return type && PICTURES.includes(type) ? type : null;
}

/** What browsers record, by what the detector calls it: it can't tell a container with sound alone from a video. */
const RECORDINGS: Readonly<Record<string, string>> = {
  'video/webm': 'audio/webm',
  'audio/webm': 'audio/webm',
  'video/mp4': 'audio/mp4',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg': 'audio/ogg',
  'audio/opus': 'audio/ogg',
  'application/ogg': 'audio/ogg',
  'audio/mpeg': 'audio/mpeg',
};

/** The MIME type of a recording as browsers make them, or MP3; else null. */
export async function recordingType(fileId: Types.ObjectId): Promise<string | null> {
  const type = (await sniffed(fileId))?.split(';')[0]?.trim();
  return (type && RECORDINGS[type]) || null;
}

/** What a document that people send is, or why it is none that will do. */
export type DocumentType = { type: string } | { problem: 'no document' | 'asks for a password' | 'HEIC' };

/** The MIME type of a PDF that opens, a picture or a Word document; else why it won't do. */
export async function documentType(fileId: Types.ObjectId): Promise<DocumentType> {
  const type = await sniffed(fileId);
  if (type && HEIC.includes(type)) return { problem: 'HEIC' };
  const taken = await takenType(fileId, type);
  if (!taken) return { problem: 'no document' };
  if (taken === PDF && asksForPassword(await wholeFile(fileId))) return { problem: 'asks for a password' };
  return { type: taken };
}

async function takenType(fileId: Types.ObjectId, type: string | null): Promise<string | null> {
  if (!type) return (await isLatePdf(fileId)) ? PDF : null;
  if (type === PDF || type === DOCX || PICTURES.includes(type)) return type;
  if (type === COMPOUND && isWordDocument(await wholeFile(fileId))) return 'application/msword';
  return null;
}

/** Readers look for a PDF's head so far into a file. */
const HEAD_BYTES = 1024;

/** Whether a PDF begins after a few other bytes, such as a byte order mark or blank lines. Markup before it is none. */
async function isLatePdf(fileId: Types.ObjectId): Promise<boolean> {
  let head = '';
  for await (const bytes of bytesOf(fileId)) {
    head += Buffer.from(bytes).toString('latin1');
    if (head.length >= HEAD_BYTES) break;
  }
  const place = head.slice(0, HEAD_BYTES).indexOf('%PDF-');
  return place >= 0 && !head.slice(0, place).includes('<');
}

/** The endings that files of a type may have; the first is the one they get in place of another. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/msword': ['doc'],
  [DOCX]: ['docx'],
  'audio/webm': ['webm'],
  'audio/mp4': ['m4a', 'mp4'],
  'audio/ogg': ['ogg', 'opus'],
  'audio/mpeg': ['mp3'],
  'audio/wav': ['wav'],
};

/** A file's name with the ending of what it is, whatever its sender called it: `offer.hta` that is a PDF is `offer.pdf`. */
export function nameWithEnding(name: string, type: string): string {
  const endings = ENDINGS[type];
  if (!endings) return name;
  const [, start = name, ending = ''] = /^(.*)\.([a-z][a-z0-9]{0,4})$/is.exec(name) ?? [];
  return endings.includes(ending.toLowerCase()) ? name : `${start || 'file'}.${endings[0]}`;
}

async function sniffed(fileId: Types.ObjectId): Promise<string | null> {
  let failure: unknown;
  async function* content() {
    try {
      yield* bytesOf(fileId);
    } catch (error) {
      failure = error;
      throw error;
    }
  }
  const stream = Readable.from(content());
  try {
    return (await fileTypeFromStream(Readable.toWeb(stream) as ReadableStream<Uint8Array>))?.mime ?? null;
  } catch {
    if (failure) throw failure;
    // The detector throws at containers that break off early: such a file is none of ours.
    return null;
  } finally {
    stream.destroy();
  }
}
