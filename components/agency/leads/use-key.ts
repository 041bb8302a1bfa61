import { useRef } from 'react';

/** The key of the next request: the same until `renew`, so that one sent twice is noted once. */
export function useKey() {
  const key = useRef('');
  const current = () => {
    key.current ||= crypto.randomUUID();
    return key.current;
  };
  const renew = () => {
    key.current = '';
  };
  return { current, renew };
}
