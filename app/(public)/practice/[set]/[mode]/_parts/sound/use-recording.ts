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

/** What is said before an answer's time runs. */
export const NO_MICROPHONE = {
  refused: 'Your browser does not allow the microphone. Allow it in the address bar.',
  missing: 'This browser or device has no microphone.',
};

/** What is said of an answer in which no voice was heard. */
export const SILENT = 'We hear nothing. Speak louder, or check that the right microphone is chosen and not muted.';

/** From which level on something was heard; a quiet room is far below it. */
const HEARD_FROM = 0.02;

/** Listens for a voice, and says so when it is heard, and once after so many milliseconds without. Gives what ends it. */
export function listenFor(stream: MediaStream, ms: number, onFound: (found: 'heard' | 'silent') => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const end = () => {
    clearInterval(timer);
    if (context.state !== 'closed') void context.close();
  };
  const until = Date.now() + ms;
  let isSilent = false;
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    if (samples.some((sample) => Math.abs(sample) >= HEARD_FROM)) {
      end();
      onFound('heard');
      // Where the browser gives no samples yet, nothing is known.
    } else if (!isSilent && Date.now() >= until && context.state === 'running') {
      isSilent = true;
      onFound('silent');
    }
  }, 100);
  return end;
}

/** How long one may be silent at the start of an answer before the page says that it hears nothing. */
const SILENT_MS = 6_000;

/** Records one answer in the page's memory alone. `open` gives the microphone. */
export function useRecording(onRecorded?: () => void, open: typeof microphone = microphone) {
  const [state, setState] = useState<RecordingState>('idle');
  const [kept, setKept] = useState<{ address: string; recording: Blob } | null>(null);
  const recorder = useRef<MediaRecorder | null>(null);
  /** Asking for the microphone takes as long as the person takes: the answer may be over by then. */
  const wanted = useRef(false);

  const [isQuiet, setQuiet] = useState(false);
  const deafen = useRef(() => {});

  const release = () => {
    deafen.current();
    for (const track of recorder.current?.stream.getTracks() ?? []) track.stop();
  };
  const start = async () => {
    wanted.current = true;
    const stream = await open();
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
    setQuiet(false);
    deafen.current = listenFor(stream, SILENT_MS, (found) => setQuiet(found === 'silent'));
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
  return { state, kept, isQuiet, start, stop, remove };
}
