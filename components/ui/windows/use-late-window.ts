'use client';

import { useState } from 'react';

/** The state of a window made by `late`: it comes into the page at its first `start` and stays, with what was typed in it. */
export function useLateWindow() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return {
    isThere: state !== 'never',
    start: () => setState('open'),
    props: { open: state === 'open', onClose: () => setState('closed') },
  };
}
