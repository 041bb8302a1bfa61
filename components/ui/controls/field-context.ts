'use client';

import { createContext, use } from 'react';

/** What a control inside a `Field` takes over: identity and the aria wiring. */
export type FieldWiring = {
  id: string;
  name?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

export const FieldContext = createContext<FieldWiring | null>(null);

/** Why a form was refused, by the names of its fields: each `Field` in it shows its own. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});

/**
 * Merges a control's own props with those of the `Field` around it; its own win.
 * Outside a `Field` the control must bring its own accessible name.
 */
export function useFieldWiring<Props extends object>(props: Props): Props & Partial<FieldWiring> {
  const field = use(FieldContext);
  return { ...field, ...props };
}
