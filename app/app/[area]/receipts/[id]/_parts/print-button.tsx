'use client';

import { Button } from '@/components/ui/controls/button';

/** Prints the page. */
export function PrintButton() {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      Print
    </Button>
  );
}
