import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { listenFor, microphone } from './use-recording';

/** For how long one speaks to try it. */
const LISTENS_MS = 4_000;

export type MicState = 'untried' | 'listening' | 'heard' | 'silent' | 'lost' | 'refused' | 'missing';

/** Tries the microphone before any time runs. Nothing is recorded. */
export function useMicCheck() {
  const [state, setState] = useState<MicState>('untried');
  const end = useRef<() => void>(() => {});
  useEffect(() => () => end.current(), []);
  const isAsking = useRef(false);
  const listen = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    end.current();
    const stream = await microphone();
    isAsking.current = false;
    if (typeof stream === 'string') return setState(stream);
    setState('listening');
    const finish = (found: MicState) => {
      end.current();
      setState(found);
    };
    const deafen = listenFor(stream, LISTENS_MS, finish);
    for (const track of stream.getTracks()) track.addEventListener('ended', () => finish('lost'));
    end.current = () => {
      deafen();
      for (const track of stream.getTracks()) track.stop();
      end.current = () => {};
    };
  };
  return { state, listen };
}

/** The button that tries the microphone, and what came of it. */
export function MicCheck({ state, listen }: ReturnType<typeof useMicCheck>) {
  return (
    <div className="mt-4">
      <p className="mb-2 text-sm">
        Test your microphone before you start: press the button and say a sentence. Nothing is recorded.
      </p>
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
  lost: 'The microphone was disconnected. Connect it, then test it again.',
  refused:
    'Your browser did not allow the microphone. Allow it in the address bar, then test it again, or answer aloud without a recording.',
  missing: 'This browser or device has no microphone. You can answer aloud without a recording.',
};
