import { CardListLoading } from '@/components/tables/card-list-loading';

export default function BlogsLoading() {
  return <CardListLoading title="All Blogs" label="Loading blogs" />;
}
