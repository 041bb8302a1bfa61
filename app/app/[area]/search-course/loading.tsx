export { SearchSkeleton as default } from '@/components/course-search/search-skeleton';
