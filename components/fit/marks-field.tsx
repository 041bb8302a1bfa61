'use client';

import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { markWords, readMarks } from '@/lib/domain/marks/paper-marks';

interface MarksFieldProps {
  name?: string;
  id?: string;
  error?: string | undefined;
  /** Stands behind what the field takes. */
  hint?: string;
  /** What is typed now. */
  value: string;
  /** Of the studies, '' where it isn't known: its usual scale is offered first. */
  country: string;
  /** Gets the answer that was chosen, to be put into the control. */
  onChosen: (marks: string) => void;
  /** Wires the text input: a registration, or value and change. */
  control: ComponentProps<typeof TextInput>;
}

/**
 * Marks as they stand on the paper, on any scale. It says how they are read while they are typed, so that leaving it moves nothing
 * from under a press; once it is left it asks back, with answers to choose: '3.1: is that a CGPA?'.
 */
export function MarksField({ value, country, onChosen, hint = '', error = '', control, ...place }: MarksFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const read = value.trim() ? readMarks(value, country) : null;
  const question = read && 'asks' in read && (!isTyping || error) ? read : null;
  return (
    <div className="flex min-w-0 flex-col">
      <Field
        {...place}
        label="Marks"
        hint={`As on your certificate: 68%, 3.1/5, 2:2 or awaited. ${hint}`}
        error={question ? question.asks : error}
      >
        <TextInput
          {...control}
          autoComplete="off"
          onFocus={() => setTyping(true)}
          onBlur={(event) => {
            setTyping(false);
            control.onBlur?.(event);
          }}
        />
      </Field>
      <div aria-live="polite">
        {question && question.offers.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-2">
            {question.offers.map((offer) => (
              <li key={offer}>
                <Button variant="secondary" size="sm" onClick={() => onChosen(offer)}>
                  {offer}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {read && !('asks' in read) && (
          <p className="mt-1 text-xs text-muted">
            {read.some(({ kind }) => kind === 'other')
              ? 'Saved as you typed it. We compare it only with courses that ask for the same certificate, so name it: “AAB at A level”, “IB 34”.'
              : `Read as: ${read.map(markWords).join(' and ')}`}
          </p>
        )}
      </div>
    </div>
  );
}
