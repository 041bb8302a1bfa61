import { planOf } from '@/lib/services/own-file/bring';
import { FileImport } from './file-import';
import type { SectionProps } from './sections';

/** An archive from another site: its plan, filling from it, and keeping it to read. */
export async function BringAlong({ viewer }: SectionProps) {
  return <FileImport first={await planOf(viewer)} />;
}
