import type { ReactNode } from 'react';
import type { OperatorDetails } from '@/lib/domain/accounts/operator';
import { SocialLinks } from './social-links';

type Details = Pick<
  OperatorDetails,
  'address' | 'phone' | 'whatsapp' | 'email' | 'hours' | 'offices' | 'links' | 'imprint'
>;

type Reached = Pick<Details, 'phone' | 'whatsapp' | 'email'>;

interface ContactDetailsProps {
  operator: Details;
  /** How numbers and addresses are written: the public page links them, which takes 20 kB of rules for numbers. */
  links: (reached: { operator: Reached }) => ReactNode;
}

/** Where who runs the site is found, by office, with its hours, its pages elsewhere and its registration; nothing of what is empty. */
export function ContactDetails({ operator, links: Links }: ContactDetailsProps) {
  const { address, hours, offices, links, imprint } = operator;
  return (
    <div className="space-y-6 wrap-anywhere">
      <Place address={address} hours={hours}>
        <Links operator={operator} />
      </Place>
      {offices.map((office) => (
        <div key={office.name}>
          <h3 className="font-medium">{office.name}</h3>
          <Place {...office}>
            <Links operator={{ phone: office.phone, whatsapp: '', email: '' }} />
          </Place>
        </div>
      ))}
      {links.length > 0 && (
        <div>
          <h3 className="font-medium">Find us on</h3>
          <SocialLinks links={links} className="mt-1" />
        </div>
      )}
      {imprint && (
        <div>
          <h3 className="font-medium">Registration</h3>
          <p className="mt-1 text-sm whitespace-pre-line">{imprint}</p>
        </div>
      )}
    </div>
  );
}

function Place({ address, hours, children }: { address: string; hours: string; children: ReactNode }) {
  return (
    <div className="space-y-1">
      {address && <p className="whitespace-pre-line">{address}</p>}
      {hours && <p className="text-sm whitespace-pre-line text-muted">{hours}</p>}
      {children}
    </div>
  );
}
