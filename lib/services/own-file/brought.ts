import { openAsBlob } from 'node:fs';
import type { Types } from 'mongoose';
import { z } from 'zod';
import { academicInfo } from '@/lib/contract/profile/academic';
import { getDocuments } from '@/lib/contract/profile/documents';
import { personalInfo } from '@/lib/contract/profile/personal';
import { jobs } from '@/lib/contract/profile/work-experience';
import type { DocumentField } from '@/lib/domain/documents';
import { invalid } from '@/lib/errors';
import { withCopy } from '@/lib/files/stored-copy';
import { checkArchive } from '@/public/verify/check.js';

export interface BroughtDocument {
  /** Its path in the archive. */
  path: string;
  field: DocumentField;
  name: string;
  label: string;
  sha256: string;
}

/** What of an archive can be filled in: null for a step that is empty there, or doesn't keep today's rules. */
export interface BroughtFile {
  about: { site: string; madeOn: string; student: string; key: string };
  personal: ReturnType<typeof personalInfo.parse> | null;
  academic: ReturnType<typeof academicInfo.parse> | null;
  work: ReturnType<typeof jobs.parse> | null;
  documents: BroughtDocument[];
  applications: number;
}

/** The parts that are read. Each is a text of some kB. */
const READ = ['personal', 'academic', 'work-experience', 'documents'].map((name) => `data/${name}.json`);
const MOST_BYTES = 4_000_000;

/** Anyone can sign an archive with a key of their own: what it says of itself is no longer than what exports write. */
const ABOUT = z.object({ site: z.string().max(300), madeOn: z.iso.datetime(), student: z.string().max(200) });

/**
 * Reads a stored archive. 422 when a byte of it is not as it was exported.
 * @param onDocument gets each document's bytes, one at a time
 */
export async function readArchive(
  fileId: Types.ObjectId,
  onDocument?: (path: string, bytes: Uint8Array) => Promise<void>,
): Promise<BroughtFile> {
  return withCopy(fileId, async (path) => {
    const parts = new Map<string, unknown>();
    const report = await checkArchive(await openAsBlob(path), async (name: string, bytes: Uint8Array) => {
      if (READ.includes(name) && bytes.length < MOST_BYTES) parts.set(name, JSON.parse(Buffer.from(bytes).toString()));
      else if (name.startsWith('documents/')) await onDocument?.(name, bytes);
    });
    const { manifest, problems, key } = report;
    if (!report.ok || !manifest) {
      const [first] = problems;
      throw invalid(
        { file: `${first?.file} ${first?.problem}.`.slice(0, 300) },
        'This archive is not as it was exported.',
      );
    }
    const about = ABOUT.safeParse(manifest).data;
    if (!about) throw invalid({ file: 'manifest.json is not as exports write it.' }, 'This is no exported file.');
    const hashes = new Map(manifest.files.map(({ name, sha256 }) => [name, sha256]));
    const step = (name: string) => parts.get(`data/${name}.json`);
    return {
      about: { ...about, key },
      personal: personalInfo.safeParse(given(step('personal'))).data ?? null,
      academic: academicInfo.safeParse(step('academic')).data ?? null,
      work: jobs.safeParse(step('work-experience')).data ?? null,
      documents: documentsIn(step('documents'), hashes),
      applications: [...hashes.keys()].filter((name) => name.startsWith('data/applications/')).length,
    };
  });
}

/** The fields that were filled in: the API answers null for the others, which forms leave out. */
const given = (step: unknown) => Object.fromEntries(Object.entries(step ?? {}).filter(([, value]) => value !== null));

/** The documents of a profile, in the order of their fields, as export-entries.ts names them. */
function documentsIn(listed: unknown, hashes: ReadonlyMap<string, string>): BroughtDocument[] {
  const places = new Map<string, number>();
  const files = getDocuments.result.safeParse(listed).data?.files ?? [];
  return files.flatMap(({ field, name, label }) => {
    const place = (places.get(field) ?? 0) + 1;
    places.set(field, place);
    const path = [...hashes.keys()].find((known) => known.startsWith(`documents/${field}/${place}-`));
    return path ? [{ path, field, name, label, sha256: hashes.get(path) ?? '' }] : [];
  });
}
