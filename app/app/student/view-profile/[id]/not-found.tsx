import { ProfileNotFound } from '../../../_parts/profile-not-found';

export default function StudentProfileNotFound() {
  return <ProfileNotFound home="/app/student" />;
}
