import { homeWords } from '@/lib/domain/accounts/home-page';
import { siteNameOf } from '@/lib/domain/accounts/operator';
import { siteFacts } from '@/lib/platform/site-facts';
import { drawnAlone } from '@/lib/platform/web/one-drawing';
import { sitePicture } from '../(public)/_parts/shared-picture';

export const dynamic = 'force-dynamic';

/** The picture that other sites show beside a link to this one. Kept like a page, drawn one at a time. */
export async function GET(): Promise<Response> {
  const { operator } = await siteFacts();
  const site = { name: siteNameOf(operator), colour: operator.colour };
  return drawnAlone(() =>
    sitePicture(site, operator.headline || homeWords(operator.countries).headline, operator.countries).arrayBuffer(),
  );
}
