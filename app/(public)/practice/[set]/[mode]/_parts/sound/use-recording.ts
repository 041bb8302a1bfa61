import { useEffect, useRef, useState } from 'react';

/** Formats in the order in which browsers can play back what they recorded themselves. */
const APPLE = ['audio/mp4', 'audio/webm;codecs=opus'];
const OTHERS = ['audio/webm;codecs=opus', 'audio/mp4'];

export type RecordingState = 'idle' | 'recording' | 'refused' | 'missing' | 'lost';

/** What is said of a microphone that records nothing. */
export const NO_SOUND: Partial<Record<RecordingState, string>> = {
  refused: 'Your browser did not allow the microphone. You can still practise aloud.',
  missing: 'This browser can’t record. You can still practise aloud.',
  lost: 'The microphone was disconnected. What you said until then is kept.',
};

/** The microphone; the name of what is wrong with it where there is none. */
export async function microphone(): Promise<MediaStream | 'refused' | 'missing'> {
  if (!('MediaRecorder' in window) || !navigator.mediaDevices) return 'missing';
  return navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => 'refused' as const);
}

/** Records one answer in the page's memory alone. */
export function useRecording(onRecorded?: () => void) {
  const [state, setState] = useState<RecordingState>('idle');
  const [kept, setKept] = useState<{ address: string; recording: Blob } | null>(null);
  const recorder = useRef<MediaRecorder | null>(null);
  /** Asking for the microphone takes as long as the person takes: the answer may be over by then. */
  const wanted = useRef(false);

  const release = () => {
    for (const track of recorder.current?.stream.getTracks() ?? []) track.stop();
  };
  const start = async () => {
    wanted.current = true;
    const stream = await microphone();
    if (typeof stream === 'string') return setState(stream);
    const formats = /Safari/.test(navigator.userAgent) && !/Chrome|Android/.test(navigator.userAgent) ? APPLE : OTHERS;
    const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format));
    const made = new MediaRecorder(stream, mimeType ? { mimeType } : {});
    const pieces: Blob[] = [];
    let isLost = false;
    made.ondataavailable = ({ data }) => pieces.push(data);
    made.onstop = () => {
      release();
      const recording = new Blob(pieces, { type: made.mimeType });
      setKept({ recording, address: URL.createObjectURL(recording) });
      setState(isLost ? 'lost' : 'idle');
      onRecorded?.();
    };
    recorder.current = made;
    if (!wanted.current) return release();
    stream.getTracks()[0]?.addEventListener('ended', () => {
      isLost = true;
      stop();
    });
    made.start();
    setState('recording');
  };
  const stop = () => {
    wanted.current = false;
    if (recorder.current?.state === 'recording') recorder.current.stop();
  };
  const remove = () => {
    if (kept) URL.revokeObjectURL(kept.address);
    setKept(null);
  };
  const end = useRef(release);
  end.current = release;
  useEffect(() => () => end.current(), []);
  return { state, kept, start, stop, remove };
}
