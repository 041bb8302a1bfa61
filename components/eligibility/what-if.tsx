'use client';

import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { classNames } from '@/components/ui/layout/class-names';
import { call } from '@/lib/api/client';
import type { whatIf } from '@/lib/contract/catalogue/what-if';
import type { Result, Sent } from '@/lib/contract/operation';
import type { WhatIfField } from '@/lib/domain/what-if';

type Answer = Result<typeof whatIf>;
type Field = Answer['fields'][number];
type Chosen = { [Name in WhatIfField]?: number };
type Filters = Omit<NonNullable<Sent<typeof whatIf>['query']>, WhatIfField>;

/** How long a slider rests before the server is asked, in ms. */
const REST = 120;

interface WhatIfProps {
  /** What the server answered to `filters` as they were then. */
  first: Answer;
  /** Among which courses; all of them without any. */
  filters?: Filters;
}

/** Sliders for each score and mark: how many more courses the student would qualify for. Without script, the next steps. */
export function WhatIf({ first, filters = {} }: WhatIfProps) {
  const [chosen, setChosen] = useState<Chosen>({});
  const { answer, failed } = useAnswer(first, filters, chosen);
  const { now, courses, fields, cheapest, toeflScale } = answer;
  const easiest = fields.find(({ field }) => field === cheapest);
  const hasChosen = Object.keys(chosen).length > 0;
  const where = Object.values(filters).some((filter) => String(filter) !== '') ? ' of this search' : '';
  return (
    <details className="mb-6 rounded-card border border-line bg-raised px-4 py-3">
      <summary className="cursor-pointer rounded-sm font-medium pointer-coarse:py-1.5">
        What if my scores were higher?
        {easiest?.next && !hasChosen && (
          <span className="ms-2 font-normal text-muted tabular-nums">
            Cheapest step: {stepText(easiest, toeflScale)}
          </span>
        )}
      </summary>
      <p role="status" className="mt-3 text-sm tabular-nums">
        {failed
          ? 'This could not be worked out. Please move a slider again.'
          : hasChosen
            ? `You would certainly qualify for ${counted(courses)}${where} (${signed(courses - now)}).`
            : `You certainly qualify for ${counted(now)}${where} today. What is unknown or only likely is not counted.`}
      </p>
      <div className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {fields.map((field) => (
          <Slider
            key={field.field}
            field={field}
            toefl={toeflScale}
            isEasiest={field.field === cheapest}
            onChoose={(value) => setChosen({ ...chosen, [field.field]: value })}
            value={chosen[field.field] ?? field.own}
          />
        ))}
      </div>
      {hasChosen && (
        <Button variant="ghost" size="sm" className="mt-4 -ms-3" onClick={() => setChosen({})}>
          Back to my own
        </Button>
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

interface SliderProps {
  field: Field;
  toefl: Answer['toeflScale'];
  isEasiest: boolean;
  /** Null: no such score. */
  value: number | null;
  onChoose: (value: number) => void;
}

function Slider({ field, toefl, isEasiest, value, onChoose }: SliderProps) {
  const id = useId();
  const { own, from, to, step, next } = field;
  const least = own ?? from;
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {LABELS[field.field]}
          {field.field === 'toefl' && <span className="ms-1 font-normal text-muted">on {toefl.replace('-', '–')}</span>}
        </label>
        <span className="tabular-nums">{value === null ? 'none' : valueText(field, value)}</span>
      </div>
      <input
        id={id}
        type="range"
        min={least}
        max={to}
        step={step}
        value={value ?? least}
        aria-valuetext={value === null ? 'none' : valueText(field, value)}
        onChange={({ target }) => onChoose(Number(target.value))}
        className="mt-1.5 h-6 w-full cursor-pointer accent-brand noscript:hidden"
      />
      {next ? (
        <button
          type="button"
          onClick={() => onChoose(next.value)}
          className={classNames(
            'rounded-sm text-start text-xs text-brand-ink tabular-nums underline underline-offset-3 pointer-coarse:py-1.5',
            isEasiest && 'font-semibold',
          )}
        >
          {stepText(field, toefl)}
        </button>
      ) : (
        <p className="text-xs text-muted">No next step here opens more courses.</p>
      )}
    </div>
  );
}

const LABELS: Record<WhatIfField, string> = {
  ielts: 'IELTS, every part',
  pte: 'PTE, every part',
  toefl: 'TOEFL',
  det: 'DET',
  gre: 'GRE',
  gmat: 'GMAT',
  school: 'Senior Secondary',
  degree: 'Bachelors',
};

/** '+41 courses with IELTS 7.0'. */
function stepText({ next, ...field }: Field, toefl: Answer['toeflScale']): string {
  if (!next) return '';
  const name = LABELS[field.field].replace(', every part', '');
  const scale = field.field === 'toefl' && toefl === '1-6' ? ' of 6' : '';
  return `${signed(next.courses)} ${next.courses === 1 ? 'course' : 'courses'} with ${name} ${valueText(field, next.value)}${scale}`;
}

function valueText({ field, step }: Pick<Field, 'field' | 'step'>, value: number): string {
  if (field === 'school' || field === 'degree') return `${value}%`;
  return step < 1 ? value.toFixed(1) : String(value);
}

const NUMBER = new Intl.NumberFormat('en-GB');
const signed = (count: number) => `+${NUMBER.format(count)}`;
const counted = (count: number) => `${NUMBER.format(count)} ${count === 1 ? 'course' : 'courses'}`;
