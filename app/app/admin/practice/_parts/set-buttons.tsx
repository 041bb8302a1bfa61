'use client';

import { Button } from '@/components/ui/buttons/button';
import { usePress } from '@/components/ui/feedback/use-press';
import { call } from '@/lib/api/client';

interface SetButtonsProps {
  id: string;
  title: string;
  /** An admin turned it off. */
  isOff: boolean;
  /** It has recordings that no one has listened to. */
  asksToListen: boolean;
}

/** Shows a set to learners or takes it away from them, and notes that the admin has listened to it. */
export function SetButtons({ id, title, isOff, asksToListen }: SetButtonsProps) {
  const { busy, press } = usePress();
  const run = (change: () => Promise<{ message: string }>) => press(async () => (await change()).message);
  const params = { id };
  return (
    <>
      {asksToListen && (
        <Button
          variant="outline"
          size="sm"
          disabled={busy}
          onClick={() => run(() => call('POST /practice-sets/{id}/listened', { params, body: {} }))}
        >
          Mark as listened to<span className="sr-only">: {title}</span>
        </Button>
      )}
      <Button
        variant={isOff ? 'outline' : 'danger-quiet'}
        size="sm"
        disabled={busy}
        onClick={() => run(() => call('PUT /practice-sets/{id}/shown', { params, body: { shown: isOff } }))}
      >
        {isOff ? 'Show' : 'Hide'}
        <span className="sr-only"> {title}</span>
      </Button>
    </>
  );
}
