'use client';

import { Mail, MessageCircle, Phone } from 'lucide-react';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { queryString } from '@/lib/api/client';
import type { OpenedLink } from '@/lib/domain/agency/prospects';
import { noteContact, type Whom } from './timeline-call';

interface ReachLinksProps {
  /** On whose timeline it is noted that a link was opened; on none where left out. */
  whom?: Whom;
  mobile: string;
  /** Null while the number is not certain: then nothing is dialled. */
  mobileE164: string | null;
  email: string;
  /** What a message begins with. */
  greeting?: string;
}

/** Call, WhatsApp and e-mail. That a link was opened is noted; what became of it, the reader notes. */
export function ReachLinks({ whom, mobile, mobileE164, email, greeting }: ReachLinksProps) {
  const style = buttonStyle('secondary', 'md');
  const opened = (link: OpenedLink) => () => {
    // The link works whether or not this could be noted.
    if (whom) void noteContact(whom, { key: crypto.randomUUID(), opened: link }).catch(() => {});
  };
  return (
    <div className="flex flex-wrap gap-2">
      {mobileE164 && (
        <a href={`tel:${mobileE164}`} className={style} onClick={opened('phone')}>
          <Phone aria-hidden className="size-4" />
          Call
        </a>
      )}
      {mobileE164 && (
        <a
          href={`https://wa.me/${mobileE164.slice(1)}${queryString(greeting ? { text: greeting } : {})}`}
          target="_blank"
          rel="noopener noreferrer"
          className={style}
          onClick={opened('whatsapp')}
        >
          <MessageCircle aria-hidden className="size-4" />
          WhatsApp
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={style}>
          <Mail aria-hidden className="size-4" />
          Email
        </a>
      )}
      {mobile && !mobileE164 && (
        <p className="self-center text-fine text-muted">
          {mobile}: the country code is missing. Enter the number with its country code, like +91.
        </p>
      )}
    </div>
  );
}
