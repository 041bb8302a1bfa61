'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { clockText, useCountdown } from '../countdown';
import { type microphone, NO_SOUND, SILENT, useRecording } from './use-recording';

interface RecorderProps {
  /** What is answered, for screen readers. */
  label: string;
  /** Seconds to prepare before it records; 0 begins at once. */
  prepare: number;
  /** The most seconds it records. */
  speak: number;
  onRecorded?: () => void;
  open?: typeof microphone | undefined;
  /** What can be done with a recording, beside deleting it. */
  after?: ((recording: Blob) => ReactNode) | undefined;
}

/** Records an answer in the page's memory alone, to listen to at once. */
export function Recorder({ label, prepare, speak, onRecorded, open, after }: RecorderProps) {
  const { state, kept, isQuiet, start, stop, remove } = useRecording(onRecorded, open);
  const [isPreparing, setPreparing] = useState(false);
  const [until, setUntil] = useState(0);
  const isRecording = state === 'recording';

  const record = () => {
    setPreparing(false);
    setUntil(0);
    void start();
  };
  useEffect(() => {
    if (isRecording) setUntil(Date.now() + speak * 1000);
  }, [isRecording, speak]);
  const runs = (isPreparing || isRecording) && until > 0;
  const left = useCountdown(runs ? until : null, () => (isPreparing ? record() : stop()));

  const begin = () => {
    remove();
    if (prepare === 0) return record();
    setUntil(Date.now() + prepare * 1000);
    setPreparing(true);
  };

  return (
    <div className="print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        {isRecording ? (
          <Button variant="secondary" onClick={stop}>
            Stop recording
          </Button>
        ) : isPreparing ? (
          <Button variant="secondary" onClick={record}>
            Start speaking now
          </Button>
        ) : (
          <Button variant="secondary" onClick={begin}>
            {kept ? 'Record again' : prepare > 0 ? 'Start preparing' : 'Record your answer'}
            <span className="sr-only">: {label}</span>
          </Button>
        )}
        <span role="status" className="text-sm">
          {isPreparing ? 'Prepare your talk.' : isRecording ? (isQuiet ? SILENT : 'Recording.') : NO_SOUND[state]}
        </span>
        {runs && <span className="text-sm tabular-nums">{clockText(left)}</span>}
      </div>
      {kept && <Playback {...kept} after={after} onDelete={remove} />}
    </div>
  );
}

interface PlaybackProps {
  address: string;
  recording: Blob;
  after?: ((recording: Blob) => ReactNode) | undefined;
  onDelete: () => void;
}

/** A recording to listen to, delete, or send. */
export function Playback({ address, recording, after, onDelete }: PlaybackProps) {
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {/* biome-ignore lint/a11y/useMediaCaption: it is the speaker's own voice. */}
        <audio controls src={address} className="max-w-full" />
        <Button variant="ghost" size="sm" onClick={onDelete}>
          Delete recording
        </Button>
      </div>
      {after?.(recording)}
    </>
  );
}
