import { Link } from '@/components/ui/buttons/link';
import { fileSize } from '@/components/ui/controls/file-size';
import { Card } from '@/components/ui/layout/card';
import { exportOf } from '@/lib/services/file/own-file/export';
import { ownArchives } from '@/lib/services/people/profile/archives';
import { FileExport } from './file-export';
import type { SectionProps } from './sections';

/** The student's archive: asking for one, how far it is, and fetching it; and what they once brought from other sites. */
export async function TakeAlong({ viewer }: SectionProps) {
  const archives = await ownArchives(viewer);
  return (
    <>
      <p className="mb-4 max-w-reading">
        One ZIP file with everything we store about you: your profile, documents, applications, messages, history and
        our team’s call notes. You can read it without this site. It includes a signed list of its contents, so anyone
        you give the file to can{' '}
        <Link href="/verify" className="text-brand-ink underline underline-offset-4">
          check that nothing was changed
        </Link>
        .
      </p>
      <FileExport first={await exportOf(viewer)} />
      {archives.length > 0 && (
        <Card className="mt-4">
          <h3>Files you brought from other sites</h3>
          <ul className="mt-2 flex flex-col gap-1">
            {archives.map(({ fileId, name, size }) => (
              <li key={String(fileId)}>
                <a href={`/api/v1/documents/${fileId}`} className="text-brand-ink underline underline-offset-4">
                  Download {name}
                </a>{' '}
                ({fileSize(size)})
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
