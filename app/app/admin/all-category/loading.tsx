import { CardListLoading } from '@/components/tables/card-list-loading';

export default function CategoriesLoading() {
  return <CardListLoading title="All Categories" label="Loading categories" />;
}
