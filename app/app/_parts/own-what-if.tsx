import { parametersOf, readQuery } from '@/components/course-search/search-address';
import { SearchWhatIf } from '@/components/course-search/search-what-if';
import { WhatIf } from '@/components/eligibility/what-if';
import type { Viewer } from '@/lib/auth/viewer';
import { log } from '@/lib/log';
import { whatIfFor } from '@/lib/services/search/what-if';

interface OwnWhatIfProps {
  viewer: Viewer;
  /** The parameters of a search page: only its courses count, and the counts follow it. */
  search?: Parameters<typeof parametersOf>[0];
}

/** What higher scores and marks would open for the viewer; nothing where it can't be worked out, for the page is about more. */
export async function OwnWhatIf({ viewer, search }: OwnWhatIfProps) {
  const first = await whatIfFor(viewer, search ? readQuery(parametersOf(search)) : {}).catch((error: unknown) => {
    log().warn({ err: error }, 'what higher scores would open could not be worked out');
    return null;
  });
  if (!first) return null;
  return search ? <SearchWhatIf first={first} /> : <WhatIf first={first} />;
}
