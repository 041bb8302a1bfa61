import { WhatIf } from '@/components/eligibility/what-if';
import type { Viewer } from '@/lib/auth/viewer';
import { log } from '@/lib/log';
import { whatIfFor } from '@/lib/services/search/what-if';

/** What higher scores and marks would open for the viewer; nothing where it can't be worked out, for the page is about more. */
export async function OwnWhatIf({ viewer }: { viewer: Viewer }) {
  const first = await whatIfFor(viewer, {}).catch((error: unknown) => {
    log().warn({ err: error }, 'what higher scores would open could not be worked out');
    return null;
  });
  return first && <WhatIf first={first} />;
}
