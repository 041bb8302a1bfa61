import { type Frame, frameReader } from '@/components/live/frames';

/** An open event stream, read frame by frame. */
export interface Listening {
  /** The next frame, or null when the server ended the stream. */
  next(): Promise<(Omit<Frame, 'data'> & { data: Record<string, unknown> }) | null>;
  close(): Promise<void>;
}

/** Reads the frames of an answer. Comments are passed over. */
export function listen(response: Response): Listening {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const read = frameReader();
  const decoder = new TextDecoder();
  const frames: Frame[] = [];
  return {
    async next() {
      while (frames.length === 0) {
        const { value, done } = await reader.read();
        if (done) return null;
        frames.push(...read(decoder.decode(value, { stream: true })));
      }
      const { data, ...frame } = frames.shift() as Frame;
      return { ...frame, data: JSON.parse(data) };
    },
    close: () => reader.cancel(),
  };
}
