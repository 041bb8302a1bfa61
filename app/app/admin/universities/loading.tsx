import { CardListLoading } from '@/components/tables/card-list-loading';

export default function UniversitiesLoading() {
  return <CardListLoading title="Universities" label="Loading universities" />;
}
