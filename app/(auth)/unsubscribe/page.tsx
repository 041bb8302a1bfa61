import { AuthShell } from '@/components/shell/auth-shell';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { endedByLink } from '@/lib/services/desk/messages/newsletter';
import { Notice } from '../_parts/notice';
import { type LinkPageProps, linkMetadata, tokenOf } from '../_parts/token-of';
import { UnsubscribeButton } from './_parts/unsubscribe-button';

const QUESTIONS = {
  newsletter: 'Unsubscribe from our newsletter?',
  'saved-search': 'Stop emails about this saved search?',
};

export const metadata = linkMetadata('Unsubscribe');

/** Ends the newsletter, or the mails about a saved search, without signing in. */
export default async function UnsubscribePage({ searchParams }: LinkPageProps) {
  const token = await tokenOf(searchParams);
  const ended = endedByLink(token);
  return (
    <AuthShell
      title={ended === 'saved-search' ? 'Saved search' : 'Newsletter'}
      description={ended ? QUESTIONS[ended] : undefined}
    >
      {ended ? (
        <UnsubscribeButton token={token} what={ended} />
      ) : (
        <Notice
          kind="refused"
          title="This link is not complete."
          actions={<ButtonLink href="/login">Go to sign in</ButtonLink>}
        >
          <p>Please open the complete link from the email, or turn the newsletter off in your settings.</p>
        </Notice>
      )}
    </AuthShell>
  );
}
