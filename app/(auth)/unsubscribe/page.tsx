import type { Metadata } from 'next';
import { AuthShell } from '@/components/shell/auth-shell';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { unsubscribeLinkWorks } from '@/lib/services/notifications/newsletter';
import { Notice } from '../_parts/notice';
import { tokenOf } from '../_parts/token-of';
import { UnsubscribeButton } from './_parts/unsubscribe-button';

export const metadata: Metadata = { title: 'Unsubscribe', referrer: 'no-referrer', robots: { index: false } };

type UnsubscribePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Ends the newsletter without signing in. */
export default async function UnsubscribePage({ searchParams }: UnsubscribePageProps) {
  const token = await tokenOf(searchParams);
  const works = unsubscribeLinkWorks(token);
  return (
    <AuthShell title="Newsletter" description={works ? 'Do you no longer want our newsletter?' : undefined}>
      {works ? (
        <UnsubscribeButton token={token} />
      ) : (
        <Notice
          kind="refused"
          title="This link is not complete."
          actions={<ButtonLink href="/login">Go to sign in</ButtonLink>}
        >
          <p>Please open the whole link of the e-mail, or turn the newsletter off in your settings.</p>
        </Notice>
      )}
    </AuthShell>
  );
}
