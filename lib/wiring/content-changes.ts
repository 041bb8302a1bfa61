import { subscribe } from '@/lib/events/bus';
import { log } from '@/lib/log';
import { searchIsBuilt, searchIsCurrent } from '@/lib/services/search/course-search';
import { contentChanged } from '@/lib/web/page-cache';

/** Follows what any web process publishes or changes, so that no public page stays behind. Once per process. */
export function forgetChangedPages(): void {
  subscribe(({ kind }) => {
    if (kind === 'articles-changed') tell(contentChanged('articles'));
    if (kind === 'universities-changed') tell(contentChanged('courses'));
    // The search index follows the same event and may take longer: what shows its numbers waits for it.
    if (kind === 'courses-changed') {
      tell(
        contentChanged('courses')
          .then(searchIsCurrent)
          .then(() => contentChanged('search')),
      );
    }
  });
}

/** Makes the pages anew that were rendered before the search had its first index, and so without its numbers. */
export function showNumbersOnceKnown(): void {
  tell(searchIsBuilt().then(() => contentChanged('search')));
}

function tell(change: Promise<void>): void {
  change.catch((error) => log().error({ err: error }, 'public pages may be up to five minutes behind'));
}
