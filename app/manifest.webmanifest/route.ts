import { brandTokens } from '@/lib/domain/accounts/brand';
import { picturePath, shortNameOf, siteNameOf } from '@/lib/domain/accounts/operator';
import { siteFacts } from '@/lib/platform/site-facts';

/** The product's own teal. */
const TEAL = '#00373a';

export const dynamic = 'force-dynamic';

/** What a phone calls the site, and shows for it, once it stands on its home screen. */
export async function GET(): Promise<Response> {
  const { operator } = await siteFacts();
  const manifest = {
    name: siteNameOf(operator),
    short_name: shortNameOf(operator),
    start_url: '/',
    display: 'browser',
    theme_color: operator.colour ? brandTokens(operator.colour, 'light').deep : TEAL,
    background_color: '#f7faf8',
    icons: operator.icon
      ? [{ src: `${picturePath(operator.icon)}?w=480`, sizes: 'any', type: 'image/webp' }]
      : [{ src: '/apple-icon.png', sizes: '180x180', type: 'image/png' }],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
}
