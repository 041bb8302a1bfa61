import { ButtonLink } from '@/components/ui/controls/button-link';
import { fileSize } from '@/components/ui/controls/file-size';
import { Link } from '@/components/ui/controls/link';
import { Card } from '@/components/ui/layout/card';
import { broughtBy } from '@/lib/services/file/own-file/brought';
import { exportOf } from '@/lib/services/file/own-file/export';
import { FileExport } from './file-export';
import type { SectionProps } from './sections';

/** The student's archive: asking for one, how far it is, and fetching it; and one that they once brought from another site. */
export async function TakeAlong({ viewer }: SectionProps) {
  const brought = await broughtBy(viewer);
  return (
    <>
      <p className="mb-4 max-w-reading">
        One ZIP file with all that we keep about you: your profile, documents, applications, messages and history, and
        the calls that our staff noted. You can read its pages without us. It has a signed list of everything in it.
        With that list, anyone you give the file to can{' '}
        <Link href="/verify" className="text-brand-ink underline underline-offset-4">
          check that nothing in it was changed
        </Link>
        .
      </p>
      <FileExport first={await exportOf(viewer)} />
      {brought && (
        <Card className="mt-4">
          <p>The file that you brought from another site is still here: {fileSize(brought.size)}.</p>
          <ButtonLink href="/api/v1/my-file/brought" variant="secondary" className="mt-4">
            Download that file
          </ButtonLink>
        </Card>
      )}
    </>
  );
}
