'use client';

import { Check, MessageCircle } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { noteContact } from '@/components/agency/leads/timeline-call';
import { Button } from '@/components/ui/buttons/button';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { toast } from '@/components/ui/feedback/toast';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { asRefusal, queryString } from '@/lib/api/client';
import type { GroupMessageView } from '@/lib/contract/agency/group-messages';
import { groupKey } from '@/lib/domain/agency/group-messages';

interface LinksProps {
  messageId: string;
  links: GroupMessageView['links'];
  /** How many weren't opened yet. */
  left: number;
}

/** Links that open WhatsApp with the text, one person after another; that one was opened is noted on the person's timeline. */
export function WhatsAppLinks({ messageId, links: given, left }: LinksProps) {
  const router = useRouter();
  // What was opened stays in its place until the next ones are asked for.
  const [links, setLinks] = useState(given);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const waiting = links.filter(({ whom }) => !opened.has(whom.id));
  const open = ({ whom }: GroupMessageView['links'][number]) => {
    setOpened(new Set([...opened, whom.id]));
    void noteContact(whom, { key: groupKey(messageId), opened: 'whatsapp', text: 'Group message' }).catch((error) =>
      toast.error(asRefusal(error, 'We couldn’t save that you opened this link.').message),
    );
    const next = waiting.find((one) => one.whom.id !== whom.id);
    if (next) list.current?.querySelector<HTMLElement>(`[data-reader="${next.whom.id}"]`)?.focus();
  };
  if (links.length === 0)
    return (
      <p role="status" className="mb-6 text-sm">
        {left > 0 ? 'The others can’t be messaged any more.' : 'All links were opened.'}
      </p>
    );
  return (
    <Section
      title="WhatsApp"
      description="Open the links one by one. Opening a link does not send the message: press Send in WhatsApp."
      className="mb-9"
    >
      <div ref={list}>
        <RowSheet>
          {links.map((link) => (
            <SheetRow
              key={link.whom.id}
              end={
                <a
                  href={`https://wa.me/${link.mobileE164.slice(1)}${queryString({ text: link.text })}`}
                  target="_blank"
                  rel="noopener noreferrer"
                  data-reader={link.whom.id}
                  aria-label={`Open WhatsApp for ${link.name}`}
                  className={buttonStyle(opened.has(link.whom.id) ? 'ghost' : 'secondary', 'sm')}
                  onClick={() => open(link)}
                >
                  {opened.has(link.whom.id) ? (
                    <Check aria-hidden className="size-4" />
                  ) : (
                    <MessageCircle aria-hidden className="size-4" />
                  )}
                  {opened.has(link.whom.id) ? 'Opened' : 'WhatsApp'}
                </a>
              }
            >
              <p className="wrap-anywhere">{link.name}</p>
              <p className="text-fine text-muted">{link.mobileShown}</p>
            </SheetRow>
          ))}
        </RowSheet>
      </div>
      {waiting.length === 0 && (
        <Button
          className="mt-4"
          onClick={() => {
            setLinks(given.filter(({ whom }) => !opened.has(whom.id)));
            router.refresh();
          }}
        >
          Show more
        </Button>
      )}
    </Section>
  );
}
