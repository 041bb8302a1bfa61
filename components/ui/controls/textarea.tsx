'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../layout/class-names';
import { CONTROL, CONTROL_SIZE } from './control-style';
import { useEarlyChange } from './early-change';
import { useFieldWiring } from './field-context';

/** Several lines of text; grows with its content where the browser can. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const props = useFieldWiring(rest);
  const ref = useEarlyChange(props.ref);
  return (
    <textarea
      {...props}
      ref={ref}
      rows={rows}
      className={classNames(CONTROL, CONTROL_SIZE, 'field-sizing-content min-h-24 resize-y', className)}
    />
  );
}
