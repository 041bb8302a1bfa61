'use client';

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { late } from '@/components/ui/windows/late';
import type { Filters } from './live-what-if';
import type { Chosen } from './what-if-fields';
import type { Answer } from './what-if-texts';

const LiveWhatIf = late(async () => (await import('./live-what-if')).LiveWhatIf);

interface WhatIfProps {
  /** What the server answered to `filters` as they were then. */
  first: Answer;
  /** The cheapest step of `first`, in words; '' without one. */
  firstStep: string;
  /** Among which courses; all of them without any. */
  filters?: Filters;
  /** Scores to think of from the start: it is open then, and `first` answers to them. */
  start?: Chosen;
  /** The fields of `first`: they stand there until it is opened, and without JavaScript. */
  children: ReactNode;
}

/**
 * Sliders for each score and mark: how many more courses the student would meet. Without script, the next steps.
 * What asks the server and moves is loaded when it is opened, or when the filters are no longer those of the first answer.
 */
export function WhatIf({ first, firstStep, filters = {}, start, children }: WhatIfProps) {
  const asked = JSON.stringify(filters);
  const [firstAsked] = useState(asked);
  const [isLive, setLive] = useState(false);
  const [liveStep, setLiveStep] = useState<string | null>(null);
  const details = useRef<HTMLDetailsElement>(null);
  if (!isLive && asked !== firstAsked) setLive(true);
  // Opened before the page was alive.
  useEffect(() => {
    if (details.current?.open) setLive(true);
  }, []);
  const step = liveStep ?? firstStep;
  return (
    <details
      ref={details}
      open={start ? true : undefined}
      onToggle={() => setLive(true)}
      {...LiveWhatIf.soon}
      className="mb-6 rounded-card border border-line bg-raised px-4 py-3"
    >
      <summary className="cursor-pointer font-medium pointer-coarse:py-1.5">
        What if my scores were higher?
        {step && <span className="ms-2 font-normal text-muted tabular-nums">Easiest improvement: {step}</span>}
      </summary>
      {isLive ? (
        <Suspense fallback={children}>
          <LiveWhatIf first={first} firstAsked={firstAsked} filters={filters} start={start} onStep={setLiveStep} />
        </Suspense>
      ) : (
        children
      )}
    </details>
  );
}
