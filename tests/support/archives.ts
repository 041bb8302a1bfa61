import { createHash } from 'node:crypto';
import { signed, sitePublicKey } from '@/lib/platform/archive/signing';
import { type ZipEntry, zipPieces } from '@/lib/platform/export/zip';

/** Which byte of an archive is changed, and the bit of it that flips. */
export interface ByteChange {
  at: number;
  bit: number;
}

/** So many single changes, spread over an archive by a fixed seed. */
export function changesOf(archive: Buffer, count: number): ByteChange[] {
  let random = 20_261_122;
  return Array.from({ length: count }, (_none, change) => {
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    return { at: Math.floor((random / 2_147_483_648) * archive.length), bit: 1 << (change % 8) };
  });
}

/** Whose content a byte is part of, by the archive's own directory; null for its structure. */
export function ownerOf(archive: Buffer, byte: number): string | null {
  let at = archive.readUInt32LE(archive.length - 6);
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const [packed, nameLength, start] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt32LE(at + 42),
    ];
    const from = start + 30 + nameLength;
    if (byte >= from && byte < from + packed) return archive.toString('utf8', at + 46, at + 46 + nameLength);
    at += 46 + nameLength;
  }
  return null;
}

/** An archive with these files, signed with the site's key, whose manifest lists what is given. Keeps no bound. */
export async function signedArchive(files: readonly ZipEntry[], listed: unknown): Promise<Buffer<ArrayBuffer>> {
  const about = { format: 'study-abroad-file/1', site: 'https://example.org', madeOn: '2026-11-26', student: 'Asha' };
  const manifest = Buffer.from(JSON.stringify({ ...about, files: listed }));
  const signature = { algorithm: 'Ed25519', key: sitePublicKey(), signature: signed(manifest) };
  const pieces: Uint8Array[] = [];
  const entries = [
    ...files,
    { name: 'manifest.json', content: [manifest] },
    { name: 'signature.json', content: [`${JSON.stringify(signature)}\n`] },
  ];
  for await (const piece of zipPieces(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** What a manifest says of a file with this text. */
export const listing = (name: string, text: string | Uint8Array) => ({
  name,
  size: Buffer.byteLength(text),
  sha256: createHash('sha256').update(text).digest('hex'),
});
