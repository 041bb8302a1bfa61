import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { microphone } from './use-recording';

/** For how long one speaks to try it, and from which level on something was heard; a quiet room is far below it. */
const LISTENS_MS = 4_000;
const HEARD_FROM = 0.02;

type MicState = 'untried' | 'listening' | 'heard' | 'silent' | 'refused' | 'missing';

/** Tries the microphone before any time runs. Nothing is recorded. */
export function MicCheck() {
  const [state, setState] = useState<MicState>('untried');
  const end = useRef<() => void>(() => {});
  useEffect(() => () => end.current(), []);
  const listen = async () => {
    const stream = await microphone();
    if (typeof stream === 'string') return setState(stream);
    setState('listening');
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const until = Date.now() + LISTENS_MS;
    const finish = (found: MicState) => {
      end.current();
      setState(found);
    };
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      if (Math.max(...samples.map(Math.abs)) >= HEARD_FROM) finish('heard');
      else if (Date.now() >= until) finish('silent');
    }, 100);
    end.current = () => {
      clearInterval(timer);
      for (const track of stream.getTracks()) track.stop();
      void context.close();
      end.current = () => {};
    };
  };
  return (
    <div className="mt-4">
      <p className="mb-2 text-sm">Test your microphone: press the button and say a sentence. Nothing is recorded.</p>
      <Button variant="secondary" busy={state === 'listening'} onClick={() => void listen()}>
        Test the microphone
      </Button>
      <p role="status" className="mt-2 text-sm">
        {SAID[state]}
      </p>
    </div>
  );
}

const SAID: Record<MicState, string> = {
  untried: '',
  listening: 'Speak now.',
  heard: 'We can hear you.',
  silent: 'We hear nothing. Check that the right microphone is chosen and not muted, then test it again.',
  refused:
    'Your browser did not allow the microphone. Allow it in the address bar, then test it again, or answer aloud without a recording.',
  missing: 'This browser or device has no microphone. You can answer aloud without a recording.',
};
