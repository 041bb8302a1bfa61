'use client';

import { type RefObject, useEffect, useState } from 'react';

interface RecordingProps {
  id: string;
  audio: RefObject<HTMLAudioElement | null>;
}

/** Plays a student's recording. It is loaded as a whole: some browsers play no sound that they can't ask for in parts. */
export function Recording({ id, audio }: RecordingProps) {
  const [address, setAddress] = useState<string | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    const load = async () => {
      const answer = await fetch(`/api/v1/practice-sent/${id}/recording`);
      if (!answer.ok) throw new Error(String(answer.status));
      made = URL.createObjectURL(await answer.blob());
      if (isGone) URL.revokeObjectURL(made);
      else setAddress(made);
    };
    load().catch(() => setLost(true));
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  if (isLost) return <p role="alert">The recording could not be loaded. Please reload the page.</p>;
  if (!address) return <p role="status">Loading the recording…</p>;
  // biome-ignore lint/a11y/useMediaCaption: a learner's own voice, for the person who teaches them.
  return <audio ref={audio} controls src={address} aria-label="Recording" className="w-full max-w-xl" />;
}
