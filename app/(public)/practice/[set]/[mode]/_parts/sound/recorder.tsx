'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';

interface RecorderProps {
  /** What is answered, for screen readers. */
  label: string;
  /** Seconds to prepare before it records; 0 begins at once. */
  prepare: number;
  /** The most seconds it records. */
  speak: number;
  onRecorded?: () => void;
  /** What can be done with a recording, beside deleting it. */
  after?: (recording: Blob) => ReactNode;
}

/** Formats in the order in which browsers can play back what they recorded themselves. */
const APPLE = ['audio/mp4', 'audio/webm;codecs=opus'];
const OTHERS = ['audio/webm;codecs=opus', 'audio/mp4'];

/** Records an answer in the page's memory alone, to listen to at once. */
export function Recorder({ label, prepare, speak, onRecorded, after }: RecorderProps) {
  const [state, setState] = useState<'idle' | 'preparing' | 'recording' | 'refused' | 'missing'>('idle');
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  const [address, setAddress] = useState<string | null>(null);
  const [recording, setRecording] = useState<Blob | null>(null);
  const recorder = useRef<MediaRecorder | null>(null);

  const record = async () => {
    if (!('MediaRecorder' in window) || !navigator.mediaDevices) return setState('missing');
    let stream: MediaStream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch {
      return setState('refused');
    }
    const formats = /Safari/.test(navigator.userAgent) && !/Chrome|Android/.test(navigator.userAgent) ? APPLE : OTHERS;
    const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format));
    const made = new MediaRecorder(stream, mimeType ? { mimeType } : {});
    const pieces: Blob[] = [];
    made.ondataavailable = ({ data }) => pieces.push(data);
    made.onstop = () => {
      for (const track of stream.getTracks()) track.stop();
      const blob = new Blob(pieces, { type: made.mimeType });
      setRecording(blob);
      setAddress(URL.createObjectURL(blob));
      setState('idle');
      onRecorded?.();
    };
    recorder.current = made;
    made.start();
    setState('recording');
    setUntil(Date.now() + speak * 1000);
  };

  const act = useRef(record);
  act.current = record;
  useEffect(() => {
    if (state !== 'preparing' && state !== 'recording') return;
    const tick = () => {
      const rest = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(rest);
      if (rest > 0) return;
      if (state === 'preparing') void act.current();
      else recorder.current?.stop();
      clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [state, until]);
  useEffect(
    () => () => {
      for (const track of recorder.current?.stream.getTracks() ?? []) track.stop();
    },
    [],
  );

  const begin = () => {
    if (address) URL.revokeObjectURL(address);
    setAddress(null);
    if (prepare === 0) return void record();
    setUntil(Date.now() + prepare * 1000);
    setLeft(prepare);
    setState('preparing');
  };

  return (
    <div className="print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        {state === 'recording' ? (
          <Button variant="secondary" onClick={() => recorder.current?.stop()}>
            Stop recording
          </Button>
        ) : state === 'preparing' ? (
          <Button variant="secondary" onClick={() => void record()}>
            Start speaking now
          </Button>
        ) : (
          <Button variant="secondary" onClick={begin}>
            {address ? 'Record again' : prepare > 0 ? 'Start preparing' : 'Record your answer'}
            <span className="sr-only">: {label}</span>
          </Button>
        )}
        <span role="status" className="text-sm">
          {state === 'preparing' && 'Prepare your talk.'}
          {state === 'recording' && 'Recording.'}
          {state === 'refused' && 'Your browser did not allow the microphone. You can still practise aloud.'}
          {state === 'missing' && 'This browser can’t record. You can still practise aloud.'}
        </span>
        {(state === 'preparing' || state === 'recording') && (
          <span className="text-sm tabular-nums">
            {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
          </span>
        )}
      </div>
      {address && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {/* biome-ignore lint/a11y/useMediaCaption: it is the speaker's own voice. */}
          <audio controls src={address} className="max-w-full" />
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              URL.revokeObjectURL(address);
              setAddress(null);
            }}
          >
            Delete recording
          </Button>
        </div>
      )}
      {address && recording && after?.(recording)}
    </div>
  );
}
