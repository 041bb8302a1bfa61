export { default } from '../../student/settings/loading';
