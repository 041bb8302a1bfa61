/** A server-sent frame: `id` is what a reader resumes after, `event` its kind, `data` goes as JSON. */
interface Frame {
  id?: string;
  event: string;
  data: unknown;
}

export interface EventStream {
  readonly body: ReadableStream<Uint8Array>;
  /** Sends a frame. A reader who is too far behind is dropped instead. */
  send(frame: Frame): void;
  /** Sends a comment: keeps proxies from closing a quiet connection. */
  beat(): void;
  /** Ends the stream after what was sent. A second call changes nothing. */
  close(): void;
}

/** How many bytes may wait for a slow reader; beyond, it is dropped and resumes when it can. */
const MOST_WAITING = 256 * 1024;
const encoder = new TextEncoder();

/** A text/event-stream body. `onGone` is called once: when the reader left, was dropped, or the stream was closed. */
export function eventStream(onGone: () => void): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const gone = () => {
    if (!controller) return;
    controller = null;
    onGone();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
      },
      cancel: gone,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }),
  );
  const write = (text: string) => {
    const open = controller;
    if (!open) return;
    open.enqueue(encoder.encode(text));
    if ((open.desiredSize ?? 0) > 0) return;
    gone();
    open.error(new DOMException('The reader of an event stream is too slow.', 'AbortError'));
  };
  return {
    body,
    send: ({ id, event, data }) =>
      write(`${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(':\n\n'),
    close() {
      const open = controller;
      gone();
      open?.close();
    },
  };
}
