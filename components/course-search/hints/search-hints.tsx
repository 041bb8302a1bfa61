import { Info } from 'lucide-react';
import { ICON_BUTTON } from '@/components/ui/controls/icon-button';
import { Popover } from '@/components/ui/windows/popover';
import type { SearchAnswer } from '../answers';
import type { CourseQuery } from '../search-address';
import { KeywordTip } from './keyword-tip';
import { orderInWords } from './order-in-words';

/** On phones: what elsewhere stands under the keyword and over the courses, behind one button. */
export function SearchHints({ query, own }: { query: CourseQuery; own: SearchAnswer['own'] }) {
  const order = orderInWords(query, own);
  return (
    <Popover
      trigger={<Info aria-hidden className="size-5" />}
      triggerLabel="How this search works"
      triggerClassName={`${ICON_BUTTON} pointer-coarse:size-11`}
      label="How this search works"
      align="end"
      className="w-72 max-w-full space-y-2 p-4 text-sm"
    >
      <p>
        <KeywordTip />
      </p>
      {order && <p>{order}</p>}
    </Popover>
  );
}
