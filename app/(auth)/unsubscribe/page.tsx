import { AuthShell } from '@/components/shell/auth-shell';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { endedByLink } from '@/lib/services/desk/messages/newsletter';
import { Notice } from '../_parts/notice';
import { type LinkPageProps, linkMetadata, tokenOf } from '../_parts/token-of';
import { UnsubscribeButton } from './_parts/unsubscribe-button';

const PAGES = {
  newsletter: { title: 'Newsletter', question: () => 'Unsubscribe from our newsletter?' },
  'saved-search': { title: 'Saved search', question: () => 'Stop emails about this saved search?' },
  'agency-messages': {
    title: 'Group messages',
    question: (agency: string) => `Stop all group messages from ${agency}?`,
  },
};

export const metadata = linkMetadata('Unsubscribe');

/** Ends the newsletter, the mails about a saved search or an agency's messages, without signing in. */
export default async function UnsubscribePage({ searchParams }: LinkPageProps) {
  const token = await tokenOf(searchParams);
  const ended = await endedByLink(token);
  const page = PAGES[ended?.what ?? 'newsletter'];
  return (
    <AuthShell title={page.title} description={ended ? page.question(ended.agency) : undefined}>
      {ended ? (
        <UnsubscribeButton token={token} />
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
