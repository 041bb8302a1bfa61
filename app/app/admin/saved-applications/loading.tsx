export { SavedLoading as default } from '../../_parts/saved-loading';
