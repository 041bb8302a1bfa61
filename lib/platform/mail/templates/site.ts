import type { SiteNews } from '@/lib/domain/mail-requests';
import { siteUrl } from '@/lib/platform/env';
import type { Letter } from '../letter';

/** The e-mails to admins about the site itself. */

const ADMIN = 'You get this e-mail because you are an admin of this site.';
const toStatus = () => ({ label: 'Open the status page', href: siteUrl('/app/admin/status') });

/** Parts of the site that broke, and parts that work again. */
export function siteNewsLetter(broken: readonly SiteNews[], mended: readonly SiteNews[]): Letter {
  const names = (of: readonly SiteNews[]) => of.map(({ what }) => what).join(', ');
  const heading = broken.length ? `The site needs you: ${names(broken)}` : `Works again: ${names(mended)}`;
  return {
    subject: heading,
    preview: (broken[0] ?? mended[0])?.text ?? '',
    heading,
    paragraphs: [
      ...(broken.length ? ['Something on the site does not work as it should:'] : []),
      ...(broken.length && mended.length ? [`Works again: ${names(mended)}.`] : []),
      ...(broken.length ? [] : ['Nothing has to be done.']),
    ],
    facts: [...broken, ...(broken.length ? [] : mended)].map(({ what, text }) => ({ term: what, value: text })),
    action: toStatus(),
    reason: ADMIN,
  };
}

/** What an admin gets who wants to see whether mails arrive. */
export function testMailLetter(): Letter {
  return {
    subject: 'Mails of your site arrive',
    preview: 'This is the test that you asked for.',
    heading: 'Mails of your site arrive',
    paragraphs: ['This is the test that you asked for on the status page. It came through your mail server.'],
    action: toStatus(),
    reason: ADMIN,
  };
}
