'use client';

import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { late } from '@/components/ui/windows/late';
import { setQuick, useQuick } from './quick-store';
import { quickText } from './quick-text';

const FitForm = late(async () => (await import('./fit-form')).FitForm);

/** 'Do I fit?' for visitors: one line until it is opened, then what they bring as verdicts ask for it. Nothing without script. */
export function FitPanel({ failure = '' }: { failure?: string }) {
  const quick = useQuick();
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const note = useId();
  // Opened before the page was alive.
  useEffect(() => {
    if (details.current?.open) setOpen(true);
  }, []);
  return (
    <details
      ref={details}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      {...FitForm.soon}
      className="mb-3 rounded-card border border-line bg-raised px-4 py-3 sm:mb-6 max-sm:py-1.5 noscript:hidden print:hidden"
    >
      <summary className="cursor-pointer truncate font-medium pointer-coarse:py-2.5">
        Do I qualify?
        <span className="ms-2 font-normal text-muted tabular-nums">
          {quick ? `Checked for ${quickText(quick)}` : 'Enter your marks and one English test. No account needed.'}
        </span>
      </summary>
      <p id={note} className="mt-2 max-w-reading text-sm text-muted">
        Your entries stay in your browser. We use them only for this check and don’t store them. When you register, they
        are copied to your profile.
      </p>
      {isOpen && (
        <Suspense>
          <FitForm
            quick={quick}
            submitLabel="Show courses"
            onForget={() => setQuick(null)}
            onEntered={(entered) => {
              setQuick(entered);
              if (details.current) details.current.open = false;
            }}
          />
        </Suspense>
      )}
      {failure && (
        <p role="alert" className="mt-2 text-sm text-danger-ink">
          {failure}
        </p>
      )}
    </details>
  );
}
