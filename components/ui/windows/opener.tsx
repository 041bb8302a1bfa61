'use client';

import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../buttons/button';

interface OpenerProps extends Omit<ButtonProps, 'onClick'> {
  /** The window, given what closes it: made anew each time it is opened. */
  opens: (onClose: () => void) => ReactNode;
}

/** A button and the window that it opens. */
export function Opener({ opens, ...button }: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {open && opens(() => setOpen(false))}
    </>
  );
}
