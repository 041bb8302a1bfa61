import { AuthShell } from '@/components/shell/auth-shell';
import { directoryWords } from '@/lib/domain/accounts/directory';
import { directoryName } from '@/lib/platform/auth/directory';
import { Notice } from '../../_parts/notice';
import type { LinkPageProps } from '../../_parts/token-of';

export const metadata = { title: "Confirm it's you", robots: { index: false } };

/** What the small window says in which the owner of a session signed in to the directory again. */
export default async function ConfirmedPage({ searchParams }: LinkPageProps) {
  const problem = directoryWords((await searchParams).directory, directoryName());
  return (
    <AuthShell title="Confirm it's you">
      <Notice kind={problem ? 'refused' : 'success'} title={problem ? 'Not confirmed' : 'Thank you'}>
        <p>{problem ?? 'You can close this window and go on where you were.'}</p>
      </Notice>
    </AuthShell>
  );
}
