import { Readable } from 'node:stream';
import { fileTypeFromStream } from 'file-type';
import type { Types } from 'mongoose';
import { bytesOf, wholeFile } from './store';
import { isWordDocument } from './word-document';

/** What a stored file is, by its content: a name or a sender's word counts for nothing. */

const PICTURES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const COMPOUND = 'application/x-cfb';

/** The MIME type of a JPG, PNG or WebP picture, else null. */
export async function pictureType(fileId: Types.ObjectId): Promise<string | null> {
  const type = await sniffed(fileId);
  return type && PICTURES.includes(type) ? type : null;
}

/** The MIME type of a PDF, picture or Word document, else null. */
export async function documentType(fileId: Types.ObjectId): Promise<string | null> {
  const type = await sniffed(fileId);
  if (!type) return null;
  if (type === 'application/pdf' || type === DOCX || PICTURES.includes(type)) return type;
  if (type === COMPOUND && isWordDocument(await wholeFile(fileId))) return 'application/msword';
  return null;
}

/** The endings that files of a type may have; the first is the one they get in place of another. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/msword': ['doc'],
  [DOCX]: ['docx'],
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
