import type { Metadata } from 'next';
import { AuthShell } from '@/components/shell/auth-shell';
import { dateText } from '@/lib/domain/days/day-words';
import { openShare } from '@/lib/services/file/shares/open';
import { Notice } from '../../_parts/notice';

export const metadata: Metadata = {
  title: 'Shared documents',
  referrer: 'no-referrer',
  robots: { index: false, follow: false },
};

/** Documents that a student shares with one person for a while. */
export default async function SharedPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const share = await openShare(token);
  if (!share) {
    return (
      <AuthShell title="Shared documents">
        <Notice kind="refused" title="This link no longer works">
          <p>The link has expired, or the student has turned it off. Please ask the student for a new link.</p>
        </Notice>
      </AuthShell>
    );
  }
  const { studentName, name, endsOn, files } = share;
  return (
    <AuthShell
      title="Shared documents"
      description={`${studentName} is sharing these documents with ${name} until ${dateText(endsOn)} and can see when they are opened.`}
    >
      {files.length === 0 && <p>The student has removed these documents from their profile.</p>}
      <ul className="space-y-3 wrap-anywhere">
        {files.map(({ fileId, name: fileName }) => (
          <li key={fileId}>
            <a
              href={`/api/v1/shared/${token}/${fileId}`}
              target="_blank"
              rel="noreferrer"
              className="font-medium text-brand-ink underline underline-offset-4"
            >
              {fileName}
            </a>
          </li>
        ))}
      </ul>
    </AuthShell>
  );
}
