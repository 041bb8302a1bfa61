'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { Card } from '@/components/ui/layout/card';
import { MicCheck, useMicCheck } from './sound/mic-check';

interface StartPanelProps {
  /** The test's own time. */
  seconds: number;
  /** A recording to try the sound with. */
  sound?: string | undefined;
  /** Answers are spoken. */
  isSpoken?: boolean;
  /** One only goes forward, and each task has its clock. */
  isForward?: boolean;
  /** What else is to be known before. */
  children?: ReactNode;
  /** With how many times the time; 0 without a clock. */
  onStart: (factor: number) => void;
}

const FACTORS = [1, 1.25, 1.5, 2, 0];

/** Before a test: how much time, and for listening whether the sound works. */
export function StartPanel({
  seconds,
  sound,
  isSpoken = false,
  isForward = false,
  children,
  onStart,
}: StartPanelProps) {
  const [factor, setFactor] = useState('1');
  const mic = useMicCheck();
  const isHeard = !isSpoken || mic.state === 'heard';
  return (
    <Card className="max-w-xl print:hidden">
      <RadioGroup
        legend="How much time do you want?"
        name="time"
        value={factor}
        onValueChange={setFactor}
        choices={FACTORS.map((times) => ({
          value: String(times),
          label:
            times === 0
              ? 'No time limit'
              : `${Math.round((seconds * times) / 60)} minutes${times === 1 ? ' (as in the test)' : ` (× ${times})`}`,
        }))}
      />
      {sound && (
        <div className="mt-4">
          <p className="mb-2 text-sm">Test your sound first. You should hear a voice. This is not part of the test.</p>
          {/* biome-ignore lint/a11y/useMediaCaption: it only shows that sound can be heard. */}
          <audio controls preload="none" src={`${sound}#t=0,8`} className="w-full" />
        </div>
      )}
      {isSpoken && <MicCheck {...mic} />}
      {isForward && (
        <ul className="mt-4 list-disc space-y-1 ps-5 text-sm">
          <li>You go forward only. You can’t return to a task.</li>
          <li>Recordings begin by themselves and play once. A clock waits until its recording has begun.</li>
          <li>Where the exam gives a task its own time, that time runs for this task. Other tasks share one clock.</li>
          <li>More time or no limit counts for each of the clocks.</li>
        </ul>
      )}
      {children}
      <p className="mt-4 mb-4 text-sm text-muted">
        The clock starts when you press the button and keeps running if you close the page. Your answers are saved in
        this browser.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="lg" onClick={() => (isHeard ? onStart(Number(factor)) : void mic.listen())}>
          Start the test
        </Button>
        {!isHeard && mic.state !== 'untried' && mic.state !== 'listening' && (
          <Button size="lg" variant="secondary" onClick={() => onStart(Number(factor))}>
            Start without a recording
          </Button>
        )}
      </div>
    </Card>
  );
}
