export { StudentNotFound as default } from '@/components/agent/student-not-found';
