'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { ticked } from '@/components/ui/controls/wired';
import { HOME_BLOCK_TITLES, HOME_BLOCKS, type HomeBlock } from '@/lib/domain/accounts/home-page';

interface HomeBlocksProps {
  /** What is shown, in its order. */
  shown: readonly HomeBlock[];
  onChange: (shown: HomeBlock[]) => void;
}

/** Which parts the home page has under its search, and in which order; hidden ones stand last. */
export function HomeBlocks({ shown, onChange }: HomeBlocksProps) {
  const hidden = HOME_BLOCKS.filter((block) => !shown.includes(block));
  const move = (block: HomeBlock, by: -1 | 1) => {
    const at = shown.indexOf(block);
    const others = shown.filter((one) => one !== block);
    onChange([...others.slice(0, at + by), block, ...others.slice(at + by)]);
  };
  return (
    <ul className="divide-y divide-line border-y border-line">
      {[...shown, ...hidden].map((block) => {
        const [at, title] = [shown.indexOf(block), HOME_BLOCK_TITLES[block]];
        return (
          <li key={block} className="flex min-h-11 items-center gap-2 py-1">
            <div className="mr-auto">
              <Checkbox
                label={title}
                {...ticked(at >= 0, (isShown) =>
                  onChange(isShown ? [...shown, block] : shown.filter((one) => one !== block)),
                )}
              />
            </div>
            <IconButton label={`Move up: ${title}`} disabled={at < 1} onClick={() => move(block, -1)}>
              <ArrowUp aria-hidden className="size-4" />
            </IconButton>
            <IconButton
              label={`Move down: ${title}`}
              disabled={at < 0 || at === shown.length - 1}
              onClick={() => move(block, 1)}
            >
              <ArrowDown aria-hidden className="size-4" />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
