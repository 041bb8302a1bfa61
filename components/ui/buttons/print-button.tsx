'use client';

import { Button } from '@/components/ui/buttons/button';

/** Prints the page, or saves it as PDF by the browser’s own window. */
export function PrintButton() {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      Print
    </Button>
  );
}
