import { type ReactNode, useEffect, useRef, useState } from 'react';
import { clockText, useCountdown } from '../countdown';
import { Playback } from './recorder';
import { type microphone, NO_SOUND, SILENT, useRecording } from './use-recording';

interface TimedRecorderProps {
  /** When its time is over, in milliseconds since 1970; null while it has not begun. */
  ends: number | null;
  /** The seconds of it in which one speaks: the last ones. */
  speak: number;
  /** The task is the open one. */
  isCurrent: boolean;
  /** The test is over: the recording can be heard. */
  isDone: boolean;
  onRecorded: () => void;
  open?: typeof microphone | undefined;
  after?: ((recording: Blob) => ReactNode) | undefined;
}

/** Records by itself, as the exam does: time to prepare, then one recording that ends when the time is over. */
export function TimedRecorder({ ends, speak, isCurrent, isDone, onRecorded, open, after }: TimedRecorderProps) {
  const { state, kept, isQuiet, start, stop, remove } = useRecording(onRecorded, open);
  const speaksFrom = ends === null ? null : ends - speak * 1000;
  /** The end of the recording that was begun: a clock that is set anew by some seconds begins no second one. */
  const [begun, setBegun] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);
  const isOpen = isCurrent && !isDone;
  const preparing = useCountdown(isOpen && begun === null ? speaksFrom : null, () => setBegun(ends));
  const speaking = useCountdown(isOpen && begun !== null && !isOver ? ends : null, () => setOver(true));
  const runs = isOpen && begun !== null && !isOver;
  const acts = useRef({ start, stop });
  acts.current = { start, stop };
  useEffect(() => {
    if (!runs) return;
    void acts.current.start();
    return () => acts.current.stop();
  }, [runs]);
  return (
    <div className="print:hidden">
      {!isDone && (
        <p className="flex flex-wrap gap-x-3 rounded-card bg-sunken px-4 py-3">
          <span role="status">
            {isOver
              ? (NO_SOUND[state] ?? 'The time to speak is over.')
              : begun !== null
                ? (NO_SOUND[state] ?? (isQuiet ? SILENT : 'Speak now. It is recorded.'))
                : ends === null
                  ? 'You speak after the recording.'
                  : preparing > 0 && 'Prepare. The recording of your answer starts by itself.'}
          </span>
          {!isOver && ends !== null && (begun !== null || preparing > 0) && (
            <span className="font-semibold tabular-nums">{clockText(begun === null ? preparing : speaking)}</span>
          )}
        </p>
      )}
      {isDone && !kept && <p className="text-sm text-muted">There is no recording of this answer.</p>}
      {isDone && kept && isQuiet && <p className="text-sm">We heard nothing in this recording.</p>}
      {isDone && kept && <Playback {...kept} after={after} onDelete={remove} />}
    </div>
  );
}
