import { classNames } from '@/components/ui/layout/class-names';

const SITES: Record<string, string> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

/** The firm's pages elsewhere, by the site's name; nothing without any. */
export function SocialLinks({ links, className }: { links: readonly string[]; className?: string }) {
  if (!links.length) return null;
  return (
    <ul className={classNames('flex flex-wrap gap-x-5 gap-y-1 text-sm', className)}>
      {links.map((href) => {
        const host = URL.parse(href)?.hostname.replace(/^(www|m)\./, '') ?? href;
        return (
          <li key={href}>
            <a href={href} rel="noopener me" className="rounded-control wrap-anywhere hover:text-ink hover:underline">
              {SITES[host] ?? host}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
