'use client';

import { Button } from '@/components/ui/buttons/button';
import { ErrorBox } from '@/components/ui/feedback/error-box';

/** Stands where a page of an area would be when it failed; the shell around it stays. */
export default function AreaError({ retry }: { retry: () => void }) {
  return (
    <ErrorBox
      heading="Something went wrong"
      message="The page could not be loaded."
      hint="Nothing you saved is lost."
      action={<Button onClick={() => retry()}>Try again</Button>}
    />
  );
}
