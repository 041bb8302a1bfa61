import type { ReactNode } from 'react';
import type { TaskClock } from '../part-view';
import { Recorder } from './recorder';
import { TimedRecorder } from './timed-recorder';
import type { microphone } from './use-recording';

interface SpokenAnswerProps {
  /** What is answered, for screen readers. */
  label: string;
  /** Seconds to prepare and to speak, in the test's own time. */
  prepare: number;
  speak: number;
  /** Null in practice, and in a test without a limit. */
  clock: TaskClock | null;
  /** The test is over: what was recorded by itself can be heard. */
  isDone: boolean;
  onRecorded?: () => void;
  open?: typeof microphone | undefined;
  after?: ((recording: Blob) => ReactNode) | undefined;
}

/** Records a spoken answer: by itself where a clock runs, by a press elsewhere. */
export function SpokenAnswer({ label, prepare, speak, clock, isDone, onRecorded, open, after }: SpokenAnswerProps) {
  if (!clock) return <Recorder {...{ label, prepare, speak, open, after, ...(onRecorded && { onRecorded }) }} />;
  const { ends, factor, isCurrent } = clock;
  return (
    <TimedRecorder
      {...{ ends, isCurrent, isDone, open, after }}
      speak={speak * factor}
      onRecorded={() => onRecorded?.()}
    />
  );
}
