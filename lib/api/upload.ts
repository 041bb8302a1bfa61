import type { Operations } from '@/lib/contract/all';
import type { Result } from '@/lib/contract/operation';
import { CallError, type CallName, formOf, type Loose, type Options, pathOf, refusalOf } from './client';

/**
 * Makes a call with files and says how much of it has been sent. Not `call()`: only XMLHttpRequest reports that.
 * @param onSent bytes so far, of all
 */
export function upload<N extends CallName>(
  name: N,
  options: Options<N>,
  onSent: (bytes: number, of: number) => void,
): Promise<Result<Operations[N]>> {
  const [method, template] = name.split(' ') as [string, string];
  const { params, body, files = {} } = options as Loose;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, `/api/v1${pathOf(template, params)}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response as Result<Operations[N]>);
      else reject(refusalOf(request.status, request.response));
    };
    request.onerror = () => reject(new CallError(0, 'Network error.'));
    request.send(formOf(body, files));
  });
}
