import type { Operations } from '@/lib/contract/all';
import type { Result } from '@/lib/contract/operation';
import { CallError, type CallName, formOf, type Loose, type Options, pathOf, refusalOf } from './client';
import { networkIsBack, noteReached, noteSaving } from './network';

interface Follow {
  /** Bytes so far, of all. */
  onSent?: (bytes: number, of: number) => void;
  /** The network is gone: the files are sent when it is back. `onSent` is called again then. */
  onWaiting?: () => void;
}

/**
 * Makes a call with files and says how much of it has been sent. Not `call()`: only XMLHttpRequest reports that. Where the
 * network goes away it waits and sends the files again, unless all of them had arrived: then it is unknown whether the call
 * was done. Throws `CallError` (`status` 0: the server could not be reached), or an AbortError once `signal` is aborted.
 */
export async function upload<N extends CallName>(
  name: N,
  options: Options<N>,
  follow: Follow = {},
): Promise<Result<Operations[N]>> {
  const ended = noteSaving();
  try {
    const answer = await untilSent(name, options, follow);
    ended(true);
    return answer;
  } catch (error) {
    ended(false);
    throw error;
  }
}

async function untilSent<N extends CallName>(
  name: N,
  options: Options<N>,
  { onSent, onWaiting }: Follow,
): Promise<Result<Operations[N]>> {
  const { signal } = options as Loose;
  for (let failures = 0; ; ) {
    try {
      return await attempt(name, options, onSent);
    } catch (error) {
      const mayGoOn = error instanceof CallError && error.status === 0 && !(error instanceof LostAnswer);
      if (!mayGoOn) throw error;
      onWaiting?.();
      const wasOnline = navigator.onLine;
      const isBack = await networkIsBack(failures, signal);
      if (!isBack) throw signal?.aborted ? cancelled() : error;
      failures = wasOnline ? failures + 1 : 0;
    }
  }
}

/** The whole body was sent and no answer came: the server may have done the call. */
class LostAnswer extends CallError {
  constructor() {
    super(0, 'The connection was lost before we got an answer. Please check whether the file arrived.');
  }
}

function attempt<N extends CallName>(
  name: N,
  options: Options<N>,
  onSent: Follow['onSent'],
): Promise<Result<Operations[N]>> {
  const [method, template] = name.split(' ') as [string, string];
  const { params, body, files = {}, signal } = options as Loose;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(cancelled());
    const request = new XMLHttpRequest();
    let isSent = false;
    request.open(method, `/api/v1${pathOf(template, params)}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onSent?.(loaded, total);
    request.upload.onload = () => {
      isSent = true;
    };
    request.onload = () => {
      noteReached(true);
      if (request.status >= 200 && request.status < 300) resolve(request.response as Result<Operations[N]>);
      else reject(refusalOf(request.status, request.response));
    };
    request.onerror = () => {
      noteReached(false);
      reject(isSent ? new LostAnswer() : new CallError(0, 'Network error.'));
    };
    request.onabort = () => reject(cancelled());
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formOf(body, files));
  });
}

const cancelled = () => new DOMException('Cancelled.', 'AbortError');
