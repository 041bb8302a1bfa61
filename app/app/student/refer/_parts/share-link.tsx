'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { toast } from '@/components/ui/feedback/toast';

/** How long the notice stays, in ms (specification, section 9). */
const COPIED_FOR = 2_000;
const INVITATION = 'Find a university course abroad with me: ';

/** The registration link with the student's code, to copy and to share. `link` null: it could not be loaded. */
export function ShareLink({ link, failure }: { link: string | null; failure: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    if (link === null) return toast.info('Please wait for the referral code to load.');
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      toast.error('Failed to copy message.');
    }
  };

  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label="Registration link"
          className="min-w-0 flex-1 basis-64"
          {...(link === null ? { error: failure } : {})}
        >
          <TextInput readOnly value={link ?? ''} onFocus={(event) => event.target.select()} />
        </Field>
        <Button onClick={copy}>
          {copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
          Copy link
        </Button>
        <p role="status" className="min-w-16 py-2 text-sm font-medium text-success-ink">
          {copied && 'Copied!'}
        </p>
      </div>
      {link !== null && (
        <ul className="mt-5 flex flex-wrap gap-2" aria-label="Share your link">
          {sharesOf(link).map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener" className={buttonStyle('secondary', 'sm')}>
                {name}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </li>
          ))}
          <li>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => toast.info('Instagram does not support direct link sharing')}
            >
              Instagram
            </Button>
          </li>
        </ul>
      )}
    </>
  );
}

function sharesOf(link: string) {
  const url = encodeURIComponent(link);
  const text = encodeURIComponent(INVITATION);
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}${url}` },
    { name: 'Twitter', href: `https://twitter.com/intent/tweet?text=${text}&url=${url}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  ];
}
