import { useEffect, useState } from 'react';
import { call } from '@/lib/api/client';
import type { whatIf } from '@/lib/contract/catalogue/what-if';
import type { Sent } from '@/lib/contract/operation';
import type { WhatIfField } from '@/lib/domain/what-if';
import { type Chosen, WhatIfFields } from './what-if-fields';
import { type Answer, cheapestStep } from './what-if-texts';

export type Filters = Omit<NonNullable<Sent<typeof whatIf>['query']>, WhatIfField>;

/** How long a slider rests before the server is asked, in ms. */
const REST = 120;

interface LiveWhatIfProps {
  /** What the server answered to `firstAsked`. */
  first: Answer;
  /** Filters as JSON. */
  firstAsked: string;
  filters: Filters;
  /** What is chosen from the start; `first` answers to it. */
  start?: Chosen | undefined;
  /** Called with the cheapest step in words; '' while a value is chosen, or without one. */
  onStep: (step: string) => void;
}

/** The sliders, which ask the server for what is chosen among the courses of `filters`. */
export function LiveWhatIf({ first, firstAsked, filters, start = NONE, onStep }: LiveWhatIfProps) {
  const [chosen, setChosen] = useState<Chosen>(start);
  const { answer, failed } = useAnswer(first, firstAsked, filters, start, chosen);
  const step = Object.keys(chosen).length > 0 ? '' : cheapestStep(answer);
  useEffect(() => onStep(step), [step, onStep]);
  return (
    <WhatIfFields
      answer={answer}
      isSearch={Object.values(filters).some((filter) => String(filter) !== '')}
      chosen={chosen}
      failed={failed}
      onChoose={setChosen}
    />
  );
}

const NONE: Chosen = {};

/** What the first answer was asked. */
const startOf = (filters: string, start: Chosen): string => JSON.stringify({ ...JSON.parse(filters), ...start });

/** The answer to what is asked; while it is on its way the one before. */
function useAnswer(first: Answer, firstAsked: string, filters: Filters, start: Chosen, chosen: Chosen) {
  const asked = JSON.stringify({ ...filters, ...chosen });
  const [shown, setShown] = useState({ first, asked: startOf(firstAsked, start), answer: first });
  const [failed, setFailed] = useState(false);
  // The page was rendered anew, after a change of the profile perhaps.
  if (shown.first !== first) setShown({ first, asked: startOf(JSON.stringify(filters), start), answer: first });
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
