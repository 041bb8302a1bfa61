'use client';

import { type ComponentType, Suspense } from 'react';
import { Button, type ButtonProps } from '../buttons/button';
import { useLateWindow } from './use-late-window';

type Shown = ReturnType<typeof useLateWindow>['props'];

interface LateOpenerProps<Of extends object> extends Omit<ButtonProps, 'onClick'> {
  /** Made by `late`, outside the component. */
  window: ComponentType<NoInfer<Of> & Shown> & { soon: Partial<ButtonProps> };
  /** What the window is given. */
  of: Of;
}

/** A button and a window whose scripts come when it is first opened; it stays then, with what was typed in it. */
export function LateOpener<Of extends object>({ window: Window, of, ...button }: LateOpenerProps<Of>) {
  const { isThere, start, props } = useLateWindow();
  return (
    <>
      <Button {...button} {...Window.soon} onClick={start} />
      <Suspense>{isThere && <Window {...of} {...props} />}</Suspense>
    </>
  );
}
