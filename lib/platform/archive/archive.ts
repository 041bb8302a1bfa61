import { createHash } from 'node:crypto';
import { type ZipEntry, zipPieces } from '@/lib/platform/export/zip';
import { MOST } from '@/public/verify/check.js';
import { signed, sitePublicKey } from './signing';
import { verifyPage } from './verify-page';

/** The format's name and version, as the manifest has it. */
const FORMAT = 'study-abroad-file/1';

/** Bytes of the largest file that an archive takes. */
export const LARGEST_FILE = MOST.fileBytes;

export interface ArchiveAbout {
  /** The address of the site that made it. */
  site: string;
  /** ISO 8601. */
  madeOn: string;
  /** The student's name. */
  student: string;
}

/**
 * A student's file as a ZIP in pieces: the given entries, the page that checks them without a network, a manifest with
 * the size and SHA-256 of each, and the manifest's signature. Costs the memory of one piece and of the list of names.
 * Throws where two entries have one name, or there is more than the page that checks archives reads.
 */
export async function* archivePieces(
  about: ArchiveAbout,
  entries: AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield* zipPieces(withManifest(about, entries));
}

interface ManifestFile {
  name: string;
  size: number;
  sha256: string;
}

async function* withManifest(about: ArchiveAbout, entries: AsyncIterable<ZipEntry>): AsyncGenerator<ZipEntry> {
  const files: ManifestFile[] = [];
  const names = new Set<string>();
  for await (const entry of withPage(about.site, entries)) {
    if (names.has(entry.name)) throw new Error(`The archive would have two files named ${entry.name}.`);
    names.add(entry.name);
    if (names.size > MOST.files) throw new Error(`The archive would have more than ${MOST.files} files.`);
    const file = { name: entry.name, size: 0, sha256: '' };
    yield { ...entry, content: measured(entry.content, file) };
    files.push(file);
  }
  const manifest = `${JSON.stringify({ format: FORMAT, ...about, files }, null, 1)}\n`;
  yield { name: 'manifest.json', content: [manifest] };
  // Exactly these characters: the page that checks an archive takes no other writing of them.
  const signature = { algorithm: 'Ed25519', key: sitePublicKey(), signature: signed(Buffer.from(manifest)) };
  yield { name: 'signature.json', content: [`${JSON.stringify(signature)}\n`] };
}

async function* withPage(site: string, entries: AsyncIterable<ZipEntry>): AsyncGenerator<ZipEntry> {
  yield* entries;
  yield { name: 'verify.html', content: [await verifyPage(site)] };
}

/** The content, with its size and hash in `file` once it was read to its end. */
async function* measured(content: ZipEntry['content'], file: ManifestFile): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const piece of content) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    hash.update(bytes);
    file.size += bytes.length;
    if (file.size > MOST.fileBytes) throw new Error(`The archive's ${file.name} would be too large to be checked.`);
    yield bytes;
  }
  file.sha256 = hash.digest('hex');
}
