import { CardListLoading } from '@/components/tables/card-list-loading';

export default function NewsLoading() {
  return <CardListLoading title="All News" label="Loading news" />;
}
