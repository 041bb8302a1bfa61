'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { counted } from '@/lib/domain/texts/counted';
import { clockText, useCountdown } from './countdown';

/** Minutes before the end at which screen readers hear the time, and all see it. */
const SAID_AT = [10, 5, 1];

/** The time that is left. It can be hidden; it shows itself again for the last minutes that are announced. */
export function Clock({ deadline }: { deadline: number }) {
  const [hidden, setHidden] = useState(false);
  const seconds = useCountdown(deadline);
  const minutes = Math.ceil(seconds / 60);
  const said = SAID_AT.includes(minutes) && seconds > (minutes - 1) * 60 + 30;
  return (
    <div className="flex items-center gap-2">
      <span role="timer" className={hidden && !said ? 'sr-only' : 'text-lg font-semibold tabular-nums'}>
        {clockText(seconds)}
        <span className="sr-only"> left</span>
      </span>
      <Button variant="ghost" size="sm" onClick={() => setHidden(!hidden)}>
        {hidden ? 'Show the time' : 'Hide the time'}
      </Button>
      <span role="status" className="sr-only">
        {said ? `${counted(minutes, 'minute')} left` : ''}
      </span>
    </div>
  );
}
