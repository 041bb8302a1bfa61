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
