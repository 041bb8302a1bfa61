import { parametersOf, readQuery } from '@/components/course-search/search-address';
import { SearchWhatIf } from '@/components/course-search/search-what-if';
import { isNarrowed, whatIfFilters } from '@/components/course-search/what-if-filters';
import { WhatIf } from '@/components/eligibility/what-if';
import { WhatIfFields } from '@/components/eligibility/what-if-fields';
import { cheapestStep } from '@/components/eligibility/what-if-texts';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { log } from '@/lib/platform/log';
import { whatIfFor } from '@/lib/services/catalogue/search/what-if';

interface OwnWhatIfProps {
  viewer: Viewer;
  /** The parameters of a search page: only its courses count, and the counts follow it. */
  search?: Parameters<typeof parametersOf>[0];
}

/** What higher scores and marks would open for the viewer; nothing where it can't be worked out, for the page is about more. */
export async function OwnWhatIf({ viewer, search }: OwnWhatIfProps) {
  const filters = search && whatIfFilters(readQuery(parametersOf(search)));
  const first = await whatIfFor(viewer, filters ?? {}).catch((error: unknown) => {
    log().warn({ err: error }, 'could not calculate how many courses higher scores would open');
    return null;
  });
  if (!first) return null;
  const firstStep = cheapestStep(first);
  if (!filters) {
    return (
      <WhatIf first={first} firstStep={firstStep}>
        <WhatIfFields answer={first} isSearch={false} />
      </WhatIf>
    );
  }
  return (
    <SearchWhatIf first={first} firstStep={firstStep}>
      <WhatIfFields answer={first} isSearch={isNarrowed(filters)} />
    </SearchWhatIf>
  );
}
