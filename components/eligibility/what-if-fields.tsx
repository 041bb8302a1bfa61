import { useId } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { classNames } from '@/components/ui/layout/class-names';
import { counted } from '@/lib/domain/texts/counted';
import type { WhatIfField } from '@/lib/domain/what-if';
import { dayText } from '@/lib/engines/eligibility/verdicts';
import { type Answer, type Field, LABELS, signed, stepText, valueText } from './what-if-texts';

export type Chosen = { [Name in WhatIfField]?: number };

interface WhatIfFieldsProps {
  answer: Answer;
  /** Only some courses are counted. */
  isSearch: boolean;
  chosen?: Chosen;
  failed?: boolean;
  /** Without it nothing can be moved: as the server draws it. */
  onChoose?: (chosen: Chosen) => void;
}

/** How many courses the student meets, and a slider for each score and mark that can still change, with its next step. */
export function WhatIfFields({ answer, isSearch, chosen = {}, failed, onChoose }: WhatIfFieldsProps) {
  const { now, courses, fields, cheapest, toeflScale } = answer;
  const hasChosen = Object.keys(chosen).length > 0;
  const where = isSearch ? ' in this search' : '';
  return (
    <>
      <p role="status" className="mt-3 text-sm tabular-nums">
        {failed
          ? 'This could not be calculated. Please move a slider again.'
          : hasChosen
            ? `You would qualify for ${counted(courses, 'course')}${where} (${signed(courses - now)}).`
            : `You qualify for ${counted(now, 'course')}${where} today. “Likely” and “unknown” results are not counted.`}
      </p>
      <div data-keeps-own className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {fields.map((field) => (
          <Slider
            key={field.field}
            field={field}
            toefl={toeflScale}
            isEasiest={field.field === cheapest}
            onChoose={onChoose && ((value) => onChoose({ ...chosen, [field.field]: value }))}
            value={chosen[field.field] ?? field.own}
          />
        ))}
      </div>
      {hasChosen && onChoose && (
        <Button variant="ghost" size="sm" className="mt-4 -ms-3" onClick={() => onChoose({})}>
          Reset to my scores
        </Button>
      )}
    </>
  );
}

const isStudies = ({ field }: Field) => field === 'school' || field === 'degree';

interface SliderProps {
  field: Field;
  toefl: Answer['toeflScale'];
  isEasiest: boolean;
  /** Null: no such score. */
  value: number | null;
  onChoose?: ((value: number) => void) | undefined;
}

function Slider({ field, toefl, isEasiest, value, onChoose }: SliderProps) {
  const id = useId();
  const { own, from, to, step, next } = field;
  const least = own ?? from;
  const none = field.ended ? `expired ${dayText(field.ended)}` : 'none';
  const text = value === null ? none : valueText(field, value);
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {LABELS[field.field]}
          {field.field === 'toefl' && <span className="ms-1 font-normal text-muted">on {toefl.replace('-', '–')}</span>}
        </label>
        <span className="tabular-nums">{text}</span>
      </div>
      <input
        id={id}
        type="range"
        min={least}
        max={to}
        step={step}
        value={value ?? least}
        aria-valuetext={text}
        disabled={!onChoose}
        onChange={onChoose && (({ target }) => onChoose(Number(target.value)))}
        className="mt-1.5 h-6 w-full cursor-pointer accent-brand noscript:hidden"
      />
      {next ? (
        <button
          type="button"
          disabled={!onChoose}
          onClick={onChoose && (() => onChoose(next.value))}
          className={classNames(
            'text-start text-xs text-brand-ink tabular-nums underline underline-offset-3 pointer-coarse:py-1.5',
            isEasiest && 'font-semibold',
          )}
        >
          {stepText(field, toefl)}
        </button>
      ) : (
        <p className="text-xs text-muted">
          {isStudies(field)
            ? 'Move the slider to the final marks that you expect.'
            : 'Improving one result alone would not qualify you for more courses.'}
        </p>
      )}
    </div>
  );
}
