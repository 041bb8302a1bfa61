import { Menu as MenuLines } from 'lucide-react';
import { ICON_BUTTON } from '@/components/ui/controls/icon-button';

const ID = 'public-menu';

/**
 * The public links behind one button, on phones. The browser's own popover: it needs no script, so it works before and
 * without one. The links load their pages anew, which also closes it.
 */
export function PublicPhoneMenu({ links }: { links: readonly { href: string; label: string }[] }) {
  return (
    <div className="md:hidden">
      <button type="button" popoverTarget={ID} aria-label="Menu" title="Menu" className={ICON_BUTTON}>
        <MenuLines aria-hidden className="size-5" />
      </button>
      <nav
        id={ID}
        popover="auto"
        aria-label="Menu"
        className="fixed inset-auto top-14 right-4 m-0 min-w-44 rounded-card border border-line bg-raised py-1 text-sm text-ink shadow-float"
      >
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="flex min-h-10 items-center px-3.5 hover:bg-sunken focus-visible:bg-sunken">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
