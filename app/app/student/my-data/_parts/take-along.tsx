import { Link } from '@/components/ui/controls/link';
import { exportOf } from '@/lib/services/own-file/export';
import { FileExport } from './file-export';
import type { SectionProps } from './sections';

/** The student's archive: asking for one, how far it is, and fetching it. */
export async function TakeAlong({ viewer }: SectionProps) {
  return (
    <>
      <p className="mb-4 max-w-reading">
        Your profile, documents, applications, messages and history, the calls that our staff noted, and the rest of
        what is about you, as one ZIP archive: pages that you can read without us, the same for programs, and a signed
        list of it all. Whoever you give it to can{' '}
        <Link href="/verify" className="text-brand-ink underline underline-offset-4">
          check that nothing in it was changed
        </Link>
        .
      </p>
      <FileExport first={await exportOf(viewer)} />
    </>
  );
}
