import { Button } from '@/components/ui/controls/button';
import { comparePath } from '@/lib/domain/compare';

/** Without JavaScript: compares the ticked courses of the form it stands in, which sends its fields as an address. Else nothing. */
export const CompareTicked = () => (
  <noscript>
    <Button type="submit" variant="secondary" formAction={comparePath([])}>
      Compare selected courses
    </Button>
  </noscript>
);
