import { ProfileNotFound } from '../../../_parts/profile-not-found';

export default function AdminProfileNotFound() {
  return <ProfileNotFound home="/app/admin/students" />;
}
