export { BoardSkeleton as default } from '../../../_parts/board-skeleton';
