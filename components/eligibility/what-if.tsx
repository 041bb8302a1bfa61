'use client';

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { late } from '@/components/ui/windows/late';
import { call } from '@/lib/api/client';
import type { whatIf } from '@/lib/contract/catalogue/what-if';
import type { Sent } from '@/lib/contract/operation';
import type { WhatIfField } from '@/lib/domain/what-if';
import type { Chosen } from './what-if-fields';
import { type Answer, stepText } from './what-if-texts';

type Filters = Omit<NonNullable<Sent<typeof whatIf>['query']>, WhatIfField>;

const WhatIfFields = late(async () => (await import('./what-if-fields')).WhatIfFields);

/** How long a slider rests before the server is asked, in ms. */
const REST = 120;

interface WhatIfProps {
  /** What the server answered to `filters` as they were then. */
  first: Answer;
  /** Among which courses; all of them without any. */
  filters?: Filters;
  /** The fields of `first`: they stand there until it is opened, and without JavaScript. */
  children: ReactNode;
}

/** Sliders for each score and mark: how many more courses the student would qualify for. Without script, the next steps. */
export function WhatIf({ first, filters = {}, children }: WhatIfProps) {
  const [chosen, setChosen] = useState<Chosen>({});
  const [wasOpened, setOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const { answer, failed } = useAnswer(first, filters, chosen);
  const easiest = answer.fields.find(({ field }) => field === answer.cheapest);
  const hasChosen = Object.keys(chosen).length > 0;
  // Opened before the page was alive.
  useEffect(() => setOpened(details.current?.open === true), []);
  return (
    <details
      ref={details}
      onToggle={() => setOpened(true)}
      {...WhatIfFields.soon}
      className="mb-6 rounded-card border border-line bg-raised px-4 py-3"
    >
      <summary className="cursor-pointer rounded-sm font-medium pointer-coarse:py-1.5">
        What if my scores were higher?
        {easiest?.next && !hasChosen && (
          <span className="ms-2 font-normal text-muted tabular-nums">
            Cheapest step: {stepText(easiest, answer.toeflScale)}
          </span>
        )}
      </summary>
      {wasOpened ? (
        <Suspense fallback={children}>
          <WhatIfFields
            answer={answer}
            isSearch={Object.values(filters).some((filter) => String(filter) !== '')}
            chosen={chosen}
            failed={failed}
            onChoose={setChosen}
          />
        </Suspense>
      ) : (
        children
      )}
    </details>
  );
}

/** The answer to what is asked; while it is on its way the one before. */
function useAnswer(first: Answer, filters: Filters, chosen: Chosen) {
  const start = JSON.stringify(filters);
  const asked = JSON.stringify({ ...filters, ...chosen });
  const [shown, setShown] = useState({ first, asked: start, answer: first });
  const [failed, setFailed] = useState(false);
  // The page was rendered anew, after a change of the profile perhaps.
  if (shown.first !== first) setShown({ first, asked: start, answer: first });
  const isStale = shown.asked !== asked;
  useEffect(() => {
    if (!isStale) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      call('GET /what-if', { query: JSON.parse(asked) as Filters & Chosen, signal: controller.signal })
        .then((answer) => {
          setFailed(false);
          setShown({ first, asked, answer });
        })
        .catch(() => {
          if (!controller.signal.aborted) setFailed(true);
        });
    }, REST);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isStale, asked, first]);
  return { answer: shown.answer, failed };
}
