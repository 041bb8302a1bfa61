import type { SiteNews } from '@/lib/domain/mail-requests';
import { siteUrl } from '@/lib/platform/env';
import type { Letter } from '../letter';

/** The e-mails to admins about the site itself. */

const ADMIN = 'You’re receiving this email because you are an administrator of this site.';
const toStatus = () => ({ label: 'Open the status page', href: siteUrl('/app/admin/status') });

/** Parts of the site that broke, and parts that work again. */
export function siteNewsLetter(broken: readonly SiteNews[], mended: readonly SiteNews[]): Letter {
  const names = (of: readonly SiteNews[]) => of.map(({ what }) => what).join(', ');
  const heading = broken.length ? `Your site needs attention: ${names(broken)}` : `Working again: ${names(mended)}`;
  return {
    subject: heading,
    preview: (broken[0] ?? mended[0])?.text ?? '',
    heading,
    paragraphs: [
      ...(broken.length ? ['Something on the site is not working as it should:'] : []),
      ...(broken.length && mended.length ? [`Working again: ${names(mended)}.`] : []),
      ...(broken.length ? [] : ['You don’t need to do anything.']),
    ],
    facts: [...broken, ...(broken.length ? [] : mended)].map(({ what, text }) => ({ term: what, value: text })),
    action: toStatus(),
    reason: ADMIN,
  };
}

/** What an admin gets who wants to see whether mails arrive. */
export function testMailLetter(): Letter {
  return {
    subject: 'Email from your site works',
    preview: 'This is the test email you asked for.',
    heading: 'Email from your site works',
    paragraphs: ['This is the test email you asked for on the status page. It was sent through your mail server.'],
    action: toStatus(),
    reason: ADMIN,
  };
}
