import { classNames } from '@/components/ui/layout/class-names';
import type { OperatorDetails } from '@/lib/domain/accounts/operator';
import { e164Of, shownPhone } from '@/lib/domain/phones';

interface ContactLinksProps {
  operator: Pick<OperatorDetails, 'phone' | 'whatsapp' | 'email'>;
  className?: string;
}

/** Telephone, WhatsApp and e-mail of who runs the site; nothing where none is known. */
export function ContactLinks({ operator: { phone, whatsapp, email }, className }: ContactLinksProps) {
  const links = [
    ...(phone
      ? [{ label: shownPhone({ mobile: phone }), href: `tel:${e164Of(phone) ?? phone.replace(/[^\d+]/g, '')}` }]
      : []),
    ...(whatsapp
      ? [{ label: `WhatsApp ${shownPhone({ mobile: whatsapp })}`, href: `https://wa.me/${whatsapp.slice(1)}` }]
      : []),
    ...(email ? [{ label: email, href: `mailto:${email}` }] : []),
  ];
  if (!links.length) return null;
  return (
    <ul className={classNames('flex flex-wrap gap-x-5 gap-y-1 text-sm', className)}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="rounded-control wrap-anywhere hover:text-ink hover:underline">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const SITES: Record<string, string> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

/** The firm's pages elsewhere, by the site's name; nothing without any. */
export function SocialLinks({ links, className }: { links: readonly string[]; className?: string }) {
  if (!links.length) return null;
  return (
    <ul className={classNames('flex flex-wrap gap-x-5 gap-y-1 text-sm', className)}>
      {links.map((href) => {
        const host = URL.parse(href)?.hostname.replace(/^(www|m)\./, '') ?? href;
        return (
          <li key={href}>
            <a href={href} rel="noopener me" className="rounded-control wrap-anywhere hover:text-ink hover:underline">
              {SITES[host] ?? host}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
