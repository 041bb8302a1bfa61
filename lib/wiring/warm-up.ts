import { log } from '@/lib/platform/log';
import { ownOrigin } from '@/lib/platform/server/requests';
import { courseIndex } from '@/lib/services/catalogue/search/current-index';

/** What a visitor of the course search asks for while typing. */
const ASKED = ['/api/v1/course-search?q=a', '/api/v1/course-suggestions?q=a'];

/**
 * Asks this process for its first search as soon as there is an index: a call's modules are loaded when it is first asked, which would
 * keep the first visitor waiting for a fifth of a second. Resolves in any case.
 */
export async function warmUp(): Promise<void> {
  try {
    await courseIndex();
    for (const path of ASKED) await (await fetch(ownOrigin() + path)).arrayBuffer();
  } catch (error) {
    // A server that listens on another address of the machine only, and has not been asked yet.
    log().debug({ err: error }, 'the first search could not be sent');
  }
}
